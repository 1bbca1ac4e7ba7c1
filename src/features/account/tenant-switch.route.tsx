import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

export const tenantSwitchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/tenant/switch',
  staticData: { screen: 'tenantSwitch', title: 'session.tenantSwitch', calls: 'auth.switchTenant' },
  component: lazyScreen(() => import('./tenant-switch-screen.tsx'), 'TenantSwitchScreen'),
})
