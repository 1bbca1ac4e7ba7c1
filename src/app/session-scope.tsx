import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { connectionError } from '#src/api/api-error.ts'
import { createQueryClient } from '#src/api/query.ts'
import { ActivePartsProvider, createActiveParts } from '#src/commands/active-parts.tsx'
import { CommandsProvider } from '#src/commands/commands-provider.tsx'
import { createOverlays, type Overlays } from '#src/commands/overlays.ts'
import { createUndoStore, type UndoStore } from '#src/commands/undo.ts'
import type { Call } from '#src/contract/index.ts'
import { UndoProvider } from '#src/features/help/undo-context.tsx'
import {
  createNotificationStore,
  NotificationsProvider,
  type NotificationStore,
} from '#src/features/notifications/notification-store.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { createPanelFocus, PanelFocusProvider } from '#src/workspace/panel-focus.tsx'
import { SessionProvider, type Session } from '#src/workspace/session.tsx'
import { useZoom } from '#src/workspace/zoom.tsx'
import type { Runtime } from './actors.ts'
import { createContextSource, createTasteStorage } from './command-context.ts'
import { createRegistry } from './commands.ts'
import { createQuestions, type Questions } from './questions.tsx'
import type { AppRouter } from './router.tsx'
import { createUndoPorts } from './undo-ports.ts'

const registry = createRegistry()
const panelFocus = createPanelFocus()
const activeParts = createActiveParts()

/** What lives as long as one person works in one tenant: caches, messages, own changes. */
export interface Scope {
  session: Session
  call: Call
  queryClient: QueryClient
  overlays: Overlays
  questions: Questions
  notifications: NotificationStore
  undo: UndoStore
}

/** Starts everything anew for a tenant and user; nothing of the last one is left over (decision A14). */
export function SessionScope(props: {
  runtime: Runtime
  router: AppRouter
  session: Session
  children: (scope: Scope) => ReactNode
}) {
  const { runtime, router, session, children } = props
  const { t } = useText()
  const zoom = useZoom()
  const [scope] = useState<Scope>(() => createScope(runtime, session, () => zoom.toggleNav(false), t))
  const source = useMemo(
    () =>
      createContextSource({
        session,
        router,
        focus: panelFocus,
        activeParts,
        queryClient: scope.queryClient,
        overlays: scope.overlays,
        questions: scope.questions,
        undo: scope.undo,
        call: scope.call,
        notify: scope.notifications.notify,
        toggleZoom: zoom.toggle,
        t,
      }),
    [session, router, scope, runtime, zoom.toggle, t],
  )
  const storage = useMemo(() => createTasteStorage(session), [session])
  useLiveConnection(runtime, session, scope.queryClient)
  useEffect(() => () => void scope.queryClient.cancelQueries(), [scope])
  return (
    <SessionProvider session={session}>
      <QueryClientProvider client={scope.queryClient}>
        <PanelFocusProvider focus={panelFocus}>
          <ActivePartsProvider parts={activeParts}>
            <NotificationsProvider store={scope.notifications}>
              <UndoProvider store={scope.undo}>
                <CommandsProvider registry={registry} source={source} overlays={scope.overlays} storage={storage}>
                  {children(scope)}
                </CommandsProvider>
              </UndoProvider>
            </NotificationsProvider>
          </ActivePartsProvider>
        </PanelFocusProvider>
      </QueryClientProvider>
    </SessionProvider>
  )
}

function createScope(
  runtime: Runtime,
  session: Session,
  toggleNav: () => void,
  t: Parameters<typeof createUndoPorts>[0]['t'],
): Scope {
  const queryClient = createQueryClient()
  const questions = createQuestions()
  const notifications = createNotificationStore({ tenantId: session.tenantId, userId: session.userId })
  const call = callOf(runtime, session)
  const undo = createUndoStore(createUndoPorts({ session, call, queryClient, notify: notifications.notify, t }))
  const overlays = createOverlays({
    toggleNav,
    messages: notifications,
    logout: () => runtime.auth.send({ type: 'logout' }),
    isDisconnected: () => {
      const live = runtime.live.getSnapshot()
      return !live.hasTag('open') && !live.hasTag('disabled')
    },
    reconnect: () => runtime.live.send({ type: 'retry' }),
  })
  return { session, call, queryClient, questions, notifications, undo, overlays }
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

/** One connection per session; what was missed while it was down, or before it first came up, is asked for again. */
function useLiveConnection(runtime: Runtime, session: Session, queryClient: QueryClient): void {
  useEffect(() => {
    if (!runtime.config.flags.websockets) return
    let wasDown = false
    let isOpen = false
    runtime.feed.connect(session.tenantId, queryClient)
    const subscription = runtime.live.subscribe((snapshot) => {
      const open = snapshot.hasTag('open')
      if (open && !isOpen && wasDown) {
        runtime.feed.connect(session.tenantId, queryClient)
        void queryClient.invalidateQueries()
      }
      wasDown = !open && (wasDown || isOpen || snapshot.hasTag('waiting') || snapshot.hasTag('offline'))
      isOpen = open
    })
    runtime.live.send({ type: 'start' })
    return () => {
      runtime.live.send({ type: 'stop' })
      subscription.unsubscribe()
    }
  }, [runtime, session.tenantId, session.userId, queryClient])
}
