import { shallowEqual, useSelector } from '@xstate/react'
import { parseRole } from '#src/domain/accounts/roles.ts'
import type { Session } from '#src/workspace/session/session.tsx'
import type { Runtime } from '../actors.ts'

/** The session as the screens see it; the same object as long as person, tenant, role and what the backend offers are the same. */
export function useCurrentSession(runtime: Runtime): Session | undefined {
  return useSelector(
    runtime.auth,
    ({ context: { session } }): Session | undefined =>
      session && {
        userId: session.user.id,
        name: session.user.name,
        email: session.user.email,
        role: parseRole(session.user.role, { demo: runtime.config.demo }),
        tenantId: session.user.tenantId,
        demo: session.demo,
        extras: runtime.extras.of(session.user.extras),
      },
    (a, b) => a === b || (a !== undefined && b !== undefined && shallowEqual(a, b)),
  )
}
