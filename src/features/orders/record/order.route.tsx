import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '#src/workspace/shell-route.tsx'

/** One order with its whole history. */
export const orderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/$id',
  staticData: { screen: 'order', title: 'orders.order' },
  component: lazyRouteComponent(() => import('./order-screen.tsx'), 'OrderScreen'),
})
