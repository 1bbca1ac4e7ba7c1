import { createRoute } from '@tanstack/react-router'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { listLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** What went out to carriers and drivers. */
export const outboxRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/outbox',
  staticData: { screen: 'outbox', title: 'outbox.title', calls: 'messages.list' },
  validateSearch: AnyListSearch,
  loader: listLoader(async () => (await import('./outbox-screen.tsx')).outboxList),
  component: lazyScreen(() => import('./outbox-screen.tsx'), 'OutboxScreen'),
})
