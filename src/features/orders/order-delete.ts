import type { CommandContext, ToastRequest } from '#src/commands/command.ts'
import type { Order } from '#src/contract/order.ts'
import { deleteRefusal } from '#src/domain/order-permissions.ts'
import type { ReasonCode } from '#src/domain/reason-messages.ts'
import { routeText } from '#src/i18n/route-text.ts'
import { failureLines, MOST_NAMED, noteStep, undoAction } from './order-changes.ts'
import { sendDeletions, type DeleteOutcome } from './order-delete-send.ts'
import { bulkTargets, ordersOf } from './order-targets.ts'
import { dropOrders, refreshAround } from './orders.queries.ts'
import { forgetRecentOrder } from './recent-orders.ts'

/** Deletions after which the own changes are kept: whoever closes the page in between can still take them back. */
const KEEP_EVERY = 5

/**
 * Deletes the selected orders or the focused one, after a question that names them. One answer per order, one step back for
 * all. Those that may not be deleted are told and left alone. Source: decision B5
 */
export async function deleteOrders(context: CommandContext): Promise<void> {
  const { services, session } = context
  const orders = await ordersOf(context, bulkTargets(context))
  const refusalOf = ({ status }: Order) => deleteRefusal(session.role, status)
  const wanted = orders.filter((order) => refusalOf(order) === undefined)
  const refused = orders.flatMap((order) => {
    const reason = refusalOf(order)
    return reason === undefined ? [] : [{ order, reason }]
  })
  if (wanted.length === 0 || !(await confirmed(context, wanted, refused))) return

  const outcomes: DeleteOutcome[] = []
  const ids: string[] = []
  const wish = { commandId: 'orders.delete', title: services.t('orders.delete.remembered'), step: crypto.randomUUID() }
  const unkept: { order: Order; eventId: string | undefined }[] = []
  const keep = () => noteStep(context, wish, unkept.splice(0))
  const unsent = await sendDeletions(context, wanted, (outcome) => {
    outcomes.push(outcome)
    if (!outcome.deleted) return
    ids.push(outcome.order.id)
    forgetRecentOrder(session, outcome.order.id)
    if (unkept.push(outcome) >= KEEP_EVERY) keep()
  }).finally(keep)
  leave(context, ids)
  services.list?.deselect?.(ids)
  dropOrders(services.queryClient, ids)
  refreshAround(services.queryClient, [])
  const left = refused.map(({ order, reason }) => ({ order, deleted: false as const, message: services.t(reason) }))
  tell(context, wish.step, [...outcomes, ...left], unsent.length)
}

function confirmed(
  { services }: CommandContext,
  orders: readonly Order[],
  refused: readonly { order: Order; reason: ReasonCode }[],
): Promise<boolean> {
  const { t, confirm } = services
  const [first] = orders
  const count = orders.length
  const others = count - MOST_NAMED
  const [refusal] = refused
  const left =
    refusal === undefined ? [] : [t('orders.delete.refused', { count: refused.length, reason: t(refusal.reason) })]
  if (first !== undefined && count === 1) {
    return confirm({
      title: t('orders.delete.question', { name: nameOf(first) }),
      detail: [[first.customerName, routeText(first)].join(', '), ...left].join('. '),
      confirmLabel: t('orders.delete.confirm'),
      destructive: true,
    })
  }
  const names = orders.slice(0, MOST_NAMED).map(nameOf)
  const named = [names.join(', '), ...(others > 0 ? [t('app.others', { count: others })] : [])].join(' ')
  return confirm({
    title: t('orders.delete.questionMany', { count }),
    detail: [named, ...left].join('. '),
    confirmLabel: t('orders.delete.confirmMany', { count }),
    destructive: true,
  })
}

/** The page or the panel of a deleted order is left; where it stands open beside, it says that it is gone. */
function leave({ place, focus, services }: CommandContext, ids: readonly string[]): void {
  if (place.panel?.kind === 'order' && ids.includes(place.panel.id ?? '')) services.closePanel()
  else if (place.panel === undefined && place.screen === 'order' && ids.includes(focus?.id ?? '')) {
    services.navigate('/orders')
  }
}

function tell(context: CommandContext, step: string, outcomes: readonly DeleteOutcome[], unsent: number): void {
  const { services } = context
  const { t } = services
  const failed = outcomes.flatMap((outcome) => (outcome.deleted ? [] : [outcome]))
  const done = outcomes.length - failed.length
  const all = outcomes.length + unsent
  const only = all === 1 ? outcomes[0] : undefined
  const canUndo = outcomes.some((outcome) => outcome.deleted && outcome.eventId !== undefined)
  const action: Pick<ToastRequest, 'action'> = canUndo ? { action: undoAction(context, step) } : {}
  if (done === all) {
    const name = only === undefined ? t('orders.bulk.count', { count: all }) : nameOf(only.order)
    const message = t('orders.changed', { name, title: t('orders.delete.done') })
    return services.notify({ type: 'success', message, ...action })
  }
  const lines = failureLines(failed, t)
  if (unsent > 0) lines.push(t('orders.bulk.unsent', { count: unsent }))
  services.notify({
    type: done > 0 ? 'warning' : 'error',
    message:
      only === undefined
        ? t('orders.delete.partly', { done, all })
        : t(failed[0]?.isUnknown === true ? 'orders.delete.unknown' : 'orders.delete.failed', {
            name: nameOf(only.order),
          }),
    detail: only === undefined ? lines.join('\n') : failed.map(({ message }) => message).join(),
    ...action,
  })
}

const nameOf = ({ id, orderNumber }: Order) => orderNumber || id
