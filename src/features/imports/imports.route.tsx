import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'
import { IMPORT_PATH } from './import-path.ts'

/** Many orders out of rows that were pasted or stand in a file. */
export const importsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: IMPORT_PATH,
  staticData: { screen: 'imports', title: 'imports.title', calls: 'imports.create', roles: ['dispatcher', 'sales'] },
  component: lazyScreen(() => import('./screen/imports-screen.tsx'), 'ImportsScreen'),
})
