import type { UndoPorts } from '#src/commands/undo/ports.ts'
import { onTestFinished } from 'vitest'
import { DEFAULT_FEATURE_FLAGS, type FeatureFlags } from '#src/domain/accounts/feature-flags.ts'
import { FlagsProvider } from '#src/workspace/flags.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { ClipboardList, Files, Inbox, Truck } from 'lucide-react'
import { createActor } from 'xstate'
import { createLiveMachine, type SocketHandlers } from '#machines/live-connection.machine.ts'
import { ApiError } from '#src/api/api-error.ts'
import { ApiProvider } from '#src/api/provider.tsx'
import { CommandsProvider } from '#src/commands/gate/commands-provider.tsx'
import { defineCommands } from '#src/commands/gate/registry.ts'
import { createOverlays } from '#src/commands/gate/overlays/overlays.ts'
import { workspaceCommands } from '#src/commands/workspace-commands.ts'
import type { Call, EndpointName } from '#src/contract/index.ts'
import type { Role } from '#src/domain/accounts/roles.ts'
import { commands as chromeCommands } from '#src/features/chrome/chrome.first.commands.ts'
import { createUndoStore } from '#src/commands/undo/store.ts'
import { UndoProvider } from '#src/commands/undo/undo-context.tsx'
import { LiveStatusProvider } from '#src/features/chrome/status-bar/live-status.tsx'
import { Navigation, type NavigationScreen } from '#src/features/chrome/navigation/navigation.tsx'
import { StatusBar } from '#src/features/chrome/status-bar/status-bar.tsx'
import { TopBar } from '#src/features/chrome/top-bar/top-bar.tsx'
import {
  createNotificationStore,
  NotificationsProvider,
  type NotificationStore,
} from '#src/features/notifications/notification-store.tsx'
import { commands as notificationCommands } from '#src/features/notifications/notifications.first.commands.ts'
import { Toasts } from '#src/features/notifications/toasts.tsx'
import { createPanelFocus, PanelFocusProvider } from '#src/workspace/panels/panel-focus.tsx'
import {
  createSessionValues,
  SessionValuesProvider,
  type SessionValues,
} from '#src/workspace/session/session-values.tsx'
import { SessionProvider } from '#src/workspace/session/session.tsx'
import { ZoomProvider } from '#src/workspace/zoom.tsx'
import { context, recordingServices } from '#tests/commands/support.ts'
import { draw } from './keyboard-support.tsx'

/** What the server answers by endpoint; an Error is thrown, anything missing is a 500. */
export type Answers = Partial<Record<EndpointName, unknown>>

export const goodAnswers: Answers = {
  'businessOrders.metrics': {
    activeOrders: 87,
    ordersToday: 31,
    dayRevenue: 48260,
    dayRevenueFormatted: '48.260 €',
    totalRevenue: 1_204_000,
    onTimeDeliveryRate: 94.2,
    completionRate: 97,
  },
  'health.get': { smartMatching: true, angebotsMatching: true, gpsTracking: true, sync: true },
  'navigation.get': {
    pendingOrders: 12,
    activeDisruptions: 3,
    pendingPODs: 4,
    unassignedOrders: 9,
    unreadAlerts: 2,
  },
  'auth.tenants': {
    data: [{ id: 'nordkurs', name: 'Nordkurs Spedition GmbH', city: 'Hamburg', orderPrefix: 'NK' }],
  },
  'alerts.list': { data: [] },
}

const screens: readonly NavigationScreen[] = [
  {
    path: '/documents',
    title: 'chrome.documents',
    navigation: {
      block: 3,
      order: 1,
      key: 'u',
      icon: Files,
      roles: ['dispatcher', 'sales', 'finance'],
      count: 'pendingPODs',
    },
  },
  {
    path: '/transports',
    title: 'commands.palette.group.transport',
    navigation: {
      block: 1,
      order: 4,
      key: 't',
      icon: Truck,
      roles: ['dispatcher'],
      count: 'activeDisruptions',
      urgent: true,
    },
  },
  {
    path: '/orders',
    title: 'commands.palette.group.order',
    navigation: {
      block: 1,
      order: 3,
      key: 'o',
      icon: ClipboardList,
      roles: ['dispatcher', 'sales'],
      count: 'pendingOrders',
    },
  },
  { path: '/help', title: 'chrome.keys', navigation: { block: 1, order: 1, key: 'i', icon: Inbox } },
]

/** No one has changed anything. */
const noHistory: UndoPorts = {
  undoEvent: () => Promise.reject(new Error('nothing to take back')),
  load: () => undefined,
  save: () => undefined,
  keptReason: () => '',
}

/** The frame under test, around an empty page. */
export interface Frame {
  store: NotificationStore
  values: SessionValues
  log: string[]
  calls: EndpointName[]
  answers: Answers
  queryClient: QueryClient
  socket(): SocketHandlers | undefined
}

/** Draws the whole frame at `/orders` with a server that gives these answers. */
export async function drawFrame(
  options: { answers?: Answers; role?: Role; path?: string; flags?: Partial<FeatureFlags> } = {},
): Promise<Frame> {
  const { role = 'dispatcher', path = '/orders' } = options
  const log: string[] = []
  const calls: EndpointName[] = []
  const answers = { ...(options.answers ?? goodAnswers) }
  const call = fakeCall(answers, calls)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const store = createNotificationStore({ tenantId: 'nordkurs', userId: 'usr-1' })
  const handlers: SocketHandlers[] = []
  const live = createActor(
    createLiveMachine({
      open: (given) => {
        handlers.push(given)
        return () => undefined
      },
      onMessage: () => undefined,
      now: () => Date.now(),
    }),
    { input: { online: true } },
  ).start()
  // It would try to connect for as long as the page lives, in the middle of other tests.
  onTestFinished(() => void live.stop())
  live.send({ type: 'start' })
  const overlays = createOverlays({
    toggleNav: () => undefined,
    notices: store,
    logout: () => void log.push('logout'),
    isDisconnected: () => !live.getSnapshot().hasTag('open'),
    reconnect: () => live.send({ type: 'retry' }),
  })
  const services = { ...recordingServices(log), ui: overlays.ui, queryClient, notify: store.notify, call }
  const source = { current: () => context({ services }), subscribe: () => () => undefined }
  const session = { userId: 'usr-1', name: 'Jana Petersen', email: 'dispo@nordkurs.example', tenantId: 'nordkurs' }
  const values = createSessionValues()
  const root = createRootRoute({
    component: () => (
      <div className="shell" data-nav="wide">
        <header className="shell-top">
          <TopBar />
        </header>
        <nav className="shell-nav" aria-label="Hauptnavigation">
          <Navigation entries={screens} />
        </nav>
        <main className="shell-panels bg-surface" />
        <footer className="shell-status">
          <StatusBar mock />
        </footer>
        <Toasts />
      </div>
    ),
  })
  const page = createRoute({ getParentRoute: () => root, path: '$' })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  draw(
    <ApiProvider call={call}>
      <FlagsProvider flags={{ ...DEFAULT_FEATURE_FLAGS, ...options.flags }}>
        <SessionProvider session={{ ...session, role, demo: true }}>
          <QueryClientProvider client={queryClient}>
            <SessionValuesProvider values={values}>
              <PanelFocusProvider focus={createPanelFocus()}>
                <LiveStatusProvider actor={live}>
                  <ZoomProvider>
                    <NotificationsProvider store={store}>
                      <UndoProvider store={createUndoStore(noHistory)}>
                        <CommandsProvider
                          registry={defineCommands(workspaceCommands, chromeCommands, notificationCommands)}
                          source={source}
                          overlays={overlays}
                          storage={{ read: () => undefined, write: () => undefined }}
                        >
                          <RouterProvider router={router as never} />
                        </CommandsProvider>
                      </UndoProvider>
                    </NotificationsProvider>
                  </ZoomProvider>
                </LiveStatusProvider>
              </PanelFocusProvider>
            </SessionValuesProvider>
          </QueryClientProvider>
        </SessionProvider>
      </FlagsProvider>
    </ApiProvider>,
  )
  return { store, values, log, calls, answers, queryClient, socket: () => handlers.at(-1) }
}

function fakeCall(answers: Answers, calls: EndpointName[]): Call {
  return ((name: EndpointName) => {
    calls.push(name)
    const answer = answers[name] ?? serverError(name)
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }) as Call
}

/** A 500 of an endpoint, in the words of its catalogue entry or of HTTP. */
export function serverError(endpoint: EndpointName, message = 'HTTP 500: Internal Server Error'): ApiError {
  return new ApiError({ endpoint, kind: 'http', status: 500, message })
}
