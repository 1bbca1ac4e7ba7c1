import { createRoute } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import { may } from '#src/domain/accounts/roles.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { askEarly } from '#src/workspace/loading/early-loader.ts'
import { readBoardSearch } from './board/state/search.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

const ofBoth = { screen: 'dispatch', title: 'dispatch.title' } as const

const shown = {
  validateSearch: readBoardSearch,
  loader: askEarly(async ({ call, queryClient, session }) => {
    const [{ runningQuery }, { waitingOrdersQuery }] = await Promise.all([
      import('./side-lists/dispatch.queries.ts'),
      import('#src/entities/orders/waiting-orders.ts'),
    ])
    void queryClient.prefetchQuery(waitingOrdersQuery(call))
    if (may(session.role, 'transports.read')) void queryClient.prefetchQuery(runningQuery(call))
  }),
  component: lazyScreen(() => import('./screen/dispatcher-screen.tsx'), 'DispatcherScreen'),
}

/** The start screen: what waits, what runs, what goes wrong. */
export const dispatcherRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dispatcher',
  staticData: { ...ofBoth, navigation: { block: 1, order: 2, key: 'd', icon: LayoutDashboard } },
  ...shown,
})

/** The same by its other name. Source: specification 2 */
export const transportControlRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/transport-control',
  staticData: ofBoth,
  ...shown,
})
