import { hasNoAnswer, isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/command.ts'
import { fewAtOnce } from '#src/commands/few-at-once.ts'
import type { Order } from '#src/contract/order.ts'
import { deleteRefusal } from '#src/domain/order-permissions.ts'
import { isDoubtful, showAnew } from './order-changes.ts'
import { deleteWork } from './order-delete-work.ts'
import { currentOf } from './order-obstacles.ts'
import { withKey } from './order-wish-key.ts'

/** Orders that are sent at the same time. */
const AT_ONCE = 4

/** What became of one order. */
export type DeleteOutcome = { order: Order } & (
  | { deleted: true; eventId: string | undefined }
  /** `isUnknown`: no answer came; whether it is gone the list will show. `isLast`: nothing more will get through. */
  | { deleted: false; message: string; isUnknown?: boolean; isLast?: boolean }
)

/**
 * Deletes orders, a few at a time, and tells of each as it is settled. Several can be halted, and end by themselves where
 * no answer comes or the session is over: the others would fare no better, or meet another tenant. Returns those that were
 * never sent.
 */
export async function sendDeletions(
  context: CommandContext,
  orders: readonly Order[],
  settled: (outcome: DeleteOutcome) => void,
): Promise<readonly Order[]> {
  const [only] = orders
  if (only !== undefined && orders.length === 1) {
    settled(await settle(context, only, 'ask'))
    return []
  }
  // Its code first: without it nobody could halt what has begun.
  await import('./order-delete-progress.tsx')
  const unsent = new Set(orders)
  deleteWork.begin(orders.length)
  try {
    await fewAtOnce(orders, AT_ONCE, async (order) => {
      if (deleteWork.current()?.stopping !== false) return
      unsent.delete(order)
      const outcome = await settle(context, order, 'tell')
      if (!outcome.deleted && outcome.isLast === true) deleteWork.stop()
      deleteWork.settled()
      settled(outcome)
    })
  } finally {
    deleteWork.end()
  }
  return [...unsent]
}

async function settle(context: CommandContext, order: Order, ifChanged: 'ask' | 'tell'): Promise<DeleteOutcome> {
  try {
    return { order, deleted: true, eventId: await send(context, order) }
  } catch (error) {
    const current = currentOf(error)
    if (current !== undefined && ifChanged === 'ask') return settleChanged(context, current)
    if (current !== undefined) {
      return { order, deleted: false, message: context.services.t('orders.delete.changedMeanwhile') }
    }
    if (isDoubtful(error)) showAnew(context, [order.id])
    const isLast = hasNoAnswer(error)
    const isUnknown = isLast && isApiError(error) && error.status === 0 && error.kind !== 'offline'
    return { order, deleted: false, isUnknown, isLast, message: error instanceof Error ? error.message : '' }
  }
}

/** Somebody was faster: the person sees what it is now and decides anew (decision A21). */
async function settleChanged(context: CommandContext, current: Order): Promise<DeleteOutcome> {
  const { t, confirm } = context.services
  const refusal = deleteRefusal(context.session.role, current.status)
  if (refusal !== undefined) return { order: current, deleted: false, message: t(refusal) }
  const goesOn = await confirm({
    title: t('orders.versionConflict.title', { name: current.orderNumber || current.id }),
    detail: t('orders.delete.changed', {
      status: t(`order.status.${current.status}`),
      customer: current.customerName,
    }),
    confirmLabel: t('orders.delete.anyway'),
    destructive: true,
    late: true,
  })
  if (!goesOn) return { order: current, deleted: false, message: t('orders.delete.changedMeanwhile') }
  return settle(context, current, 'ask')
}

async function send(context: CommandContext, { id, version }: Order): Promise<string | undefined> {
  const { call } = context.services
  const { eventId } = await withKey(context, ['orders.delete', id, version], (idempotencyKey) =>
    call('orders.delete', { params: { id }, ifMatch: version, idempotencyKey }),
  )
  return eventId
}
