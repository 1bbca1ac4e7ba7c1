import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '#src/workspace/shell-route.tsx'

export const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/profile',
  staticData: { screen: 'profile', title: 'session.profile' },
  component: lazyRouteComponent(() => import('./profile-screen.tsx'), 'ProfileScreen'),
})
