import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '#src/workspace/shell-route.tsx'
import { PaperSearch } from './paper-search.ts'

/** The papers of one order, ready to be printed. */
export const orderPapersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/$id/papers',
  staticData: { screen: 'orderPapers', title: 'papers.title' },
  validateSearch: PaperSearch,
  component: lazyRouteComponent(() => import('./papers-screen.tsx'), 'PapersScreen'),
})
