import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
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
  component: lazyRouteComponent(() => import('./dispatcher-screen.tsx'), 'DispatcherScreen'),
})
