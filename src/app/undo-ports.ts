import { notifyManager, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiError, isRefusal } from '#src/api/api-error.ts'
import { queryKeys } from '#src/api/query.ts'
import { browserStorage, createStore, slots } from '#src/api/storage.ts'
import type { ToastRequest } from '#src/commands/command.ts'
import { failureText } from '#src/commands/failure-text.ts'
import type { UndoAnswer, UndoConflictField, UndoPorts, UndoResult } from '#src/commands/undo.ts'
import type { Call } from '#src/contract/index.ts'
import type { OrderChanged } from '#src/contract/order-events.ts'
import { dropOrders, putOrders, refreshAround } from '#src/features/orders/orders.queries.ts'
import { forgetRecentOrder, recallRecentOrder } from '#src/features/orders/recent-orders.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { Session } from '#src/workspace/session.tsx'
import { undoContent } from './undo-dialogs.tsx'

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

interface Around {
  session: Session
  call: Call
  queryClient: QueryClient
  notify(toast: ToastRequest): void
  t: Translate
}

/**
 * Taking back is the server's act: it puts the old values of one event back, unless somebody has changed the fields since;
 * then the person decides. Kept per tenant and user, so it works after a reload too.
 */
export function createUndoPorts({ session, call, queryClient, notify, t }: Around): UndoPorts {
  const store = createStore(browserStorage(), window).scoped(session.tenantId, session.userId)
  return {
    async undoEvent({ entity, eventId }, force) {
      try {
        const answer = await call('orders.undo', {
          params: { id: entity.id },
          body: { eventId, force },
          // The same event is taken back once, however often an answer is lost on the way.
          idempotencyKey: `undo:${eventId}${force ? ':forced' : ''}`,
        })
        show(session, queryClient, answer)
        return { kind: 'undone', eventId: answer.eventId ?? '' }
      } catch (error) {
        return answerOf(error, t)
      }
    },
    load: () => store.get(slots.undo),
    save: (history) => void store.set(slots.undo, history),
    watch: (listener) => store.watch(slots.undo, () => listener()),
    keptReason: t('app.undoConflict.kept'),
    async mayAsk({ direction, title }) {
      try {
        await undoContent.preload()
        return true
      } catch (error) {
        const message = t(direction === 'undo' ? 'app.undoRefused' : 'app.redoRefused', { label: title })
        notify({ type: 'error', message, detail: failureText(error, t) })
        return false
      }
    },
    report(result) {
      const sent = result.items.filter(({ outcome }) => outcome !== 'unsent')
      const ids = new Set(sent.map(({ item }) => item.entity.id))
      notifyManager.batch(() => refreshAround(queryClient, [...ids]))
      tell(result, notify, t)
    },
  }
}

/** Puts what the server answered where it is shown; an order deleted again leaves lists and recents, one back returns. */
function show(session: Session, queryClient: QueryClient, { order, deleted }: OrderChanged): void {
  if (deleted === true) {
    forgetRecentOrder(session, order.id)
    return dropOrders(queryClient, [order.id])
  }
  recallRecentOrder(session, order.id)
  putOrders(queryClient, [order])
  // Whoever has opened it while it was deleted has nothing to put it into.
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
    return moved ? { kind: 'refused', message: t('app.undoConflict.status') } : { kind: 'conflict', conflicts }
  }
  return { kind: isRefusal(error) ? 'refused' : 'failed', message: error.message }
}

/** Most records a message names. */
const MOST_NAMED = 5

function tell({ direction, title, items }: UndoResult, notify: Around['notify'], t: Translate): void {
  const done = items.filter(({ outcome }) => outcome === 'done')
  const [first] = done
  if (first !== undefined && done.length === items.length) {
    notify({
      type: 'success',
      message: t(direction === 'undo' ? 'app.undone' : 'app.redone', { count: done.length, title }),
      detail: done.length === 1 ? first.item.entity.label : title,
    })
    return
  }
  // Where the person has decided to leave it there is nothing to be told.
  const told = items.filter(({ outcome }) => outcome === 'refused' || outcome === 'failed')
  const unsent = items.filter(({ outcome }) => outcome === 'unsent').length
  if (first === undefined && told.length === 0 && unsent === 0) return
  const lines = told
    .slice(0, MOST_NAMED)
    .map(({ item, message }) => [item.entity.label, message].filter(Boolean).join(': '))
  const others = told.length - lines.length + unsent
  const [only] = told
  notify({
    type: first === undefined ? 'error' : 'warning',
    message:
      items.length === 1 && only !== undefined
        ? t(direction === 'undo' ? 'app.undoRefused' : 'app.redoRefused', { label: only.item.entity.label })
        : t(direction === 'undo' ? 'app.undonePartly' : 'app.redonePartly', {
            title,
            done: done.length,
            all: items.length,
          }),
    detail:
      items.length === 1
        ? only?.message
        : [...lines, ...(others > 0 ? [t('app.others', { count: others })] : [])].join('\n') || undefined,
  })
}
