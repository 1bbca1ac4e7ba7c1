import { loadEndpoints } from '#src/api/endpoints.ts'
import { redirects } from '../redirects.ts'
import type { AppRouter } from '../router.tsx'
import { loadCommands } from '../commands/use-registry.ts'

/** Fetches the code of the screen an address leads to; asked for while the session is still made, it is there with it. */
export function loadFirstScreen(router: AppRouter, path: string): void {
  const target = redirects.find(([from]) => from === path)?.[1]
  // One redirect may lead to the next; what has no screen ends at the first one (specification 2).
  if (target !== undefined) return loadFirstScreen(router, target)
  const [matchedRoutes] = router.getMatchedRoutes(path)
  if (matchedRoutes.at(-1)?.options.component === undefined && path !== '/dispatcher') {
    return loadFirstScreen(router, '/dispatcher')
  }
  // The list of orders needs none of them; other screens call with them at once.
  if (path !== '/orders') for (const load of [loadEndpoints, loadCommands]) load().catch(() => undefined)
  // What cannot be had now is asked for again by the router, which tells when that fails, too.
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => undefined)
}
