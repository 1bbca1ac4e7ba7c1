import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '#src/workspace/shell-route.tsx'

/** Where the guard sends who lacks a role. */
export const unauthorizedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/unauthorized',
  staticData: { screen: 'unauthorized', title: 'session.unauthorized' },
  component: lazyRouteComponent(() => import('./unauthorized-screen.tsx'), 'UnauthorizedScreen'),
})
