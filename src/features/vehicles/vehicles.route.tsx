import { createRoute } from '@tanstack/react-router'
import { Container } from 'lucide-react'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { tabsLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** The vehicles of the tenant. */
export const vehiclesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/vehicles',
  staticData: {
    screen: 'vehicles',
    title: 'vehicles.title',
    navigation: { block: 1, order: 5, key: 'f', icon: Container, roles: ['dispatcher'] },
  },
  validateSearch: AnyListSearch,
  loader: tabsLoader(async () => (await import('./fleet-tabs.tsx')).fleetTabs),
  component: lazyScreen(() => import('./vehicles-screen.tsx'), 'VehiclesScreen'),
})
