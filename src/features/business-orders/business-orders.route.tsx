import { createRoute } from '@tanstack/react-router'
import { ownOrdersQuery } from '#src/entities/orders/own-orders.ts'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { askEarly } from '#src/workspace/loading/early-loader.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** The orders of the person at work, each with its step of the workflow. */
export const businessOrdersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/business/orders',
  staticData: { screen: 'businessOrders', title: 'business.title' },
  validateSearch: AnyListSearch,
  loader: askEarly(({ call, queryClient, session }) => queryClient.prefetchQuery(ownOrdersQuery(call, session.userId))),
  component: lazyScreen(() => import('./business-orders-screen.tsx'), 'BusinessOrdersScreen'),
})
