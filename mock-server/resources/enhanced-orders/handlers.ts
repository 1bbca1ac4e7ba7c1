import { handle } from '../../core/handle.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'
import { undoing } from '../../write/undoing.ts'
import { enhancedOrders } from './enhanced-order.resource.ts'
import { enhancedStats, openEnhancedOrders } from './state.ts'

/** What looks at an order closely, and what makes a transport of it: fetched with the first call for it. */
const findings = () => import('./findings.ts')

export const enhancedOrderHandlers = {
  ...enhancedOrders.handlers,
  'enhancedOrders.update': handle('enhancedOrders.update', async (context) => {
    const { correct } = await import('./correction.ts')
    const { row, eventId } = await correct(context, context.params.id, context.body)
    return { enhancedOrder: row, eventId, warnings: [] }
  }),
  'enhancedOrders.stats': handle('enhancedOrders.stats', async ({ store }) => enhancedStats(store)),
  'enhancedOrders.recommendations': handle('enhancedOrders.recommendations', async (context) => {
    const order = await enhancedOrders.read({ store: context.store }, context.params.id)
    return (await import('./recommendations.ts')).recommend(context, order)
  }),
  'enhancedOrders.alerts': handle('enhancedOrders.alerts', async (context) => {
    const order = await enhancedOrders.read({ store: context.store }, context.params.id)
    return { data: await (await findings()).alertsOf(context, [order]) }
  }),
  'enhancedOrders.activeAlerts': handle('enhancedOrders.activeAlerts', async (context) => {
    return {
      data: await (await findings()).alertsOf(context, await openEnhancedOrders(context.store)),
    }
  }),
  'enhancedOrders.convert': handle('enhancedOrders.convert', async (context) => {
    const { convertToTransport } = await import('./conversion.ts')
    const { transport, ...made } = await convertToTransport(context, context.params.id)
    return { ...made, transport: withTimestamps(transport), warnings: [] }
  }),
  'enhancedOrders.undo': handle('enhancedOrders.undo', undoing('enhancedOrder')),
}
