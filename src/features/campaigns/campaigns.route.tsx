import { createRoute } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { listLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** E-mails to many partners. Source: specification 2 and 6 */
export const campaignsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/campaigns',
  staticData: {
    screen: 'campaigns',
    title: 'campaigns.title',
    calls: 'campaigns.list',
    roles: ['sales'],
    navigation: { block: 2, order: 4, key: 'c', icon: Megaphone, roles: ['sales'] },
  },
  validateSearch: AnyListSearch,
  loader: listLoader(async () => (await import('./campaigns-screen.tsx')).campaignsList),
  component: lazyScreen(() => import('./campaigns-screen.tsx'), 'CampaignsScreen'),
})
