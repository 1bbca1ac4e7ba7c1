import { createRoute } from '@tanstack/react-router'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { listLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** Complaints about orders. */
export const claimsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/claims',
  staticData: {
    screen: 'claims',
    title: 'claims.title',
    calls: 'claims.list',
    goto: { key: 'g', roles: ['dispatcher', 'sales', 'finance'] },
  },
  validateSearch: AnyListSearch,
  loader: listLoader(async () => (await import('./claims-screen.tsx')).claimsList),
  component: lazyScreen(() => import('./claims-screen.tsx'), 'ClaimsScreen'),
})
