import { isApiError } from '#src/api/api-error.ts'
import type { CommandContext, ToastRequest } from '#src/commands/command.ts'
import { fewAtOnce } from '#src/commands/few-at-once.ts'
import type { Order } from '#src/contract/order.ts'
import { deleteRefusal } from '#src/domain/order-permissions.ts'
import type { ReasonCode } from '#src/domain/reason-messages.ts'
import { routeText } from '#src/i18n/route-text.ts'
import { failureLines, isRefusal, MOST_NAMED, noteStep, undoAction } from './order-changes.ts'
import { currentOf } from './order-obstacles.ts'
import { bulkTargets, ordersOf } from './order-targets.ts'
import { dropOrders, refreshAround } from './orders.queries.ts'
import { forgetRecentOrder } from './recent-orders.ts'

/** Orders that are sent at the same time. */
const AT_ONCE = 4

/** What became of one order. */
type Outcome = { order: Order } & (
  | { deleted: true; eventId: string | undefined }
  /** `isUnknown`: no answer came; whether it is gone the list will show. */
  | { deleted: false; message: string; isUnknown?: boolean }
)

/** One key per wish: where an answer was lost, the next attempt gets the same one and not a second deletion. */
const unsettled = new Map<string, string>()

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

  const outcomes = await sendAll(context, wanted)
  const done = outcomes.filter((outcome) => outcome.deleted)
  const ids = done.map(({ order }) => order.id)
  for (const id of ids) forgetRecentOrder(session, id)
  const title = services.t('orders.delete.remembered')
  noteStep(context, { commandId: 'orders.delete', title, step: crypto.randomUUID() }, done)
  leave(context, ids)
  services.list?.deselect?.(ids)
  dropOrders(services.queryClient, ids)
  refreshAround(services.queryClient, [])
  tell(context, [
    ...outcomes,
    ...refused.map(({ order, reason }) => ({ order, deleted: false as const, message: services.t(reason) })),
  ])
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
  const named = [names.join(', '), ...(others > 0 ? [t('orders.delete.others', { count: others })] : [])].join(' ')
  return confirm({
    title: t('orders.delete.questionMany', { count }),
    detail: [named, ...left].join('. '),
    confirmLabel: t('orders.delete.confirmMany', { count }),
    destructive: true,
  })
}

async function sendAll(context: CommandContext, orders: readonly Order[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  await fewAtOnce(orders, AT_ONCE, async (order, place) => {
    outcomes[place] = await settle(context, order, orders.length === 1)
  })
  return outcomes
}

async function settle(context: CommandContext, order: Order, isOnly: boolean): Promise<Outcome> {
  try {
    return { order, deleted: true, eventId: await send(context, order) }
  } catch (error) {
    const current = currentOf(error)
    if (current === undefined) {
      const isUnknown = isApiError(error) && error.status === 0 && error.kind !== 'offline'
      return { order, deleted: false, isUnknown, message: error instanceof Error ? error.message : '' }
    }
    if (!isOnly) return { order, deleted: false, message: context.services.t('orders.delete.changedMeanwhile') }
    return settleChanged(context, current)
  }
}

/** Somebody was faster: the person sees what it is now and decides anew (decision A21). */
async function settleChanged(context: CommandContext, current: Order): Promise<Outcome> {
  const { t, confirm } = context.services
  const refusal = deleteRefusal(context.session.role, current.status)
  if (refusal !== undefined) return { order: current, deleted: false, message: t(refusal) }
  const goesOn = await confirm({
    title: t('orders.versionConflict.title', { name: nameOf(current) }),
    detail: t('orders.delete.changed', {
      status: t(`order.status.${current.status}`),
      customer: current.customerName,
    }),
    confirmLabel: t('orders.delete.anyway'),
    destructive: true,
  })
  if (!goesOn) return { order: current, deleted: false, message: t('orders.delete.changedMeanwhile') }
  return settle(context, current, true)
}

async function send({ services }: CommandContext, { id, version }: Order): Promise<string | undefined> {
  const wish = `${id}:${version}`
  const idempotencyKey = unsettled.get(wish) ?? crypto.randomUUID()
  unsettled.set(wish, idempotencyKey)
  try {
    const { eventId } = await services.call('orders.delete', { params: { id }, ifMatch: version, idempotencyKey })
    unsettled.delete(wish)
    return eventId
  } catch (error) {
    if (isRefusal(error)) unsettled.delete(wish)
    throw error
  }
}

/** The page or the panel of a deleted order is left; where it stands open beside, it says that it is gone. */
function leave({ place, focus, services }: CommandContext, ids: readonly string[]): void {
  if (place.panel?.kind === 'order' && ids.includes(place.panel.id ?? '')) services.closePanel()
  else if (place.panel === undefined && place.screen === 'order' && ids.includes(focus?.id ?? '')) {
    services.navigate('/orders')
  }
}

function tell(context: CommandContext, outcomes: readonly Outcome[]): void {
  const { services } = context
  const { t } = services
  const done = outcomes.filter(({ deleted }) => deleted)
  const failed = outcomes.flatMap((outcome) => (outcome.deleted ? [] : [outcome]))
  const [only] = outcomes
  const canUndo = outcomes.some((outcome) => outcome.deleted && outcome.eventId !== undefined)
  const action: Pick<ToastRequest, 'action'> = canUndo ? { action: undoAction(context) } : {}
  if (failed.length === 0) {
    const name = outcomes.length === 1 && only ? nameOf(only.order) : t('orders.bulk.count', { count: outcomes.length })
    return services.notify({
      type: 'success',
      message: t('orders.changed', { name, title: t('orders.delete.done') }),
      ...action,
    })
  }
  services.notify({
    type: done.length > 0 ? 'warning' : 'error',
    message:
      outcomes.length === 1 && only
        ? t(failed[0]?.isUnknown === true ? 'orders.delete.unknown' : 'orders.delete.failed', {
            name: nameOf(only.order),
          })
        : t('orders.delete.partly', { done: done.length, all: outcomes.length }),
    detail: outcomes.length === 1 ? failed.map(({ message }) => message).join() : failureLines(failed, t).join('\n'),
    ...action,
  })
}

const nameOf = ({ id, orderNumber }: Order) => orderNumber || id
