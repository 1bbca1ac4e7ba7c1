import type { Scope } from './session/scope.ts'
import { RouterProvider } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { ApiProvider } from '#src/api/provider.tsx'
import { CommandOverlays, preloadOverlays } from '#src/commands/gate/overlays/command-overlays.tsx'
import { HOME, safeReturnPath } from '#src/features/account/safe-return.ts'
import { AuthProvider } from '#src/features/account/auth-context.tsx'
import { LiveStatusProvider } from '#src/features/chrome/status-bar/live-status.tsx'
import { Navigation } from '#src/features/chrome/navigation/navigation.tsx'
import { StatusBar } from '#src/features/chrome/status-bar/status-bar.tsx'
import { TopBar } from '#src/features/chrome/top-bar/top-bar.tsx'
import { Toasts } from '#src/features/notifications/toasts.tsx'
import { formInFront, Shown } from '#src/workspace/session/form-in-front.tsx'
import { BulkHost } from '#src/records/bulk/host.tsx'
import { ReopenedForm } from '#src/records/form/reopened-form.tsx'
import { may } from '#src/domain/accounts/roles.ts'
import { createPaletteSearch } from '#src/features/search/palette-search.ts'
import { ListDensityProvider } from '#src/features/settings/list-density.tsx'
import { loadI18next } from '#src/i18n/setup.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LiveRegion } from '#src/ui/live-region.tsx'
import { loadedLater, useLoadAhead } from '#src/ui/loading/loaded-later.tsx'
import { whenIdle } from '#src/ui/loading/when-idle.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { ErrorBoundary } from '#src/workspace/error-boundary.tsx'
import type { Session } from '#src/workspace/session/session.tsx'
import { ShellSlotsProvider, type ShellSlots } from '#src/workspace/shell-slots.tsx'
import { ZoomProvider } from '#src/workspace/zoom.tsx'
import { isEnding, type Runtime } from './actors.ts'
import { panelContent, panelFailure, panelWidth, preloadPanels } from './panels.tsx'
import { QuestionDialog } from './questions/questions.tsx'
import { describedScreens, screenRoutes } from './route-tree.ts'
import type { AppRouter } from './router.tsx'
import { SessionScope } from './session/session-scope.tsx'
import { StartScreen } from './start/start-screen.tsx'
import { UndoDialogs } from './undo/undo-dialogs.tsx'
import { useExtrasKnown } from './session/use-extras.ts'
import { useCurrentSession } from './session/use-current-session.ts'
import { useOpenedLast } from './session/use-opened-last.ts'
import { useCommandsOfScreens } from './commands/use-registry.ts'

/** The whole product: session first, then everything that belongs to it, then the router. */
export function App({ runtime, router }: { runtime: Runtime; router: AppRouter }) {
  // Nothing is drawn before it is known what can be drawn.
  const isKnown = useExtrasKnown(runtime)
  const restoring = useSelector(runtime.auth, (snapshot) => snapshot.matches('restoring')) || !isKnown
  const current = useCurrentSession(runtime)
  const shown = useShownSession(runtime, router, current, restoring)
  const auth = useMemo(() => ({ actor: runtime.auth, demo: runtime.config.demo }), [runtime])
  if (restoring || shown === 'pending') return <StartScreen />
  return (
    <ApiProvider call={runtime.call} base={runtime.base.current}>
      <AuthProvider value={auth}>
        <LiveStatusProvider actor={runtime.live}>
          <ZoomProvider>
            {shown === undefined ? (
              <RouterProvider router={router} />
            ) : (
              <SessionScope key={`${shown.tenantId}:${shown.userId}`} runtime={runtime} router={router} session={shown}>
                {(scope) => <Framed runtime={runtime} router={router} scope={scope} />}
              </SessionScope>
            )}
          </ZoomProvider>
        </LiveStatusProvider>
      </AuthProvider>
      <LiveRegion />
    </ApiProvider>
  )
}

/**
 * The session the screens are drawn with. A new one is drawn before the guards run again, an ended one only after they
 * have led away: no screen below the shell is ever without a session.
 */
function useShownSession(
  runtime: Runtime,
  router: AppRouter,
  current: Session | undefined,
  restoring: boolean,
): Session | undefined | 'pending' {
  const [shown, setShown] = useState<Session | undefined | 'pending'>('pending')
  const owner = current && `${current.tenantId}:${current.userId}`
  const served = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (restoring) return
    // A new role is no new session: what is under way goes on.
    if (owner === undefined || owner !== served.current) runtime.renewClient()
    served.current = owner
    router.update({ ...router.options, context: { ...router.options.context, session: current } })
    let superseded = false
    queueMicrotask(() => {
      if (superseded) return
      if (current !== undefined) setShown(current)
      void router.invalidate().then(() => {
        if (current === undefined && !superseded) setShown(undefined)
      })
    })
    return () => {
      superseded = true
    }
  }, [runtime, router, current, owner, restoring])
  return shown
}

/** The path of this app that an address of the server resolves to; undefined for any other. */
function pathOfApp(url: string): string | undefined {
  const path = safeReturnPath(url, knownPaths, location.origin)
  return path === HOME && !url.endsWith(HOME) ? undefined : path
}

/** What makes filters of orders out of what is typed in the palette. */
const typedFilters = async () => (await import('#src/features/orders/list/typed-filters.ts')).typedFilters

function Framed({ runtime, router, scope }: { runtime: Runtime; router: AppRouter; scope: Scope }) {
  const { t } = useText()
  const format = useFormat()
  const { call } = runtime
  const { session } = scope
  const search = useMemo(
    () => createPaletteSearch({ call, t, format, session, pathOf: pathOfApp }),
    [call, t, format, session],
  )
  const openedLast = useOpenedLast(scope, call)
  useCommandsOfScreens(router)
  useLoadAhead(() => {
    void preloadOverlays()
    loadI18next().catch(() => undefined)
    preloadPanels()
    // What tells of a server that does not answer is there before it stops.
    sessionEnding.preload().catch(() => undefined)
    import('./late-code.ts').then(
      ({ loadLateCode }) => loadLateCode(),
      () => undefined,
    )
    for (const route of screenRoutes) router.loadRouteChunk(route)?.catch(() => undefined)
  })
  const slots = useMemo<ShellSlots>(
    () => ({
      topBar: <TopBar />,
      navigation: <Navigation entries={navigationEntries} />,
      statusBar: <StatusBar mock={runtime.config.mock} />,
      overlays: (
        <>
          <CommandOverlays
            search={search}
            openedLast={openedLast}
            typed={may(scope.session.role, 'orders.read') ? typedFilters : undefined}
            drawSign={(status) => <StatusSign status={status} />}
            undo={scope.undo}
            formatTime={format.stamp}
          />
          <BulkHost />
          <Shown of={formInFront} />
          <Files />
          <ReopenedForm />
          <UndoDialogs store={scope.undo} />
          <QuestionDialog questions={scope.questions} />
          <Toasts />
          <Ending auth={runtime.auth} />
        </>
      ),
      panel: panelContent,
      panelFailure,
      panelWidth,
    }),
    [runtime, search, openedLast, scope, format],
  )
  const context = useMemo(() => ({ session, call, queryClient: scope.queryClient }), [session, call, scope])
  return (
    <ShellSlotsProvider slots={slots}>
      <ListDensityProvider>
        <RouterProvider router={router} context={context} />
      </ListDensityProvider>
    </ShellSlotsProvider>
  )
}

const uploadHost = loadedLater(async () => (await import('#src/features/documents/upload/upload-host.tsx')).UploadHost)

/** Takes files from anywhere, once the first screen stands. */
function Files() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), FILES_WITHIN), [])
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{isIdle && <uploadHost.component />}</Suspense>
    </ErrorBoundary>
  )
}

/** Milliseconds after which files are taken on a page that never rests. */
const FILES_WITHIN = 2000

const sessionEnding = loadedLater(async () => (await import('./session/session-ending.tsx')).SessionEnding)

/** Says before it is too late that the session ends. */
function Ending({ auth }: Pick<Runtime, 'auth'>) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{useSelector(auth, isEnding) && <sessionEnding.component auth={auth} />}</Suspense>
    </ErrorBoundary>
  )
}

const knownPaths = describedScreens().map(({ path }) => path)

const navigationEntries = describedScreens().flatMap(({ path, title, navigation, calls }) =>
  title === undefined || navigation === undefined ? [] : [{ path, title, navigation, calls }],
)
