import { createContext, use, type ReactNode } from 'react'
import type { Extras } from '#src/contract/extras.ts'
import type { Role } from '#src/domain/accounts/roles.ts'

/** Who works here: the signed-in person as the screens see it. */
export interface Session {
  userId: string
  name: string
  email: string
  role: Role
  tenantId: string
  /** True for a session made for demonstration (decision A2). */
  demo: boolean
  /** What the backend offers beside what the specification names; everything unless said. Source: decision A34 */
  extras?: Extras | undefined
}

const SessionContext = createContext<Session | undefined>(undefined)

export function SessionProvider({ session, children }: { session: Session | undefined; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The session of the person at work. Screens below the shell always have one. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === undefined) throw new Error('A screen that needs a session was rendered without one')
  return session
}
