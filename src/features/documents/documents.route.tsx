import { createRoute } from '@tanstack/react-router'
import { Files } from 'lucide-react'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { tabsLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** The list of documents. */
export const documentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/documents',
  staticData: {
    screen: 'documents',
    title: 'documents.title',
    navigation: {
      block: 3,
      order: 1,
      key: 'u',
      icon: Files,
      roles: ['dispatcher', 'sales', 'finance'],
      count: 'pendingPODs',
    },
  },
  validateSearch: AnyListSearch,
  loader: tabsLoader(async () => (await import('./document-tabs.tsx')).documentTabs),
  component: lazyScreen(() => import('./documents-screen.tsx'), 'DocumentsScreen'),
})
