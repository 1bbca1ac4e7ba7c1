import { createRoute } from '@tanstack/react-router'
import { queryFor } from '#src/api/query.ts'
import { askEarly } from '#src/workspace/loading/early-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** One offer on a whole page. */
export const offerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/offers/$id',
  staticData: { screen: 'offer', shows: 'offer', title: 'offers.offer', calls: 'offers.get' },
  loader: askEarly<{ id: string }>(async ({ call, queryClient }, { params }) => {
    await queryClient.prefetchQuery(queryFor(call, 'offers.get', { params: { id: params.id } }))
  }),
  component: lazyScreen(() => import('./offer-screen.tsx'), 'OfferScreen'),
})
