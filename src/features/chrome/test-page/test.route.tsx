import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** What support asks for first: versions, connection, flags, rights, and how each state looks. Source: specification 2, "test page" */
export const testRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/test',
  staticData: { screen: 'testPage', title: 'test.title' },
  component: lazyScreen(() => import('./test-screen.tsx'), 'TestScreen'),
})
