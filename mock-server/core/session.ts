import * as z from 'zod/mini'
import { parseRole } from '#src/domain/roles.ts'
import { NO_TENANT, type Database } from '../store/memory/database.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/store.ts'
import type { MockSession } from './handle.ts'
import { base64url, fromBase64url, hash } from './signature.ts'

/** Lifetime of a bearer token in milliseconds. */
export const TOKEN_LIFETIME = 30 * 60_000
/** How long after its end a token can still be changed for a new one, in milliseconds. */
export const REFRESH_WINDOW = 24 * 60 * 60_000

const SECRET = 'dispo-mock'
const HEADER = base64url(JSON.stringify({ alg: 'MOCK', typ: 'JWT' }))
const Claims = z.object({
  sub: z.string(),
  jti: z.string(),
  tenant: z.string(),
  role: z.string(),
  exp: z.number(),
  n: z.number(),
})
type Claims = z.output<typeof Claims>

/** Sessions and their tokens. A token counts only when this server made it and still knows its session. */
export class Sessions {
  readonly #database: Database
  readonly #now: () => number
  #made = 0
  #csrfRound = 0
  #expiredUpTo = 0

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Starts a session and answers its token. */
  async signIn(user: Row<'users'>): Promise<string> {
    const store = this.#database.store(NO_TENANT)
    await this.#forgetEnded(store)
    const id = `ses-${await store.next('sessions')}`
    await store.insert('sessions', { id, userId: user.id, expiresAt: this.#now() + TOKEN_LIFETIME })
    return this.#issue(id, user)
  }

  async signOut(sessionId: string): Promise<void> {
    await this.#database.store(NO_TENANT).remove('sessions', sessionId)
  }

  /** Whether a session holds now: nobody has signed it out, its last token has not ended, and its person is still there. */
  isAlive(sessionId: string): boolean {
    const session = this.#database.findAnywhere('sessions', sessionId)
    if (!session || session.expiresAt <= this.#now()) return false
    return this.#database.findAnywhere('users', session.userId) !== undefined
  }

  /** Takes away sessions that nobody can renew any more. */
  async #forgetEnded(store: Store): Promise<void> {
    const ended = await store.all('sessions', { expiresAt: { lte: this.#now() - REFRESH_WINDOW } })
    for (const { id } of ended) await store.remove('sessions', id)
  }

  /** Who a token belongs to, if it is valid now. The role is the user's role of this moment. */
  verify(token: string | undefined): MockSession | undefined {
    const claims = this.#claims(token)
    if (!claims || claims.exp * 1000 <= this.#now() || claims.n <= this.#expiredUpTo) return undefined
    return this.#sessionOf(claims)
  }

  /** A new token for the same session; the old one may have ended at most 24 h ago. */
  async refresh(token: string | undefined): Promise<string | undefined> {
    const claims = this.#claims(token)
    if (!claims || claims.exp * 1000 + REFRESH_WINDOW <= this.#now()) return undefined
    const user = this.#sessionOf(claims) && this.#database.findAnywhere('users', claims.sub)
    if (!user) return undefined
    const store = this.#database.store(NO_TENANT)
    await store.patch('sessions', claims.jti, { expiresAt: this.#now() + TOKEN_LIFETIME })
    return this.#issue(claims.jti, user)
  }

  /** Ends every token that was made until now; their sessions can still be refreshed. */
  expireTokens(): void {
    this.#expiredUpTo = this.#made
  }

  issueCsrfToken(): string {
    this.#made += 1
    const text = `${this.#csrfRound}.${this.#made.toString(36)}.${this.#now().toString(36)}`
    return `${text}.${hash(`csrf.${text}.${SECRET}`)}`
  }

  /** Whether this server made a CSRF token and still accepts it. */
  isCsrfToken(token: string): boolean {
    const cut = token.lastIndexOf('.')
    const text = token.slice(0, cut)
    return text.startsWith(`${this.#csrfRound}.`) && token.slice(cut + 1) === hash(`csrf.${text}.${SECRET}`)
  }

  /** Refuses the CSRF tokens made until now. */
  rotateCsrf(): void {
    this.#csrfRound += 1
  }

  #issue(id: string, user: Row<'users'>): string {
    const claims: Claims & { iat: number } = {
      sub: user.id,
      jti: id,
      tenant: user.tenantId,
      role: user.role ?? 'user',
      iat: Math.floor(this.#now() / 1000),
      exp: Math.floor((this.#now() + TOKEN_LIFETIME) / 1000),
      // Two tokens of one second differ, so that a client can tell an old one from a new one.
      n: (this.#made += 1),
    }
    const content = `${HEADER}.${base64url(JSON.stringify(claims))}`
    return `${content}.${base64url(hash(`${content}.${SECRET}`))}`
  }

  #claims(token: string | undefined): Claims | undefined {
    const [header, payload, signature, rest] = token?.split('.') ?? []
    if (header !== HEADER || payload === undefined || signature === undefined || rest !== undefined) return undefined
    if (signature !== base64url(hash(`${header}.${payload}.${SECRET}`))) return undefined
    const claims = Claims.safeParse(parsedJson(fromBase64url(payload)))
    return claims.success ? claims.data : undefined
  }

  #sessionOf(claims: Claims): MockSession | undefined {
    const session = this.#database.findAnywhere('sessions', claims.jti)
    const user = this.#database.findAnywhere('users', claims.sub)
    if (!session || session.userId !== claims.sub || !user || user.tenantId !== claims.tenant) return undefined
    const { id, tenantId, name, email } = user
    return { id: session.id, userId: id, role: parseRole(user.role, { demo: false }), tenantId, userName: name, email }
  }
}

function parsedJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
