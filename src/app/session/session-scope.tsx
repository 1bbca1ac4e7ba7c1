import { createPanels } from '#src/workspace/panels/panels.ts'
import { watchGone } from '#src/records/changes/gone-records.ts'
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
import { may } from '#src/domain/accounts/roles.ts'
import { BelowRecordProvider } from '#src/records/panel/below-record.tsx'
import { whenIdle } from '#src/ui/loading/when-idle.ts'
import { afterPainting } from '#src/workspace/loading/after-painting.ts'
import { PanelFocusProvider } from '#src/workspace/panels/panel-focus.tsx'
import { SessionProvider, type Session } from '#src/workspace/session/session.tsx'
import { SessionValuesProvider } from '#src/workspace/session/session-values.tsx'
import { FlagsProvider } from '#src/workspace/flags.tsx'
import { useZoom } from '#src/workspace/zoom.tsx'
import type { Runtime } from '../actors.ts'
import { watchOwnAlerts } from '../own-alerts.ts'
import { createContextSource, createPreferenceStorage } from '../commands/command-context.ts'
import type { AppRouter } from '../router.tsx'
import { useRegistry } from '../commands/use-registry.ts'
import { useFlagsInForce } from './use-flags-in-force.ts'
import { belowRecord } from './below-records.tsx'
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
  const flags = useFlagsInForce(runtime, scope)
  useLiveConnection(runtime, session, { queryClient: scope.queryClient, isWanted: flags.websockets })
  useGreeting(runtime, scope)
  useOwnAlerts(scope, source)
  useOldReminders(scope, source)
  useCancelledQueries(runtime, scope)
  useForgottenFiles(runtime, scope)
  useEffect(() => {
    const panels = createPanels(router, scope.panelFocus)
    return watchGone(scope.queryClient, panels.closeRecords)
  }, [router, scope])
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
                    <FlagsProvider flags={flags}>
                      <BelowRecordProvider value={belowRecord}>{children(current)}</BelowRecordProvider>
                    </FlagsProvider>
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
function useOwnAlerts({ notifications, queryClient, call, session: { userId } }: Scope, source: ContextSource): void {
  useEffect(() => {
    const navigate = (to: string) => source.current().services.navigate(to)
    return watchOwnAlerts({ userId, queryClient, call, notify: notifications.notify, navigate })
  }, [notifications, queryClient, call, userId, source])
}

/** Milliseconds within which a page that never rests sends them all the same. */
const MOVED_WITHIN = 2000

/** Reminders that this computer still keeps become follow-ups once the first screen stands and the page rests. */
function useOldReminders({ session: { tenantId, userId, role } }: Scope, source: ContextSource): void {
  useEffect(() => {
    if (!may(role, 'followUps.use')) return undefined
    const move = async () => {
      const { moveReminders } = await import('#src/features/follow-ups/move-reminders.ts')
      await moveReminders(source.current().services.call, { tenantId, userId })
    }
    return whenIdle(() => void move().catch(() => undefined), MOVED_WITHIN)
  }, [tenantId, userId, role, source])
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
