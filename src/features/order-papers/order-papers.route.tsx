import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'
import { PaperSearch } from './paper-search.ts'

/** The papers of one order, ready to be printed. */
export const orderPapersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/$id/papers',
  staticData: { screen: 'orderPapers', title: 'papers.title', calls: 'tenants.company' },
  validateSearch: PaperSearch,
  component: lazyScreen(() => import('./papers-screen.tsx'), 'PapersScreen'),
})
