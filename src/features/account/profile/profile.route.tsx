import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

export const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/profile',
  staticData: { screen: 'profile', title: 'session.profile' },
  component: lazyScreen(() => import('./profile-screen.tsx'), 'ProfileScreen'),
})
