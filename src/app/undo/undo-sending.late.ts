import { leaveGone } from '#src/records/changes/gone-records.ts'
import type { UndoAnswer, UndoConflictField, UndoOutcome, UndoResult } from '#src/commands/undo/ports.ts'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiError, isRefusal } from '#src/api/api-error.ts'
import { queryKeys } from '#src/api/query.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import { LOCAL, type Direction, type UndoItem } from '#src/commands/undo/steps.ts'
import { ENTITY_KINDS, entities, type EntityKind } from '#src/contract/entities.ts'
import type { OrderChanged } from '#src/contract/orders/events.ts'
import { forgetRecentOrder, recallRecentOrder } from '#src/features/orders/recent-orders.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { warningText } from '#src/i18n/reason-text.ts'
import { invalidateRelated, invalidateRecords } from '#src/records/changes/invalidate.ts'
import { suppressingEcho } from '#src/records/changes/echo.ts'
import { dropRecords, putRecords } from '#src/records/changes/record-cache.ts'
import type { Session } from '#src/workspace/session/session.tsx'
import { undoContent } from './undo-dialogs.tsx'
import type { UndoAround } from './undo-ports.ts'
import { undoReport } from './undo-report.ts'

const Conflicts = z.object({
  conflicts: z.array(
    z.object({
      field: z.string(),
      mine: z.optional(z.unknown()),
      theirs: z.optional(z.unknown()),
      code: z.optional(z.string()),
    }),
  ),
})

/** Has the server put the old values of one event back. */
export async function sendUndo(around: UndoAround, item: UndoItem, force: boolean): Promise<UndoAnswer> {
  const { session, call, queryClient, t } = around
  const { kind, id } = item.entity
  if (kind === LOCAL) return { kind: 'refused', message: t('followUps.gone') }
  const { undo } = entities[kind]
  if (undo === 'none') return { kind: 'refused', message: t('undo.final.note') }
  // The same event is taken back once, however often an answer is lost on the way.
  const idempotencyKey = `undo:${item.eventId}${force ? ':forced' : ''}`
  const input = { params: { id }, body: { eventId: item.eventId, force }, idempotencyKey }
  try {
    const answer = await suppressingEcho(queryClient, kind, idempotencyKey, () => call(undo, input))
    if ('order' in answer) show(session, queryClient, answer)
    // What of a step stays although the rest is taken back.
    const stays = answer.warnings.map((warning) => warningText(warning, t)).join('\n')
    if (stays !== '') around.notify({ type: 'warning', message: item.entity.label, detail: stays })
    return { kind: 'undone', eventId: answer.eventId ?? '' }
  } catch (error) {
    return answerOf(error, t)
  }
}

/** Whether the person can be asked now what others have changed since; where not, that is told. */
export async function mayAsk(
  { notify, t }: UndoAround,
  { direction, title }: { direction: Direction; title: string },
): Promise<boolean> {
  try {
    await undoContent.preload()
    return true
  } catch (error) {
    const message = t(direction === 'undo' ? 'undo.report.undoRefused' : 'undo.report.redoRefused', { label: title })
    notify({ type: 'error', message, detail: failureText(error, t) })
    return false
  }
}

/** Refetches what was taken back, and tells what it came to. */
export function reportUndo({ queryClient, notify, turn, t }: UndoAround, result: UndoResult): void {
  for (const kind of ENTITY_KINDS) {
    const sent = result.items.filter(({ item, outcome }) => item.entity.kind === kind && wasSent.has(outcome))
    const ids = [...new Set(sent.map(({ item }) => item.entity.id))]
    // Only an order comes with the answer; how another record is now has to be asked.
    if (ids.length > 0 && kind === 'order') invalidateRelated(queryClient, kind, ids)
    else {
      invalidateRecords(queryClient, kind, ids)
      for (const id of ids) void leaveWhereGone(queryClient, kind, id)
    }
  }
  const toast = undoReport(result, t)
  const { step, direction, items } = result
  const isDone = step !== undefined && items.some(({ outcome }) => outcome === 'done')
  // The other way is offered as long as it is the next one; what cannot be turned again is never the next one.
  const other = direction === 'undo' ? 'redo' : 'undo'
  const action = isDone && {
    label: t(`undo.${other}`),
    command: `undo.${other}`,
    step,
    run: () => turn(other, step),
  }
  if (toast !== undefined) notify({ ...toast, answers: true, ...(action && { action }) })
}

/** What is shown and was made by what is taken back is there no more; the server alone knows. */
async function leaveWhereGone(queryClient: QueryClient, kind: EntityKind, id: string): Promise<void> {
  const { get } = entities[kind].endpoints
  const query = get && queryClient.getQueryCache().find({ queryKey: queryKeys.record(get, id) })
  if (query === undefined || query.getObserversCount() === 0) return
  try {
    await queryClient.refetchQueries({ queryKey: query.queryKey, exact: true }, { throwOnError: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) return
    leaveGone(queryClient, kind, [id])
    dropRecords(queryClient, kind, [id])
  }
}

const wasSent: ReadonlySet<UndoOutcome> = new Set<UndoOutcome>(['done', 'kept', 'refused', 'failed'])

/** Puts what the server answered where it is shown; an order deleted again leaves lists and recents, one back returns. */
function show(session: Session, queryClient: QueryClient, { order, deleted }: OrderChanged): void {
  if (deleted === true) {
    forgetRecentOrder(session, order.id)
    leaveGone(queryClient, 'order', [order.id])
    return dropRecords(queryClient, 'order', [order.id])
  }
  recallRecentOrder(session, order.id)
  putRecords(queryClient, 'order', [order])
  // Anyone who has opened it while it was deleted has nothing to put it into.
  const queryKey = queryKeys.record('orders.get', order.id)
  if (queryClient.getQueryState(queryKey)?.status === 'error') void queryClient.invalidateQueries({ queryKey })
}

function answerOf(error: unknown, t: Translate): UndoAnswer {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'UNDO_CONFLICT') {
    const body = Conflicts.safeParse(error.body)
    const conflicts = body.success ? (body.data.conflicts as UndoConflictField[]) : []
    // A status that moved on is no value to be written over: its own table says how to go back.
    const moved = conflicts.some(({ field }) => field === 'status')
    return moved ? { kind: 'refused', message: t('undo.conflict.status') } : { kind: 'conflict', conflicts }
  }
  return { kind: isRefusal(error) ? 'refused' : 'failed', message: error.message }
}
