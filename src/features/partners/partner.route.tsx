import { createRoute } from '@tanstack/react-router'
import { queryFor } from '#src/api/query.ts'
import { askEarly } from '#src/workspace/loading/early-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** One partner on a whole page. */
export const partnerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/partners/$id',
  staticData: { screen: 'partner', shows: 'partner', title: 'partners.one' },
  loader: askEarly<{ id: string }>(async ({ call, queryClient }, { params }) => {
    await Promise.all([
      queryClient.prefetchQuery(queryFor(call, 'partners.get', { params: { id: params.id } })),
      queryClient.prefetchQuery(queryFor(call, 'partners.figures', { params: { id: params.id } })),
    ])
  }),
  component: lazyScreen(() => import('./partner-screen.tsx'), 'PartnerScreen'),
})
