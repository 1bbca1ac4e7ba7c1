import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { OrderChanged } from '#src/contract/orders/events.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import type { SendOwn } from '#src/records/changes/intent-key.ts'

/** What a person wants changed, for one order or many. */
export interface OrderIntent {
  commandId: string
  /** What was done, for the message and the history of own changes: "Status Disponiert". */
  title: string
  orders: readonly Order[]
  /** Sends it for one order by `own`, which has the key; undefined when the person turned away. */
  send(order: Order, own: SendOwn): Promise<OrderChanged | undefined>
  /** Told of each order the server has changed. */
  done?(order: Order): void
}

/** The name of an order for people. */
export const orderLabel = ({ id, orderNumber }: Order) => orderNumber || id

/** Sends an intent for each order, as `changeRecords` does for any kind of record. */
export function changeOrders(context: CommandContext, intent: OrderIntent): Promise<void> {
  return changeRecords(context, {
    ...intent,
    kind: 'order',
    records: intent.orders,
    labelOf: orderLabel,
    countOf: (count) => context.services.t('orders.bulk.count', { count }),
    async send(order, own) {
      const answer = await intent.send(order, own)
      return answer && { record: answer.order, eventId: answer.eventId, warnings: answer.warnings }
    },
  })
}
