import type { UndoPorts } from '#src/commands/undo/ports.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ToastRequest } from '#src/commands/gate/command.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import type { Direction } from '#src/commands/undo/steps.ts'
import type { Call } from '#src/contract/index.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { changesSettled } from '#src/records/changes/echo.ts'
import { isOnScreen } from '#src/records/changes/on-screen.ts'
import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'
import type { Session } from '#src/workspace/session/session.tsx'

export interface UndoAround {
  session: Session
  call: Call
  queryClient: QueryClient
  notify(toast: ToastRequest): void
  /** Whether a message in front of the person offers to take this step back. */
  isOffered(step: string): boolean
  /** Takes a step back, or makes it again. */
  turn(direction: Direction, step: string): void
  /** In the language of the moment it is called. */
  t: Translate
}

/** What is sent and said is needed only once something is taken back. */
const sending = () => import('./undo-sending.late.ts')

/**
 * Taking back is the server's act: it puts the old values of one event back, unless somebody has changed the fields since;
 * then the person decides. Which call does it says the table of entities. Kept per tenant and user, so it works after a
 * reload too.
 */
export function createUndoPorts(around: UndoAround): UndoPorts {
  const { session, queryClient, notify, t } = around
  const store = localStore.scoped(session.tenantId, session.userId)
  return {
    undoEvent: async (item, force) => (await sending()).sendUndo(around, item, force),
    isSeen: ({ id, items }) =>
      around.isOffered(id) || items.some(({ entity }) => isOnScreen(queryClient, entity.kind, entity.id)),
    load: () => store.get(slots.undo),
    save: (history) => void store.set(slots.undo, history),
    watch: (listener) => store.watch(slots.undo, () => listener()),
    settled: () => changesSettled(queryClient),
    keptReason: () => t('undo.conflict.kept'),
    mayAsk: async (step) => (await sending()).mayAsk(around, step),
    report(result) {
      sending().then(
        ({ reportUndo }) => reportUndo(around, result),
        (error: unknown) => notify({ type: 'error', message: t('undo.undo'), detail: failureText(error, t) }),
      )
    },
  }
}
