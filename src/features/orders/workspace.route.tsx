import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '#src/workspace/shell-route.tsx'
import { OrderSearch } from './list/order-filters.ts'

/** The order list with the wizard beside it. */
export const workspaceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/workspace',
  staticData: { screen: 'orders', title: 'orders.workspace' },
  validateSearch: OrderSearch,
  component: lazyRouteComponent(() => import('./order-workspace-screen.tsx'), 'OrderWorkspaceScreen'),
})
