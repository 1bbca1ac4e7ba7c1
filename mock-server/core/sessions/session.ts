import { isOpen } from '#src/domain/accounts/user-states.ts'
import { parseRole } from '#src/domain/accounts/roles.ts'
import { isDemoAccount } from '../../ports/demo-accounts.ts'
import type { Random } from '../../ports/random.ts'
import type { Row } from '../../store/models.ts'
import { NO_TENANT, type Store } from '../../store/store.ts'
import { newBearerToken, sessionOfToken } from './bearer-token.ts'
import type { MockSession } from '../handle.ts'
import { SignInLog } from './sign-in-log.ts'
import { tokenDigest } from './token-digest.ts'

/** Lifetime of a bearer token in milliseconds. */
export const TOKEN_LIFETIME = 30 * 60_000
/** How long after its end a token can still be changed for a new one, in milliseconds. */
export const REFRESH_WINDOW = 24 * 60 * 60_000
/** Most tokens of one session that are known: a client that renews in time has had fewer by the end of the window. */
const MOST_TOKENS = 64

/** Ended sessions that a sign-in takes away; there are never many more of them. */
const FORGOTTEN_AT_ONCE = 100
/** Most tokens that are remembered as made after a fault; the oldest count as ended by it. */
const MOST_FRESH = 1000
/** Most tokens whose digest is remembered, so that a call need not wait for it to be made again. */
const MOST_DIGESTS = 1000

/** Data of any tenant: inside of a transaction, that of the transaction. */
export type StoreOf = (tenantId: string) => Store

/** A session that holds; `expiresAt` is the end of its last token in epoch milliseconds. */
export type HeldSession = MockSession & { expiresAt: number }

type SessionRow = Row<'sessions'>

/** Sessions and their tokens: rows that are looked up at every call and end. What a token says of itself counts for nothing. */
export class Sessions {
  readonly #storeOf: StoreOf
  readonly #now: () => number
  readonly #random: Random
  readonly #log: SignInLog
  readonly #demo: boolean
  /** After a fault the tokens made since; nothing as long as every token counts. */
  #fresh: Set<string> | undefined
  /** Of tokens that were good once: no one else's are remembered. */
  readonly #digests = new Map<string, string>()

  /** `demo`: accounts of the demonstration are let in. */
  constructor(ports: { storeOf: StoreOf; now: () => number; random: Random; demo: boolean }) {
    this.#storeOf = ports.storeOf
    this.#now = ports.now
    this.#random = ports.random
    this.#demo = ports.demo
    this.#log = new SignInLog(ports.now)
  }

  /** Starts a session and answers its token. */
  async signIn(user: Row<'users'>, storeOf = this.#storeOf, agent?: string): Promise<string> {
    const store = storeOf(NO_TENANT)
    await this.#forgetEnded(store)
    const id = `ses-${await store.next('sessions')}`
    const { token, kept } = await this.#newToken(user, id, 1)
    const expiresAt = this.#now() + TOKEN_LIFETIME
    await store.insert('sessions', {
      id,
      userId: user.id,
      userTenantId: user.tenantId,
      expiresAt,
      made: 1,
      tokens: [kept],
      since: this.#stamp(),
      lastSeenAt: this.#stamp(),
      ...(agent !== undefined && { agent }),
    })
    await this.#log.noteSignIn(store, user, { action: 'signed_in', sessionId: id, agent })
    return token
  }

  async signOut(sessionId: string, storeOf = this.#storeOf): Promise<void> {
    const store = storeOf(NO_TENANT)
    const row = await store.find('sessions', sessionId)
    const user = row && (await this.#userOf(row, storeOf))
    await store.remove('sessions', sessionId)
    if (user) await this.#log.noteSignIn(store, user, { action: 'signed_out', sessionId, agent: row?.agent })
  }

  /** Whether a session holds now: no one has signed it out, its last token has not ended, and its person is still there. */
  async isAlive(sessionId: string): Promise<boolean> {
    const row = await this.#storeOf(NO_TENANT).find('sessions', sessionId)
    return row !== undefined && row.expiresAt > this.#now() && (await this.#userOf(row, this.#storeOf)) !== undefined
  }

  /** Who a token belongs to, if it is valid now. The role is the user's role of this moment. */
  async verify(token: string | undefined): Promise<HeldSession | undefined> {
    const found = await this.#find(token, this.#storeOf)
    if (!found || found.expiresAt <= this.#now()) return undefined
    if (this.#fresh && !this.#fresh.has(found.digest)) return undefined
    const { row } = found
    const user = await this.#userOf(row, this.#storeOf)
    if (!user) return undefined
    await this.#log.noteSeen(this.#storeOf(NO_TENANT), row)
    const { tenantId, name, email } = user
    const role = parseRole(user.role, { demo: false })
    return { id: row.id, userId: user.id, role, tenantId, userName: name, email, expiresAt: row.expiresAt }
  }

  /** A new token for the same session and when it ends; the old one may have ended at most 24 h ago. */
  async refresh(
    token: string | undefined,
    storeOf = this.#storeOf,
  ): Promise<{ token: string; sessionId: string; expiresAt: number } | undefined> {
    const now = this.#now()
    const found = await this.#find(token, storeOf)
    if (!found || found.expiresAt + REFRESH_WINDOW <= now) return undefined
    const { row } = found
    const user = await this.#userOf(row, storeOf)
    if (!user) return undefined
    const made = row.made + 1
    const { token: fresh, kept } = await this.#newToken(user, row.id, made)
    const renewable = row.tokens.filter(({ expiresAt }) => expiresAt + REFRESH_WINDOW > now)
    const expiresAt = now + TOKEN_LIFETIME
    const tokens = [...renewable, kept].slice(-MOST_TOKENS)
    await storeOf(NO_TENANT).patch('sessions', row.id, { expiresAt, made, tokens, lastSeenAt: this.#stamp() })
    return { token: fresh, sessionId: row.id, expiresAt }
  }

  /** Ends every token that was made until now; their sessions can still be refreshed. */
  expireTokens(): void {
    this.#fresh = new Set()
  }

  /** Takes away sessions that no one can renew any more. */
  async #forgetEnded(store: Store): Promise<void> {
    const where = { expiresAt: { lte: this.#now() - REFRESH_WINDOW } }
    const { data: ended } = await store.page('sessions', { where, limit: FORGOTTEN_AT_ONCE })
    for (const { id } of ended) await store.remove('sessions', id)
  }

  async #newToken(user: Row<'users'>, sessionId: string, n: number) {
    const [iat, exp] = [this.#now(), this.#now() + TOKEN_LIFETIME].map((moment) => Math.floor(moment / 1000)) as [
      number,
      number,
    ]
    const { id: sub, tenantId: tenant, role = 'user' } = user
    const token = newBearerToken({ sub, jti: sessionId, tenant, role, iat, exp, n }, this.#random)
    const digest = await tokenDigest(token)
    this.#digests.set(token, digest)
    dropOldest(this.#digests, MOST_DIGESTS)
    if (this.#fresh) dropOldest(this.#fresh.add(digest), MOST_FRESH)
    return { token, kept: { digest, expiresAt: exp * 1000 } }
  }

  /** The session of a token, and when that token ends. */
  async #find(token: string | undefined, storeOf: StoreOf) {
    const id = token === undefined ? undefined : sessionOfToken(token)
    if (token === undefined || id === undefined) return undefined
    const row = await storeOf(NO_TENANT).find('sessions', id)
    if (!row) return undefined
    const digest = this.#digests.get(token) ?? (await tokenDigest(token))
    const known = row.tokens.find((one) => one.digest === digest)
    if (known) dropOldest(this.#digests.set(token, digest), MOST_DIGESTS)
    return known && { row, digest, expiresAt: known.expiresAt }
  }

  /** The person of a session; no one where the account is locked, not open yet, or of a demonstration that this server is not. */
  async #userOf({ userId, userTenantId }: SessionRow, storeOf: StoreOf): Promise<Row<'users'> | undefined> {
    const user = await storeOf(userTenantId).find('users', userId)
    return user && isOpen(user) && (this.#demo || !isDemoAccount(user)) ? user : undefined
  }

  #stamp(): string {
    return new Date(this.#now()).toISOString()
  }
}

function dropOldest(kept: Set<string> | Map<string, string>, most: number): void {
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}
