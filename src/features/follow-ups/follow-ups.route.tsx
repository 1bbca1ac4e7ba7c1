import { createRoute } from '@tanstack/react-router'
import { AlarmClock } from 'lucide-react'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { tabsLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** What somebody, or the team, wants to see again. */
export const followUpsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/follow-ups',
  staticData: {
    screen: 'follow-ups',
    title: 'followUps.title',
    calls: 'followUps.list',
    navigation: {
      block: 1,
      order: 1,
      key: 'j',
      icon: AlarmClock,
      roles: ['dispatcher', 'sales', 'finance'],
      count: 'dueFollowUps',
    },
  },
  validateSearch: AnyListSearch,
  loader: tabsLoader(async () => (await import('./follow-up-tabs.tsx')).followUpTabs),
  component: lazyScreen(() => import('./follow-ups-screen.tsx'), 'FollowUpsScreen'),
})
