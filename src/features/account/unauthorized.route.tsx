import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** Where the guard sends who lacks a role. */
export const unauthorizedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/unauthorized',
  staticData: { screen: 'unauthorized', title: 'session.unauthorized' },
  component: lazyScreen(() => import('./unauthorized-screen.tsx'), 'UnauthorizedScreen'),
})
