import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '#src/workspace/search-params.ts'
import type { RouterContext } from '#src/workspace/shell-route.tsx'
import { routeTree } from './route-tree.ts'

/** The router of the whole product; its context is filled anew at each render of the app. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: false,
    defaultPendingMs: 150,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
