import { createUndoPorts } from '#src/app/undo/undo-ports.ts'
import { createQuestions, type Questions } from '#src/app/questions/questions.tsx'
import { isEnding, type Runtime } from '#src/app/actors.ts'
import { createSessionValues, type SessionValues } from '#src/workspace/session/session-values.tsx'
import type { Session } from '#src/workspace/session/session.tsx'
import { createPanelFocus, type KeptPlace, type PanelFocus } from '#src/workspace/panels/panel-focus.tsx'
import { slots } from '#src/storage/slots.ts'
import { openTabStore } from '#src/storage/browser.ts'
import { translate } from '#src/i18n/setup.ts'
import { mockHandle } from '#src/features/mock/mock-handle.ts'
import { createNotificationStore, type NotificationStore } from '#src/features/notifications/notification-store.tsx'
import type { Call } from '#src/contract/index.ts'
import { createUndoStore, type UndoStore } from '#src/commands/undo/store.ts'
import type { Direction } from '#src/commands/undo/steps.ts'
import { createOverlays, type Overlays } from '#src/commands/gate/overlays/overlays.ts'
import { createFocusScopes, type FocusScopes } from '#src/commands/gate/focus-scopes.tsx'
import { createQueryClient } from '#src/api/query.ts'
import { connectionError } from '#src/api/api-error.ts'
import type { QueryClient } from '@tanstack/react-query'
/** What lives as long as one person works in one tenant: caches, messages, own changes. */
export interface Scope {
  session: Session
  call: Call
  queryClient: QueryClient
  overlays: Overlays
  questions: Questions
  notifications: NotificationStore
  undo: UndoStore
  values: SessionValues
  panelFocus: PanelFocus
  focusScopes: FocusScopes
}

export function createScope(runtime: Runtime, session: Session, toggleNav: () => void): Scope {
  const queryClient = createQueryClient()
  const questions = createQuestions()
  const notifications = createNotificationStore({ tenantId: session.tenantId, userId: session.userId })
  const call = callOf(runtime, session)
  const { notify } = notifications
  const isOffered = (step: string) => notifications.current().toasts.some(({ action }) => action?.step === step)
  const turn = (direction: Direction, step: string) => void undo[direction](step)
  const undo = createUndoStore(createUndoPorts({ session, call, queryClient, notify, isOffered, turn, t: translate }))
  const overlays = createOverlays({
    toggleNav,
    notices: notifications,
    logout: () => runtime.auth.send({ type: 'logout' }),
    isDisconnected: () => {
      const live = runtime.live.getSnapshot()
      return (!live.hasTag('open') && !live.hasTag('disabled')) || isEnding(runtime.auth.getSnapshot())
    },
    reconnect() {
      runtime.live.send({ type: 'retry' })
      runtime.auth.send({ type: 'renew' })
    },
  })
  const values = createSessionValues()
  if (__MOCK_BACKEND__) values.of(mockHandle).set(runtime.mock)
  return {
    session,
    call,
    queryClient,
    questions,
    notifications,
    undo,
    overlays,
    values,
    panelFocus: createPanelFocus(keptPlace(session)),
    focusScopes: createFocusScopes(),
  }
}

/** The tab keeps where the keyboard is: after a reload, or a new login, the person goes on there. */
function keptPlace({ tenantId, userId }: Session): KeptPlace {
  const store = openTabStore().scoped(tenantId, userId)
  return {
    read: () => store.get(slots.place),
    write: (place) => void store.set(slots.place, place),
  }
}

/**
 * The calls of one session. What goes on by itself after it, such as the rest of many changes, is refused and not sent
 * under the one that follows.
 */
function callOf({ auth, call }: Runtime, { tenantId, userId }: Session): Call {
  const isCurrent = () => {
    const user = auth.getSnapshot().context.session?.user
    return user?.id === userId && user.tenantId === tenantId
  }
  return (name, input) => (isCurrent() ? call(name, input) : Promise.reject(connectionError(name, 'aborted')))
}
