import { useLiveConnection } from './use-live-connection.ts'
import { type Scope, createScope } from './scope.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { FocusScopesProvider } from '#src/commands/gate/focus-scopes.tsx'
import { CommandsProvider, type ContextSource } from '#src/commands/gate/commands-provider.tsx'
import { UndoProvider } from '#src/commands/undo/undo-context.tsx'
import { NotificationsProvider } from '#src/features/notifications/notification-store.tsx'
import { openKeptFiles } from '#src/storage/kept-files.ts'
import { useText } from '#src/i18n/use-text.ts'
import { whenIdle } from '#src/ui/loading/when-idle.ts'
import { afterPainting } from '#src/workspace/loading/after-painting.ts'
import { PanelFocusProvider } from '#src/workspace/panels/panel-focus.tsx'
import { SessionProvider, type Session } from '#src/workspace/session/session.tsx'
import { SessionValuesProvider } from '#src/workspace/session/session-values.tsx'
import { useZoom } from '#src/workspace/zoom.tsx'
import type { Runtime } from '../actors.ts'
import { watchOwnAlerts } from '../own-alerts.ts'
import { createContextSource, createPreferenceStorage } from '../commands/command-context.ts'
import type { AppRouter } from '../router.tsx'
import { useRegistry } from '../commands/use-registry.ts'
import { useRole } from './use-role.ts'

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
  useForgottenFiles(runtime, scope)
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

/** Who signs out by herself leaves no files on this computer; those of a session that has only expired wait for her. */
function useForgottenFiles({ auth }: Runtime, { session: { tenantId, userId } }: Scope): void {
  useEffect(() => {
    const subscription = auth.subscribe((snapshot) => {
      if (snapshot.matches('signingOut')) void openKeptFiles(tenantId, userId).clear()
    })
    return () => subscription.unsubscribe()
  }, [auth, tenantId, userId])
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
