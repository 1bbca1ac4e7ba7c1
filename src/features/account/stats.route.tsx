import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '#src/workspace/shell-route.tsx'

export const statsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/profile/stats',
  staticData: { screen: 'stats', title: 'session.stats' },
  component: lazyRouteComponent(() => import('./stats-screen.tsx'), 'StatsScreen'),
})
