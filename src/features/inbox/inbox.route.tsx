import { createRoute } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { tabsLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** The inbox: e-mails that have come in, and what becomes of them. */
export const inboxRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inbox',
  staticData: {
    screen: 'inbox',
    title: 'inbox.title',
    calls: 'emails.list',
    navigation: {
      block: 1,
      order: 0,
      key: 'i',
      icon: Inbox,
      roles: ['dispatcher', 'sales'],
      count: 'newEmails',
    },
  },
  validateSearch: AnyListSearch,
  loader: tabsLoader(async () => (await import('./inbox-tabs.tsx')).inboxTabs),
  component: lazyScreen(() => import('./inbox-screen.tsx'), 'InboxScreen'),
})
