import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '#src/workspace/shell-route.tsx'
import { BusinessSearch } from './business-columns.tsx'

/** The orders of the person at work, each with its step of the workflow. */
export const businessOrdersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/business/orders',
  staticData: { screen: 'businessOrders', title: 'business.title' },
  validateSearch: BusinessSearch,
  component: lazyRouteComponent(() => import('./business-orders-screen.tsx'), 'BusinessOrdersScreen'),
})
