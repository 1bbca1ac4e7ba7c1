import { notifyManager } from '@tanstack/react-query'
import { isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/command.ts'
import type { Order } from '#src/contract/order.ts'
import type { OrderChanged } from '#src/contract/order-events.ts'
import { putOrder, refreshAround } from './orders.queries.ts'

/** One wish of a person, for one order or many. */
export interface OrderWish {
  commandId: string
  /** What was done, for the message and the history of own changes: "Status Disponiert". */
  title: string
  orders: readonly Order[]
  /** Sends it for one order; undefined when the person turned away. */
  send(order: Order): Promise<OrderChanged | undefined>
  /** Told of each order the server has changed. */
  done?(order: Order): void
}

interface Failure {
  order: Order
  message: string
}

/**
 * Sends a wish for each order, one after the other. What the server has done is put into the cache, can be taken back
 * (for many in one step) and is told; what it refused stays selected. A single refusal is thrown.
 */
export async function changeOrders(context: CommandContext, wish: OrderWish): Promise<void> {
  const { services } = context
  const done: OrderChanged[] = []
  const failed: Failure[] = []
  const step = crypto.randomUUID()
  for (const order of wish.orders) {
    try {
      const answer = await wish.send(order)
      if (answer === undefined) continue
      rememberChanges(context, { ...wish, step }, [answer])
      done.push(answer)
      wish.done?.(answer.order)
    } catch (error) {
      if (wish.orders.length === 1) throw error
      failed.push({ order, message: error instanceof Error ? error.message : '' })
    }
  }
  const ids = done.map(({ order }) => order.id)
  if (done.length > 0) showChanges(context, ids)
  if (wish.orders.length > 1) services.list?.deselect?.(ids)
  tell(context, wish, done, failed)
}

/** Puts what the server answered where it is shown, and notes it as one step of own changes. */
export function rememberChanges(
  { services }: CommandContext,
  wish: { commandId: string; title: string; step: string },
  answers: readonly { order?: Order | undefined; eventId?: string | undefined }[],
): void {
  const { commandId, title, step } = wish
  const changed = answers.flatMap(({ order, eventId }) => (order === undefined ? [] : [{ order, eventId }]))
  notifyManager.batch(() => {
    for (const { order } of changed) putOrder(services.queryClient, order)
  })
  const entries = changed.flatMap(({ order: { id, orderNumber }, eventId }) => {
    const entity = { kind: 'order' as const, id, label: orderNumber || id }
    return eventId === undefined
      ? []
      : [{ id: crypto.randomUUID(), at: Date.now(), commandId, title, entity, eventId, step }]
  })
  if (entries.length > 0) services.remember(...entries)
}

/** Asks anew for what is on the screen around changed orders. */
export function showChanges({ services }: CommandContext, ids: readonly string[]): void {
  notifyManager.batch(() => refreshAround(services.queryClient, ids))
}

/** The way back, as a message offers it. */
export function undoAction({ services }: CommandContext) {
  const { t } = services
  return {
    label: t('orders.undo'),
    keys: `${t('commands.key.ctrl')}+Z`,
    run: () => void services.undo(),
  }
}

function tell(
  context: CommandContext,
  wish: OrderWish,
  done: readonly OrderChanged[],
  failed: readonly Failure[],
): void {
  const { services } = context
  const { t } = services
  const [first] = done
  if (failed.length > 0) {
    return services.notify({
      type: done.length > 0 ? 'warning' : 'error',
      message: t('orders.bulk.partly', { title: wish.title, done: done.length, all: done.length + failed.length }),
      detail: failed.map(({ order, message }) => `${order.orderNumber}: ${message}`).join('\n'),
      ...(first && { action: undoAction(context) }),
    })
  }
  if (first === undefined) return
  const { warnings } = first
  const name = done.length === 1 ? first.order.orderNumber : t('orders.bulk.count', { count: done.length })
  services.notify({
    type: warnings.length > 0 ? 'warning' : 'success',
    message: t('orders.changed', { name, title: wish.title }),
    ...(warnings.length > 0 && { detail: warnings.join('\n') }),
    ...(first.eventId !== undefined && { action: undoAction(context) }),
  })
}

/** Whether an error is the server's last word on a wish; otherwise nobody knows what became of it. */
export const isRefusal = (error: unknown): error is Error =>
  isApiError(error) && error.kind === 'http' && error.status < 500 && error.code !== 'IDEMPOTENCY_RUNNING'
