import type { Random } from '../ports/random.ts'
import { NO_TENANT } from '../store/store.ts'
import type { CsrfTokens } from './csrf.ts'
import type { ServerPort } from './handle.ts'
import { newLinkToken } from './link-token.ts'
import type { Sessions, StoreOf } from './session.ts'

interface Parts extends Pick<ServerPort, 'demo' | 'act'> {
  storeOf: StoreOf
  sessions: Sessions
  csrf: CsrfTokens
  random: Random
  /** What live connections have to know of sessions, and what is said over them. */
  live: Pick<ServerPort, 'say'> & {
    renewSession(sessionId: string, endsAt: number): void
    endSession(sessionId: string): void
  }
}

/** What sign-in needs beyond the data of one tenant, put together. */
export function serverPort({ demo, act, storeOf, sessions, csrf, random, live }: Parts): ServerPort {
  const tenants = () => storeOf(NO_TENANT).all('tenants')
  return {
    demo,
    tenants,
    storeOf,
    async findUser(email) {
      const wanted = email.trim().toLowerCase()
      for (const { id } of await tenants()) {
        const user = await storeOf(id).first('users', { email: wanted })
        if (user) return user
      }
      return undefined
    },
    signIn: (user) => sessions.signIn(user),
    async refresh(token) {
      const renewed = await sessions.refresh(token)
      if (renewed) live.renewSession(renewed.sessionId, renewed.expiresAt)
      return renewed?.token
    },
    async signOut(sessionId) {
      await sessions.signOut(sessionId)
      live.endSession(sessionId)
    },
    issueCsrfToken: () => csrf.issue(),
    newLinkToken: (tenantId) => newLinkToken(tenantId, random),
    act,
    say: (tenantId, userId, said) => live.say(tenantId, userId, said),
  }
}
