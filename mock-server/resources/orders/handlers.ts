import { handle } from '../../core/handle.ts'
import { setOrderCarrier } from './assignment/carrier.ts'
import { setOrderVehicle } from './assignment/vehicle.ts'
import { recordAudit } from './audit.ts'
import { changeOrders } from './bulk/rules.ts'
import { orderCascades } from './cascades.ts'
import { deleteOrder } from './delete.ts'
import { setOrderCustomer, setOrderPricing, updateOrder } from './edit.ts'
import { historyPage } from './history.ts'
import { readOrder } from './read.ts'
import { setOrderStatus } from './status.ts'
import { undoOrderEvent } from './undo.ts'
import { orderUndo } from './undo-rules.ts'

/** What changes orders, and tells what was changed. */
export const orderNoun = {
  cascades: orderCascades,
  undo: { order: orderUndo },
  handlers: {
    'orders.update': handle('orders.update', async (context) => {
      return updateOrder(context, context.params.id, context.body)
    }),
    'orders.delete': handle('orders.delete', async (context) => {
      return deleteOrder(context, context.params.id)
    }),
    'orders.events': handle('orders.events', async (context) => {
      const { params, query } = context
      return historyPage(context, await readOrder({ store: context.store }, params.id), query.page, query.pageSize)
    }),
    'orders.setStatus': handle('orders.setStatus', async (context) => {
      return setOrderStatus(context, context.params.id, context.body)
    }),
    'orders.setPricing': handle('orders.setPricing', async (context) => {
      return setOrderPricing(context, context.params.id, context.body)
    }),
    'orders.setCarrier': handle('orders.setCarrier', async (context) => {
      return setOrderCarrier(context, context.params.id, context.body)
    }),
    'orders.setCustomer': handle('orders.setCustomer', async (context) => {
      return setOrderCustomer(context, context.params.id, context.body.customerId)
    }),
    'orders.setVehicle': handle('orders.setVehicle', async (context) => {
      return setOrderVehicle(context, context.params.id, context.body)
    }),
    'orders.undo': handle('orders.undo', async (context) => {
      return undoOrderEvent(context, context.params.id, context.body)
    }),
    'orders.bulk': handle('orders.bulk', async (context) => {
      if (context.body.dryRun === true) context.forget()
      return { results: await changeOrders(context, context.body) }
    }),
    'auditLogs.create': handle('auditLogs.create', (context) => recordAudit(context, context.body)),
  },
}
