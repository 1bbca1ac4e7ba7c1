import { createRoute } from '@tanstack/react-router'
import { Truck } from 'lucide-react'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { listLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** The transports of the tenant. */
export const transportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/transports',
  staticData: {
    screen: 'transports',
    title: 'transports.title',
    navigation: { block: 1, order: 4, key: 't', icon: Truck, roles: ['dispatcher'] },
  },
  validateSearch: AnyListSearch,
  loader: listLoader(async () => (await import('./transports-screen.tsx')).transportsList),
  component: lazyScreen(() => import('./transports-screen.tsx'), 'TransportsScreen'),
})
