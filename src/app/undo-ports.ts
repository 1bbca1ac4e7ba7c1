import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError } from '#src/api/api-error.ts'
import { queryKeys } from '#src/api/query.ts'
import type { ToastRequest } from '#src/commands/command.ts'
import type { UndoConflictField, UndoEntry, UndoPorts, UndoResult } from '#src/commands/undo.ts'
import type { Call } from '#src/contract/index.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import type { Session } from '#src/workspace/session.tsx'
import type { Questions } from './questions.tsx'

const Conflicts = z.object({
  conflicts: z.array(z.object({ field: z.string(), mine: z.unknown().optional(), theirs: z.unknown().optional() })),
})

interface Around {
  session: Session
  call: Call
  queryClient: QueryClient
  questions: Questions
  notify(toast: ToastRequest): void
  t: Translate
}

/**
 * Taking back is the server's act: it puts the old values of one event back, unless somebody has changed the fields since;
 * then the person decides. Kept per tenant and user, so it works after a reload too.
 */
export function createUndoPorts({ session, call, queryClient, questions, notify, t }: Around): UndoPorts {
  const key = `undo:${session.tenantId}:${session.userId}`
  return {
    async undoEvent(entry, force) {
      try {
        const { order, eventId } = await call('orders.undo', {
          params: { id: entry.entity.id },
          body: { eventId: entry.eventId, force },
        })
        queryClient.setQueryData(queryKeys.record('orders.get', order.id), order)
        return { kind: 'undone', eventId: eventId ?? '' }
      } catch (error) {
        return answerOf(error)
      }
    },
    decide: (entry, conflicts) =>
      questions.confirm({
        title: t('app.undoConflict.title', { label: entry.entity.label }),
        detail: conflicts.map((conflict) => sentence(conflict, t)).join('\n'),
        confirmLabel: t('app.undoConflict.overwrite'),
        destructive: true,
      }),
    load() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    save(history) {
      try {
        localStorage.setItem(key, JSON.stringify(history))
      } catch {
        // The history then lives as long as the tab.
      }
    },
    report(result) {
      for (const name of ['orders', 'navigation', 'transports', 'statistics', 'businessOrders'] as const) {
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${name}.`) })
      }
      tell(result, notify, t)
    },
  }
}

function answerOf(error: unknown): Awaited<ReturnType<UndoPorts['undoEvent']>> {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'UNDO_CONFLICT') {
    const body = Conflicts.safeParse(error.body)
    return { kind: 'conflict', conflicts: body.success ? (body.data.conflicts as UndoConflictField[]) : [] }
  }
  const final = error.kind === 'http' && error.status < 500
  return { kind: final ? 'refused' : 'failed', message: error.message }
}

function sentence({ field, mine, theirs }: UndoConflictField, t: Translate): string {
  const name = fieldName(field, t)
  return t('app.undoConflict.field', { field: name, mine: shown(mine), theirs: shown(theirs) })
}

function fieldName(field: string, t: Translate): string {
  const key = `orders.field.${field}` as TextKey
  const word = t(key)
  return word === key ? field : word
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–'
}

function tell(result: UndoResult, notify: Around['notify'], t: Translate): void {
  const done = result.items.filter((item) => item.outcome === 'done')
  const first: UndoEntry | undefined = done[0]?.entry
  if (first !== undefined) {
    const key = result.direction === 'undo' ? 'app.undone' : 'app.redone'
    notify({
      type: 'success',
      message: t(key, { count: done.length, title: first.title }),
      detail: done.length === 1 ? first.entity.label : undefined,
    })
  }
  for (const item of result.items) {
    if (item.outcome !== 'refused' && item.outcome !== 'failed') continue
    notify({
      type: 'error',
      message: t('app.undoRefused', { label: item.entry.entity.label }),
      detail: item.message,
    })
  }
}
