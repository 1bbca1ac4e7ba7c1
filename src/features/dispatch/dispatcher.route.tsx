import { createRoute } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import { may } from '#src/domain/roles.ts'
import { lazyScreen } from '#src/workspace/lazy-screen.ts'
import { askEarly } from '#src/workspace/early-loader.ts'
import { shellRoute } from '#src/workspace/shell-route.tsx'

/** The start screen: what waits, what runs, what goes wrong. */
export const dispatcherRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dispatcher',
  staticData: {
    screen: 'dispatch',
    title: 'dispatch.title',
    navigation: { block: 1, order: 2, key: 'd', icon: LayoutDashboard },
  },
  loader: askEarly(async ({ call, queryClient, session }) => {
    const { runningQuery, workQuery } = await import('./dispatch.queries.ts')
    void queryClient.prefetchQuery(workQuery(call))
    if (may(session.role, 'transports.read')) void queryClient.prefetchQuery(runningQuery(call))
  }),
  component: lazyScreen(() => import('./dispatcher-screen.tsx'), 'DispatcherScreen'),
})
