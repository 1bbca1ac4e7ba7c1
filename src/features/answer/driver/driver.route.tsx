import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { rootRoute } from '#src/workspace/shell/shell-route.tsx'

/** Where a driver reports the stops of his tour: outside of the frame, for anyone who has the link. */
export const driverRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/driver/$token',
  staticData: { screen: 'driver' },
  component: lazyScreen(() => import('./driver-screen.tsx'), 'DriverScreen'),
})
