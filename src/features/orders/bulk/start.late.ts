import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { ORDER_PRIORITIES, type OrderPriority } from '#src/contract/orders/order.ts'
import { orderChanges } from '#src/entities/orders/order-changes.ts'
import { openBulk } from '#src/records/bulk/open.ts'
import { targetOrders } from '../order-targets.ts'
import type { BulkInput } from './input.ts'
import { orderPlan } from './plan.tsx'

/** The priorities; the one all targets have already cannot be taken. */
export async function priorityChoices(context: CommandContext): Promise<Choice<OrderPriority>[]> {
  const { t } = context.services
  const orders = await targetOrders(context)
  return ORDER_PRIORITIES.map((id) => ({
    id,
    title: t(`orders.priority.${id}`),
    ...(orders.every(({ priority }) => priority === id) && { blocked: t('orders.setPriority.same') }),
    value: id,
  }))
}

/** Sets a priority: for one order at once, for many after a look at what would happen. */
export async function setPriority(context: CommandContext, priority: OrderPriority): Promise<void> {
  const { t } = context.services
  const orders = await targetOrders(context)
  const title = t('orders.setPriority.done', { priority: t(`orders.priority.${priority}`) })
  const intent = { commandId: 'orders.setPriority', title, records: orders }
  if (orders.length > 1) return openBulk({ ...intent, plan: orderPlan, context, input: { kind: 'priority', priority } })
  await orderChanges.change<{ priority: OrderPriority }>(context, {
    ...intent,
    field: 'priority',
    call: (call, request) => call('orders.update', request),
    deliver: (send) => send({ priority }),
  })
}

/** Opens the dialog where the change is typed; also for one order, which shows old and new before it is sent. */
export async function openTyped(
  context: CommandContext,
  commandId: string,
  title: string,
  input: BulkInput,
): Promise<void> {
  const orders = await targetOrders(context)
  await openBulk({ plan: orderPlan, commandId, title, context, records: orders, input })
}
