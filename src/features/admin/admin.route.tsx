import { createRoute } from '@tanstack/react-router'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { tabsLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** People and rights. It has no guard: its calls answer whoever may not with whose right it is. Source: specification 2, decision B5 */
export const adminRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin',
  staticData: { screen: 'admin', title: 'admin.title' },
  validateSearch: AnyListSearch,
  loader: tabsLoader(async () => (await import('./admin-tabs.tsx')).adminTabs),
  component: lazyScreen(() => import('./admin-screen.tsx'), 'AdminScreen'),
})
