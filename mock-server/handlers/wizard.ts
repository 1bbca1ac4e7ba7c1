import { handle } from '../core/handle.ts'
import { notFound } from '../core/http-error.ts'
import { createOrderFromDraft } from '../rules/orders/draft-order.ts'
import {
  carriersForSession,
  createSessionOrder,
  priceSession,
  readSession,
  saveStep,
  startSession,
} from '../rules/orders/wizard-sessions.ts'

export const wizardHandlers = {
  'wizard.start': handle('wizard.start', (context) => startSession(context, context.body?.data), { status: 201 }),
  'wizard.get': handle('wizard.get', (context) => readSession(context, context.params.sessionId)),
  'wizard.setCustomer': handle('wizard.setCustomer', (context) => {
    return saveStep(context, context.params.sessionId, 'customer', context.body)
  }),
  'wizard.setCargo': handle('wizard.setCargo', (context) =>
    saveStep(context, context.params.sessionId, 'cargo', context.body),
  ),
  'wizard.setPickup': handle('wizard.setPickup', (context) => {
    return saveStep(context, context.params.sessionId, 'pickup', context.body)
  }),
  'wizard.setDelivery': handle('wizard.setDelivery', (context) => {
    return saveStep(context, context.params.sessionId, 'delivery', context.body)
  }),
  'wizard.calculatePrice': handle('wizard.calculatePrice', (context) => {
    return priceSession(context, context.params.sessionId, context.body)
  }),
  'wizard.findCarriers': handle('wizard.findCarriers', (context) => {
    return carriersForSession(context, context.params.sessionId, context.body?.searchRadius)
  }),
  'wizard.createOrder': handle(
    'wizard.createOrder',
    (context) => createSessionOrder(context, context.params.sessionId, context.body),
    { status: 201 },
  ),
  'tmsIntegration.orderWizardToTms': handle(
    'tmsIntegration.orderWizardToTms',
    async (context) => {
      const { tenantId, customer, cargo, pickup, delivery } = context.body
      if (tenantId !== context.session.tenantId) throw notFound()
      const { order } = await createOrderFromDraft(context, { customer, cargo, pickup, delivery }, {})
      return { success: true, order }
    },
    { status: 201 },
  ),
}
