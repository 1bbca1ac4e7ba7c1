import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { askEarly } from '#src/workspace/loading/early-loader.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** One order with its whole history. */
export const orderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/$id',
  staticData: { screen: 'order', shows: 'order', title: 'orders.order' },
  loader: askEarly<{ id: string }>(async ({ call, queryClient }, { params }) => {
    const { orderQuery } = await import('../orders.queries.ts')
    await queryClient.prefetchQuery(orderQuery(call, queryClient, params.id))
  }),
  component: lazyScreen(() => import('./order-screen.tsx'), 'OrderScreen'),
})
