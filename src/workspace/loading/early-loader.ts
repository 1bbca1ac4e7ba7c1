import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../shell/shell-route.tsx'
import type { Session } from '../session/session.tsx'

/** What a screen can be asked for early with: the router's context once somebody is signed in. */
export interface SignedInContext extends RouterContext {
  session: Session
  queryClient: QueryClient
}

interface LoaderInput<Params> {
  context: RouterContext
  params: Params
  location: { search: object }
}

/**
 * A route's loader that asks for what its screen will read, while the screen's code is on its way and when a link to it is
 * pointed at. No one waits for it: the screen reads the same queries, and says itself what fails.
 */
export function askEarly<Params>(
  ask: (context: SignedInContext, input: Pick<LoaderInput<Params>, 'params' | 'location'>) => Promise<unknown>,
) {
  return ({ context, params, location }: LoaderInput<Params>): void => {
    const { session, queryClient } = context
    if (session === undefined || queryClient === undefined) return
    ask({ ...context, session, queryClient }, { params, location }).catch(() => undefined)
  }
}
