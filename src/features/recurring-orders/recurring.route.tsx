import { createRoute } from '@tanstack/react-router'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { listLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** The templates that make orders ahead. */
export const recurringOrdersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/recurring-orders',
  staticData: {
    screen: 'recurring-orders',
    title: 'recurring.title',
    calls: 'recurringOrders.list',
    goto: { key: 'y', roles: ['dispatcher', 'sales'] },
  },
  validateSearch: AnyListSearch,
  loader: listLoader(async () => (await import('./recurring-screen.tsx')).recurringOrdersList),
  component: lazyScreen(() => import('./recurring-screen.tsx'), 'RecurringOrdersScreen'),
})
