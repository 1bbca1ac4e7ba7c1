import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

export const statsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/profile/stats',
  staticData: { screen: 'stats', title: 'session.stats' },
  component: lazyScreen(() => import('./stats-screen.tsx'), 'StatsScreen'),
})
