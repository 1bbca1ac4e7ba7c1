import { createRoute } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { listLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** Customers and carriers. */
export const partnersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/partners',
  staticData: {
    screen: 'partners',
    title: 'partners.title',
    navigation: { block: 2, order: 3, key: 'p', icon: Building2, roles: ['dispatcher', 'sales'] },
  },
  validateSearch: AnyListSearch,
  loader: listLoader(async () => (await import('./partners-list.ts')).partnersList),
  component: lazyScreen(() => import('./partners-screen.tsx'), 'PartnersScreen'),
})
