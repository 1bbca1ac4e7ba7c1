import type { Jobs } from '../../write/noun.ts'
import { handle } from '../../core/handle.ts'
import { notFound } from '../../core/http-error.ts'
import { createOrderFromDraft } from '../orders/draft/create.ts'
import { decisionsOf } from '../orders/draft/decisions.ts'
import { createSessionOrder } from './create-order.ts'
import { forgetExpired } from './expiry.ts'
import { carriersForSession, priceSession } from './results.ts'
import { readSession, saveStep, startSession } from './sessions.ts'

export const wizardHandlers = {
  'wizard.start': handle('wizard.start', async (context) => startSession(context, context.body?.data), {
    status: 201,
  }),
  'wizard.get': handle('wizard.get', async (context) => readSession(context, context.params.sessionId)),
  'wizard.setCustomer': handle('wizard.setCustomer', async (context) => {
    return saveStep(context, context.params.sessionId, 'customer', context.body)
  }),
  'wizard.setCargo': handle('wizard.setCargo', async (context) => {
    return saveStep(context, context.params.sessionId, 'cargo', context.body)
  }),
  'wizard.setPickup': handle('wizard.setPickup', async (context) => {
    return saveStep(context, context.params.sessionId, 'pickup', context.body)
  }),
  'wizard.setDelivery': handle('wizard.setDelivery', async (context) => {
    return saveStep(context, context.params.sessionId, 'delivery', context.body)
  }),
  'wizard.calculatePrice': handle('wizard.calculatePrice', async (context) => {
    return priceSession(context, context.params.sessionId, context.body)
  }),
  'wizard.findCarriers': handle('wizard.findCarriers', async (context) => {
    return carriersForSession(context, context.params.sessionId, context.body?.searchRadius)
  }),
  'wizard.createOrder': handle(
    'wizard.createOrder',
    async (context) => createSessionOrder(context, context.params.sessionId, context.body),
    { status: 201 },
  ),
  'tmsIntegration.orderWizardToTms': handle(
    'tmsIntegration.orderWizardToTms',
    async (context) => {
      const { tenantId, customer, cargo, pickup, delivery, requirements, review } = context.body
      if (tenantId !== context.session.tenantId) throw notFound()
      const { order } = await createOrderFromDraft(
        context,
        { customer, cargo, pickup, delivery },
        decisionsOf({ requirements, review }),
      )
      return { success: true, order }
    },
    { status: 201 },
  ),
}

/** What was typed for an order is forgotten some time after its last use. */
export const wizardJobs: Jobs = {
  'wizard.forgetExpired': ({ store, now }) => forgetExpired(store, now),
}
