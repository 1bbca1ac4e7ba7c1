import type { ActorRefFrom } from 'xstate'
import type { createAuthMachine } from '#machines/auth.machine.ts'
import type { Session } from '#machines/auth-ports.ts'
import type { createSessionStorage } from './session-storage.ts'

type Auth = ActorRefFrom<ReturnType<typeof createAuthMachine>>

/** Tells when a session goes on with another token: its role may have changed since the old one was made. */
export function onNewToken(auth: Auth, listener: () => void): void {
  let before: Session | undefined
  auth.subscribe(({ context: { session } }) => {
    const isSame = session?.user.id === before?.user.id && session?.user.tenantId === before?.user.tenantId
    const isRenewed = session !== undefined && isSame && session.token !== before?.token
    before = session
    if (isRenewed) listener()
  })
}

/** What the machine says about the session is what the stores hold. */
export function keepStorage(auth: Auth, storage: ReturnType<typeof createSessionStorage>): void {
  let before: Session | undefined
  auth.subscribe((snapshot) => {
    const { context } = snapshot
    // The stores have left it already.
    if (snapshot.matches('signingOut')) before = undefined
    else if (context.session !== undefined) {
      if (context.session !== before) storage.keep(context.session)
    } else if (before !== undefined || snapshot.matches('signedOut')) {
      if (before !== undefined) storage.clear()
      if (context.demoSuppressed) storage.suppressDemo()
    }
    if (!snapshot.matches('signingOut')) before = context.session
  })
}
