import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '#src/workspace/shell-route.tsx'

/** All messages as a page of its own. Source: specification 2, decision A4 */
export const notificationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/notifications',
  staticData: { screen: 'notifications', title: 'notifications.title' },
  component: lazyRouteComponent(() => import('./notifications-screen.tsx'), 'NotificationsScreen'),
})
