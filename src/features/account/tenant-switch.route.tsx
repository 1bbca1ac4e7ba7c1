import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '#src/workspace/shell-route.tsx'

export const tenantSwitchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/tenant/switch',
  staticData: { screen: 'tenantSwitch', title: 'session.tenantSwitch' },
  component: lazyRouteComponent(() => import('./tenant-switch-screen.tsx'), 'TenantSwitchScreen'),
})
