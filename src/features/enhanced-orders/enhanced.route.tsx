import { createRoute } from '@tanstack/react-router'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { listLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** Orders read by OCR; part of the Dispo, so the navigation has no entry of its own for it. */
export const enhancedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dispatcher/enhanced',
  staticData: {
    screen: 'enhancedOrders',
    title: 'enhanced.title',
    goto: { key: 's', roles: ['dispatcher'] },
  },
  validateSearch: AnyListSearch,
  loader: listLoader(async () => (await import('./enhanced-screen.tsx')).enhancedList),
  component: lazyScreen(() => import('./enhanced-screen.tsx'), 'EnhancedScreen'),
})
