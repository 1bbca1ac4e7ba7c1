import type { Choice, CommandContext } from '#src/commands/command.ts'
import { ORDER_PRIORITIES } from '#src/contract/order.ts'
import { orderBulk, type BulkInput } from './order-bulk.ts'
import { changeOrders } from './order-changes.ts'
import { withVersion } from './order-obstacles.ts'
import { bulkTargets, ordersOf } from './order-targets.ts'
import { withKey } from './order-wish-key.ts'

/** The priorities; the one all targets have already cannot be taken. */
export async function priorityChoices(context: CommandContext): Promise<Choice[]> {
  const { t } = context.services
  const orders = await ordersOf(context, bulkTargets(context))
  return ORDER_PRIORITIES.map((id) => ({
    id,
    title: t(`orders.priority.${id}`),
    ...(orders.every(({ priority }) => priority === id) && { blocked: t('orders.setPriority.same') }),
  }))
}

/** Sets a priority: for one order at once, for many after a look at what would happen. */
export async function setPriority(context: CommandContext, id: string | undefined): Promise<void> {
  const priority = ORDER_PRIORITIES.find((one) => one === id)
  if (priority === undefined) return
  const { call, t } = context.services
  const orders = await ordersOf(context, bulkTargets(context))
  const title = t('orders.setPriority.done', { priority: t(`orders.priority.${priority}`) })
  const wish = { commandId: 'orders.setPriority', title, orders }
  if (orders.length > 1) return orderBulk.open({ ...wish, context, input: { kind: 'priority', priority } })
  const body = { priority }
  await changeOrders(context, {
    ...wish,
    send: (order) =>
      withVersion(context, order, 'priority', (ifMatch) =>
        withKey(context, ['orders.update', order.id, ifMatch, body], (idempotencyKey) =>
          call('orders.update', { params: { id: order.id }, body, ifMatch, idempotencyKey }),
        ),
      ),
  })
}

/** Opens the dialog where the change is typed; also for one order, which shows old and new before it is sent. */
export async function openTyped(
  context: CommandContext,
  commandId: string,
  title: string,
  input: BulkInput,
): Promise<void> {
  const orders = await ordersOf(context, bulkTargets(context))
  await orderBulk.open({ commandId, title, context, orders, input })
}
