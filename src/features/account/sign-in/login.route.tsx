import { createRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { rootRoute } from '#src/workspace/shell/shell-route.tsx'
import { safeReturnPath } from '../safe-return.ts'

const Search = z.object({
  /** The path a guard sent the person away from; checked before it is followed. */
  redirect: z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined),
})

/** Outside of the frame. With a session it leads on at once, also right after signing in. Source: decision A1 */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { screen: 'login', title: 'session.login' },
  validateSearch: Search,
  beforeLoad: ({ context, search }) => {
    if (context.session === undefined) return
    const href = safeReturnPath(search.redirect, knownPaths(rootRoute), globalThis.location?.origin)
    throw redirect({ href, replace: true })
  },
  component: lazyScreen(() => import('./login-screen.tsx'), 'LoginScreen'),
})

interface RouteNode {
  fullPath?: unknown
  children?: unknown
}

/** The patterns of all routes as they stand in the tree the app has put together. */
function knownPaths(route: RouteNode): string[] {
  const own = typeof route.fullPath === 'string' && route.fullPath !== '' ? [route.fullPath] : []
  const children = Array.isArray(route.children) ? route.children : Object.values(route.children ?? {})
  return [...own, ...children.flatMap((child: RouteNode) => knownPaths(child))]
}
