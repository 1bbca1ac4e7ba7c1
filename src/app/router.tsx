import { createRouter, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { newErrorId } from '#src/workspace/error-boundary.tsx'
import { createLateHistory } from '#src/workspace/loading/late-history.ts'
import { isMissingCode } from '#src/workspace/loading/lazy-screen.ts'
import { parseSearch, stringifySearch } from '#src/workspace/search-params.ts'
import type { RouterContext } from '#src/workspace/shell/shell-route.tsx'
import { MissingCodeScreen, PageErrorScreen } from './failures/error-screens.tsx'
import { routeTree } from './route-tree.ts'

/** An error while a page is loaded or drawn stays on that page (specification 2, page level). */
function PageFailure({ error, reset }: ErrorComponentProps) {
  const [id] = useState(newErrorId)
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const cause = error instanceof Error ? error : new Error(String(error))
  const Screen = isMissingCode(cause) ? MissingCodeScreen : PageErrorScreen
  return <Screen failure={{ error: cause, id }} onRetry={retry} />
}

/** The router of the whole product; its context is filled again at each render of the app. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    history: createLateHistory(),
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: false,
    defaultPendingMs: 150,
    defaultErrorComponent: PageFailure,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
