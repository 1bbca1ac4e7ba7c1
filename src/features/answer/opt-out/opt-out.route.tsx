import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { rootRoute } from '#src/workspace/shell/shell-route.tsx'

/** Where anybody who gets mails of campaigns says that he wants no more: outside of the frame, without signing in. Source: § 7 UWG */
export const optOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/abmelden/$token',
  staticData: { screen: 'opt-out' },
  component: lazyScreen(() => import('./opt-out-screen.tsx'), 'OptOutScreen'),
})
