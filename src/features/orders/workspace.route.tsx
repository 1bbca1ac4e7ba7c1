import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'
import { OrderSearch } from './list/order-filters.ts'

/** The order list with the wizard beside it. */
export const workspaceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/workspace',
  staticData: { screen: 'orders', title: 'orders.workspace' },
  validateSearch: OrderSearch,
  component: lazyScreen(() => import('./order-workspace-screen.tsx'), 'OrderWorkspaceScreen'),
})
