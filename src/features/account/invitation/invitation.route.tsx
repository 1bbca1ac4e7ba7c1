import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { rootRoute } from '#src/workspace/shell/shell-route.tsx'

/** Where somebody who was invited opens his account: outside of the frame, for whoever has the link. Signed in, it leads on at once. */
export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation/$token',
  staticData: { screen: 'invitation', title: 'invitation.title' },
  beforeLoad: ({ context }) => {
    if (context.session !== undefined) throw redirect({ href: '/dispatcher', replace: true })
  },
  component: lazyScreen(() => import('./invitation-screen.tsx'), 'InvitationScreen'),
})
