import { createRoute } from '@tanstack/react-router'
import { queryFor } from '#src/api/query.ts'
import { askEarly } from '#src/workspace/loading/early-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** What is open now, and what was handed over before. */
export const handoversRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/handover',
  staticData: {
    screen: 'handovers',
    title: 'handovers.title',
    calls: 'handovers.now',
    goto: { key: '0', roles: ['dispatcher'] },
  },
  component: lazyScreen(() => import('./handovers-screen.tsx'), 'HandoversScreen'),
})

/** One hand-over as things stood then. */
export const handoverRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/handover/$id',
  staticData: { screen: 'handovers', title: 'handovers.title', calls: 'handovers.get' },
  loader: askEarly<{ id: string }>(async ({ call, queryClient }, { params }) => {
    await queryClient.prefetchQuery(queryFor(call, 'handovers.get', { params: { id: params.id } }))
  }),
  component: lazyScreen(() => import('./handovers-screen.tsx'), 'HandoverScreen'),
})
