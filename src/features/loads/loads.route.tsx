import { createRoute } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { listLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** The loads of the tenant. */
export const loadsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads',
  staticData: {
    screen: 'loads',
    title: 'loads.title',
    navigation: { block: 1, order: 6, key: 'l', icon: Package, roles: ['dispatcher'] },
  },
  validateSearch: AnyListSearch,
  loader: listLoader(async () => (await import('./loads-screen.tsx')).loadsList),
  component: lazyScreen(() => import('./loads-screen.tsx'), 'LoadsScreen'),
})
