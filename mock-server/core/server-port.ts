import type { Random } from '../ports/random.ts'
import { NO_TENANT } from '../store/store.ts'
import type { CsrfTokens } from './sessions/csrf.ts'
import type { ServerPort } from './handle.ts'
import { newLinkToken } from './sessions/link-token.ts'
import { findUser } from './sessions/find-user.ts'
import type { Sessions, StoreOf } from './sessions/session.ts'

interface Parts {
  demo: boolean
  isFull: ServerPort['isFull']
  origin: string
  sessions: Sessions
  csrf: CsrfTokens
  random: Random
  /** What live connections have to know of sessions, and what is said over them. */
  live: Pick<ServerPort, 'say'> & {
    renewSession(sessionId: string, endsAt: number): void
    endSession(sessionId: string): void
  }
}

/** The call that asks: all it writes is one transaction. */
export interface CallPort extends Pick<ServerPort, 'act'> {
  storeOf: StoreOf
  /** Does something once the call's transaction is committed, in the order said. */
  afterwards(act: () => void): void
  /** What the caller's browser calls itself. */
  agent?: string | undefined
}

/** What sign-in needs beyond the data of one tenant, for one call. */
export function serverPort({ demo, isFull, origin, sessions, csrf, random, live }: Parts, call: CallPort): ServerPort {
  const { storeOf, act, afterwards, agent } = call
  const tenants = () => storeOf(NO_TENANT).all('tenants')
  return {
    demo,
    isFull,
    origin,
    tenants,
    storeOf,
    findUser: (email) => findUser(storeOf, email),
    signIn: (user) => sessions.signIn(user, storeOf, agent),
    async refresh(token) {
      const renewed = await sessions.refresh(token, storeOf)
      if (renewed) afterwards(() => live.renewSession(renewed.sessionId, renewed.expiresAt))
      return renewed?.token
    },
    async signOut(sessionId) {
      await sessions.signOut(sessionId, storeOf)
      afterwards(() => live.endSession(sessionId))
    },
    async endSessions(ids) {
      for (const id of ids) await storeOf(NO_TENANT).remove('sessions', id)
      afterwards(() => ids.forEach((id) => live.endSession(id)))
    },
    issueCsrfToken: () => csrf.issue(),
    newLinkToken: (tenantId) => newLinkToken(tenantId, random),
    act,
    say: (tenantId, userId, said) => live.say(tenantId, userId, said),
  }
}
