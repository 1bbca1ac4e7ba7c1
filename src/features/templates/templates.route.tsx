import { createRoute } from '@tanstack/react-router'
import { LayoutTemplate } from 'lucide-react'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { tabsLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** What e-mails, orders and the reading of documents begin with. Source: specification 2 and 6 */
export const templatesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/templates',
  staticData: {
    screen: 'templates',
    title: 'templates.title',
    roles: ['dispatcher', 'sales'],
    navigation: { block: 3, order: 5, key: 'v', icon: LayoutTemplate, roles: ['dispatcher', 'sales'] },
  },
  validateSearch: AnyListSearch,
  loader: tabsLoader(async () => (await import('./templates-tabs.tsx')).templatesTabs),
  component: lazyScreen(() => import('./templates-screen.tsx'), 'TemplatesScreen'),
})
