import { createRoute } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { listLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'
import { OrderSearch } from './order-filters.ts'

/** The order list. */
export const ordersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders',
  staticData: {
    screen: 'orders',
    title: 'orders.title',
    navigation: {
      block: 1,
      order: 3,
      key: 'o',
      icon: ClipboardList,
      roles: ['dispatcher', 'sales'],
      count: 'pendingOrders',
    },
  },
  validateSearch: OrderSearch,
  loader: listLoader(async () => (await import('./orders-screen.tsx')).ordersList),
  component: lazyScreen(() => import('./orders-screen.tsx'), 'OrdersScreen'),
})
