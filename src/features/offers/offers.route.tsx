import { createRoute } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { tabsLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** The offers of customers, and who could take them. */
export const offersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/angebots-matching',
  staticData: {
    screen: 'offers',
    title: 'offers.title',
    calls: 'offers.list',
    navigation: { block: 2, order: 2, key: 'a', icon: Handshake, roles: ['dispatcher', 'sales'] },
  },
  validateSearch: AnyListSearch,
  loader: tabsLoader(async () => (await import('./offer-tabs.tsx')).offerTabs),
  component: lazyScreen(() => import('./offers-screen.tsx'), 'OffersScreen'),
})
