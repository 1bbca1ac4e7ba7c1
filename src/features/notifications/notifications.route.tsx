import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** All messages as a page of its own. Source: specification 2, decision A4 */
export const notificationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/notifications',
  staticData: { screen: 'notifications', shows: 'notifications', title: 'notifications.title' },
  component: lazyScreen(() => import('./notifications-screen.tsx'), 'NotificationsScreen'),
})
