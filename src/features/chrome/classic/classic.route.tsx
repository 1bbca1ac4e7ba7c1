import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** Every screen in a menu that folds, for those who come from one. Source: specification 2, "navigation demo" */
export const classicRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/classic-navigation',
  staticData: { screen: 'classicNavigation', title: 'classic.title' },
  component: lazyScreen(() => import('./classic-screen.tsx'), 'ClassicScreen'),
})
