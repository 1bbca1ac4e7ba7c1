import { createRoute } from '@tanstack/react-router'
import { Shuffle } from 'lucide-react'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { askEarly } from '#src/workspace/loading/early-loader.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'
import { readMatchingSearch } from './matching-search.ts'

/** Who drives what waits: loads and free vehicles beside what is proposed for them. */
export const matchingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/matching',
  staticData: {
    screen: 'matching',
    title: 'matching.title',
    navigation: { block: 2, order: 1, key: 'm', icon: Shuffle, roles: ['dispatcher'] },
  },
  validateSearch: readMatchingSearch,
  loader: askEarly(async ({ call, queryClient }) => {
    const { waitingOrdersQuery } = await import('#src/entities/orders/waiting-orders.ts')
    void queryClient.prefetchQuery(waitingOrdersQuery(call))
  }),
  component: lazyScreen(() => import('./matching-screen.tsx'), 'MatchingScreen'),
})
