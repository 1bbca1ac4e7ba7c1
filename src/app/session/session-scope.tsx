import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { connectionError } from '#src/api/api-error.ts'
import { createQueryClient } from '#src/api/query.ts'
import { FocusScopesProvider, createFocusScopes, type FocusScopes } from '#src/commands/gate/focus-scopes.tsx'
import { CommandsProvider, type ContextSource } from '#src/commands/gate/commands-provider.tsx'
import { createOverlays, type Overlays } from '#src/commands/gate/overlays.ts'
import type { Direction } from '#src/commands/undo/steps.ts'
import { createUndoStore, type UndoStore } from '#src/commands/undo/store.ts'
import type { Call } from '#src/contract/index.ts'
import { UndoProvider } from '#src/commands/undo/undo-context.tsx'
import {
  createNotificationStore,
  NotificationsProvider,
  type NotificationStore,
} from '#src/features/notifications/notification-store.tsx'
import { translate } from '#src/i18n/setup.ts'
import { useText } from '#src/i18n/use-text.ts'
import { openTabStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'
import { whenIdle } from '#src/ui/loading/when-idle.ts'
import { afterPainting } from '#src/workspace/loading/after-painting.ts'
import {
  createPanelFocus,
  PanelFocusProvider,
  type KeptPlace,
  type PanelFocus,
} from '#src/workspace/panels/panel-focus.tsx'
import { SessionProvider, type Session } from '#src/workspace/session/session.tsx'
import {
  createSessionValues,
  SessionValuesProvider,
  type SessionValues,
} from '#src/workspace/session/session-values.tsx'
import { useZoom } from '#src/workspace/zoom.tsx'
import { isEnding, type Runtime } from '../actors.ts'
import { watchOwnAlerts } from '../own-alerts.ts'
import { createContextSource, createPreferenceStorage } from '../commands/command-context.ts'
import { createQuestions, type Questions } from '../questions/questions.tsx'
import type { AppRouter } from '../router.tsx'
import { createUndoPorts } from '../undo/undo-ports.ts'
import { useRegistry } from '../commands/use-registry.ts'
import { useRole } from './use-role.ts'

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

/** Starts everything over for a tenant and user; nothing of the last one is left over (decision A14). */
export function SessionScope(props: {
  runtime: Runtime
  router: AppRouter
  session: Session
  children: (scope: Scope) => ReactNode
}) {
  const { runtime, router, session, children } = props
  const { t } = useText()
  const zoom = useZoom()
  const [scope] = useState<Scope>(() => createScope(runtime, session, () => zoom.toggleNav(false)))
  const source = useMemo(
    () =>
      createContextSource({
        session,
        router,
        focus: scope.panelFocus,
        focusScopes: scope.focusScopes,
        queryClient: scope.queryClient,
        overlays: scope.overlays,
        questions: scope.questions,
        undo: scope.undo,
        call: scope.call,
        values: scope.values,
        notify: scope.notifications.notify,
        toggleZoom: zoom.toggle,
        t,
      }),
    [session, router, scope, zoom.toggle, t],
  )
  const storage = useMemo(() => createPreferenceStorage(session), [session])
  const commands = useRegistry()
  const current = useMemo(() => ({ ...scope, session }), [scope, session])
  useRole(runtime, session, scope.queryClient)
  useLiveConnection(runtime, session, scope.queryClient)
  useGreeting(runtime, scope)
  useOwnAlerts(scope)
  useReminders(scope, source)
  useCancelledQueries(runtime, scope)
  useEffect(() => () => forget(scope), [scope])
  return (
    <SessionProvider session={session}>
      <SessionValuesProvider values={scope.values}>
        <QueryClientProvider client={scope.queryClient}>
          <PanelFocusProvider focus={scope.panelFocus}>
            <FocusScopesProvider parts={scope.focusScopes}>
              <NotificationsProvider store={scope.notifications}>
                <UndoProvider store={scope.undo}>
                  <CommandsProvider {...commands} source={source} overlays={scope.overlays} storage={storage}>
                    {children(current)}
                  </CommandsProvider>
                </UndoProvider>
              </NotificationsProvider>
            </FocusScopesProvider>
          </PanelFocusProvider>
        </QueryClientProvider>
      </SessionValuesProvider>
    </SessionProvider>
  )
}

/** A session that has made itself says so, once the first screen stands. */
function useGreeting(runtime: Runtime, { notifications, session }: Scope): void {
  useEffect(() => {
    if (runtime.auth.getSnapshot().context.session?.madeItself !== true) return
    return afterPainting(
      () =>
        void import('../start/demo-greeting.ts').then(({ greetInDemo }) =>
          greetInDemo(runtime, notifications, session),
        ),
    ).never
  }, [runtime, notifications, session])
}

/** What the server warns of for this person is said at once. */
function useOwnAlerts({ notifications, queryClient, call, session: { userId } }: Scope): void {
  useEffect(
    () => watchOwnAlerts({ userId, queryClient, call, notify: notifications.notify }),
    [notifications, queryClient, call, userId],
  )
}

/** Milliseconds within which a page that never rests looks for what is due all the same. */
const REMINDED_WITHIN = 2000

/** Once the first screen stands and the page rests the person is told of what is due, and of what has become due meanwhile. */
function useReminders({ session: { tenantId, userId }, notifications }: Scope, source: ContextSource): void {
  useEffect(() => {
    let end: (() => void) | undefined
    const controller = new AbortController()
    const { signal } = controller
    const start = async () => {
      const { startReminders } = await import('#src/features/notifications/reminders/start.ts')
      const services = () => source.current().services
      if (!signal.aborted) end = startReminders({ session: { tenantId, userId }, notifications, services })
    }
    const callOff = whenIdle(() => void start().catch(() => undefined), REMINDED_WITHIN)
    return () => {
      controller.abort()
      callOff()
      end?.()
    }
  }, [tenantId, userId, notifications, source])
}

/** Who signs out is shown what was there until the login is: what is given up with the session is no failure. */
function useCancelledQueries({ auth }: Runtime, { queryClient }: Scope): void {
  useEffect(() => {
    const subscription = auth.subscribe((snapshot) => {
      if (snapshot.matches('signingOut')) void queryClient.cancelQueries()
    })
    return () => subscription.unsubscribe()
  }, [auth, queryClient])
}

/** What was asked for is given up; what it has brought would else stay in memory for another quarter of an hour. */
function forget({ queryClient, values }: Scope): void {
  void queryClient.cancelQueries()
  setTimeout(() => {
    const isRead = queryClient.getQueryCache().findAll({ type: 'active' }).length > 0
    if (isRead) return
    values.end()
    queryClient.clear()
  })
}

function createScope(runtime: Runtime, session: Session, toggleNav: () => void): Scope {
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
  return {
    session,
    call,
    queryClient,
    questions,
    notifications,
    undo,
    overlays,
    values: createSessionValues(),
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

/**
 * What was fetched before the connection first stood may have changed unheard: it is asked for again where it is on the
 * screen, and elsewhere when it is looked at. What is still under way comes after the opening, and is as new as that.
 */
function askForMissed(queryClient: QueryClient, openedAt: number): void {
  void queryClient.invalidateQueries({
    predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < openedAt,
  })
}

/** One connection per session; what was missed while it was down, or before it first came up, is asked for again. */
function useLiveConnection(runtime: Runtime, session: Session, queryClient: QueryClient): void {
  useEffect(() => {
    if (!runtime.config.flags.websockets) return
    let wasDown = false
    let isOpen = false
    let wasOpen = false
    runtime.feed.connect(session.tenantId, queryClient)
    const subscription = runtime.live.subscribe((snapshot) => {
      const open = snapshot.hasTag('open')
      if (open && !isOpen && wasDown) {
        runtime.feed.connect(session.tenantId, queryClient)
        void queryClient.invalidateQueries()
      } else if (open && !wasOpen) askForMissed(queryClient, Date.now())
      wasOpen ||= open
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
