import { handle } from '../../core/handle.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'
import { convertToTransport } from './conversion.ts'
import { enhancedOrders } from './enhanced-order.resource.ts'
import { alertsOf } from './findings.ts'
import { orderFromDocument } from './from-document.ts'
import { recommend } from './recommendations.ts'
import { enhancedStats, openEnhancedOrders } from './state.ts'

export const enhancedOrderNoun = {
  ...enhancedOrders,
  handlers: {
    ...enhancedOrders.handlers,
    'enhancedOrders.stats': handle('enhancedOrders.stats', ({ store }) => enhancedStats(store)),
    'enhancedOrders.fromDocument': handle(
      'enhancedOrders.fromDocument',
      async (context) => {
        const { row, eventId } = await orderFromDocument(context, context.body)
        return { enhancedOrder: await enhancedOrders.shown(row, context), eventId, warnings: [] }
      },
      { status: 201 },
    ),
    'enhancedOrders.recommendations': handle('enhancedOrders.recommendations', async (context) => {
      const order = await enhancedOrders.read({ store: context.store }, context.params.id)
      return recommend(context, order)
    }),
    'enhancedOrders.alerts': handle('enhancedOrders.alerts', async (context) => {
      const order = await enhancedOrders.read({ store: context.store }, context.params.id)
      return { data: await alertsOf(context, [order]) }
    }),
    'enhancedOrders.activeAlerts': handle('enhancedOrders.activeAlerts', async (context) => {
      return { data: await alertsOf(context, await openEnhancedOrders(context.store)) }
    }),
    'enhancedOrders.convert': handle('enhancedOrders.convert', async (context) => {
      const { transport, ...made } = await convertToTransport(context, context.params.id)
      return { ...made, transport: withTimestamps(transport) }
    }),
  },
}
