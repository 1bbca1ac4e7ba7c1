import { notifyManager } from '@tanstack/react-query'
import { hasNoAnswer, isApiError } from '#src/api/api-error.ts'
import { queryKeys } from '#src/api/query.ts'
import type { CommandContext } from '#src/commands/command.ts'
import type { Order } from '#src/contract/order.ts'
import type { OrderChanged } from '#src/contract/order-events.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { putOrders, refreshAround } from './orders.queries.ts'

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

/** Answers after which the own changes are kept: the whole history is written each time. */
const KEEP_EVERY = 5

/** Most orders that a question or an answer names. */
export const MOST_NAMED = 5

interface Failure {
  order: Order
  message: string
}

/**
 * Sends a wish for each order, one after the other. What the server has done is put into the cache, can be taken back
 * (for many in one step) and is told; what it refused stays selected. A single refusal is thrown. Where no answer comes the
 * others are not sent: each would be waited for in vain.
 */
export async function changeOrders(context: CommandContext, wish: OrderWish): Promise<void> {
  const { services } = context
  const done: OrderChanged[] = []
  const failed: Failure[] = []
  const step = crypto.randomUUID()
  const unkept: OrderChanged[] = []
  const keep = () => rememberChanges(context, { ...wish, step }, unkept.splice(0))
  const doubtful: string[] = []
  let unsent = 0
  for (const [at, order] of wish.orders.entries()) {
    try {
      const answer = await wish.send(order)
      if (answer === undefined) continue
      done.push(answer)
      if (unkept.push(answer) >= KEEP_EVERY) keep()
      wish.done?.(answer.order)
    } catch (error) {
      if (isDoubtful(error)) doubtful.push(order.id)
      if (wish.orders.length === 1) {
        showAnew(context, doubtful)
        throw error
      }
      failed.push({ order, message: error instanceof Error ? error.message : '' })
      if (!hasNoAnswer(error)) continue
      unsent = wish.orders.length - at - 1
      break
    }
  }
  keep()
  const ids = done.map(({ order }) => order.id)
  if (ids.length > 0) showChanges(context, ids)
  showAnew(context, doubtful)
  if (wish.orders.length > 1) services.list?.deselect?.(ids)
  tell(context, { ...wish, step }, { done, failed, unsent })
}

/** Puts what the server answered where it is shown, and notes it as one step of own changes. */
export function rememberChanges(
  { services }: CommandContext,
  wish: { commandId: string; title: string; step: string },
  answers: readonly { order?: Order | undefined; eventId?: string | undefined }[],
): void {
  const changed = answers.flatMap(({ order, eventId }) => (order === undefined ? [] : [{ order, eventId }]))
  putOrders(
    services.queryClient,
    changed.map(({ order }) => order),
  )
  noteStep({ services }, wish, changed)
}

/** Notes changes of orders as one step, to be taken back together; one without an event cannot be. */
export function noteStep(
  { services }: Pick<CommandContext, 'services'>,
  { commandId, title, step }: { commandId: string; title: string; step: string },
  changed: readonly { order: Order; eventId: string | undefined }[],
): void {
  const entries = changed.flatMap(({ order: { id, orderNumber }, eventId }) => {
    const entity = { kind: 'order' as const, id, label: orderNumber || id }
    return eventId === undefined ? [] : [{ step, at: Date.now(), commandId, title, entity, eventId }]
  })
  if (entries.length > 0) services.remember(...entries)
}

/** Asks anew for what is on the screen around changed orders. */
export function showChanges({ services }: CommandContext, ids: readonly string[]): void {
  notifyManager.batch(() => refreshAround(services.queryClient, ids))
}

/** Asks anew for orders of which nobody knows how they are now, and for what stands around them. */
export function showAnew(context: CommandContext, ids: readonly string[]): void {
  if (ids.length === 0) return
  const { queryClient } = context.services
  notifyManager.batch(() => {
    for (const id of ids) void queryClient.invalidateQueries({ queryKey: queryKeys.record('orders.get', id) })
    refreshAround(queryClient, ids)
  })
}

/**
 * Whether an error leaves open how the order is now: the answer was lost or unreadable, or the server holds something else
 * than the screen. A conflict of versions brings the order along; what was never sent has changed nothing.
 */
export function isDoubtful(error: unknown): boolean {
  if (!isApiError(error) || error.code === 'VERSION_CONFLICT') return false
  if (error.kind === 'network' || error.kind === 'timeout') return true
  if (error.kind === 'invalid') return error.status < 400
  return error.kind === 'http' && (error.status >= 500 || [404, 409, 410].includes(error.status))
}

/** The way back from a step, as a message offers it; the message may stand longer than the step is the last one. */
export function undoAction({ services }: CommandContext, step: string) {
  const { t } = services
  return {
    label: t('orders.undo'),
    keys: `${t('commands.key.ctrl')}+Z`,
    run: () => void services.undo(step),
  }
}

/** What stood in the way of which order, a line each; the last line counts those that are not named. */
export function failureLines(failed: readonly Failure[], t: Translate): string[] {
  const others = failed.length - MOST_NAMED
  return [
    ...failed.slice(0, MOST_NAMED).map(({ order, message }) => `${order.orderNumber || order.id}: ${message}`),
    ...(others > 0 ? [t('app.others', { count: others })] : []),
  ]
}

function tell(
  context: CommandContext,
  wish: OrderWish & { step: string },
  { done, failed, unsent }: { done: readonly OrderChanged[]; failed: readonly Failure[]; unsent: number },
): void {
  const { services } = context
  const { t } = services
  const [first] = done
  if (failed.length > 0) {
    return services.notify({
      type: done.length > 0 ? 'warning' : 'error',
      message: t('orders.bulk.partly', {
        title: wish.title,
        done: done.length,
        all: done.length + failed.length + unsent,
      }),
      detail: [...failureLines(failed, t), ...(unsent > 0 ? [t('orders.bulk.unsent', { count: unsent })] : [])].join(
        '\n',
      ),
      ...(first && { action: undoAction(context, wish.step) }),
    })
  }
  if (first === undefined) return
  const { warnings } = first
  const name = done.length === 1 ? first.order.orderNumber : t('orders.bulk.count', { count: done.length })
  services.notify({
    type: warnings.length > 0 ? 'warning' : 'success',
    message: t('orders.changed', { name, title: wish.title }),
    ...(warnings.length > 0 && { detail: warnings.join('\n') }),
    ...(first.eventId !== undefined && { action: undoAction(context, wish.step) }),
  })
}
