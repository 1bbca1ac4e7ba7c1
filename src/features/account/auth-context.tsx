import { useSelector } from '@xstate/react'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { AuthError, AuthEvent } from '#machines/auth-ports.ts'
import type { createAuthMachine } from '#machines/auth.machine.ts'

type AuthMachine = ReturnType<typeof createAuthMachine>

/** The running auth machine, and whether this is a demonstration (decision A2). */
export interface AuthValue {
  actor: ActorRefFrom<AuthMachine>
  demo: boolean
}

const AuthContext = createContext<AuthValue | undefined>(undefined)

/** Hands the auth machine to everything below. */
export function AuthProvider({ value, children }: { value: AuthValue; children: ReactNode }) {
  return <AuthContext value={value}>{children}</AuthContext>
}

/** What screens see of signing in and out. Ask the snapshot for its tags and `can`, never for names of states. */
export interface Auth {
  snapshot: SnapshotFrom<AuthMachine>
  send(event: AuthEvent): void
  /** Resolves when the machine has answered: with nothing after success, with what went wrong otherwise. */
  switchTenant(tenantId: string): Promise<AuthError | undefined>
  config: { demo: boolean }
}

/** The auth machine, re-rendering with each of its changes. Throws outside of `AuthProvider`. */
export function useAuth(): Auth {
  const value = use(AuthContext)
  if (value === undefined) throw new Error('AuthProvider is missing')
  const { actor, demo } = value
  const snapshot = useSelector(actor, (current) => current)
  return useMemo(
    () => ({
      snapshot,
      send: (event) => actor.send(event),
      async switchTenant(tenantId) {
        actor.send({ type: 'switchTenant', tenantId })
        const { context } = await waitFor(actor, (current) => !current.hasTag('busy'))
        if (context.session?.user.tenantId === tenantId) return undefined
        return context.error ?? { message: 'Authentication failed' }
      },
      config: { demo },
    }),
    [actor, snapshot, demo],
  )
}
