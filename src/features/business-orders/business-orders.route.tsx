import { createRoute } from '@tanstack/react-router'
import { ownOrdersQuery } from '#src/api/own-orders.ts'
import { lazyScreen } from '#src/workspace/lazy-screen.ts'
import { askEarly } from '#src/workspace/early-loader.ts'
import { shellRoute } from '#src/workspace/shell-route.tsx'
import { BusinessSearch } from './business-columns.tsx'

/** The orders of the person at work, each with its step of the workflow. */
export const businessOrdersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/business/orders',
  staticData: { screen: 'businessOrders', title: 'business.title' },
  validateSearch: BusinessSearch,
  loader: askEarly(({ call, queryClient, session }) => queryClient.prefetchQuery(ownOrdersQuery(call, session.userId))),
  component: lazyScreen(() => import('./business-orders-screen.tsx'), 'BusinessOrdersScreen'),
})
