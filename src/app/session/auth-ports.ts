import type { AuthPorts, Registration, Session, SessionUser } from '#machines/auth-ports.ts'
import { ApiError } from '#src/api/api-error.ts'
import { isSessionRefused, type Refresher } from '#src/api/refresh.ts'
import type { Call } from '#src/contract/index.ts'
import { EVERY_EXTRA } from '#src/contract/extras.ts'
import type { User } from '#src/contract/accounts/auth.ts'
import { parseRole } from '#src/domain/accounts/roles.ts'
import { tokenExpiry } from '#src/domain/accounts/token.ts'
import type { SessionStorage } from './session-storage.ts'

interface AuthEnvironment {
  call(): Call
  storage: SessionStorage
  refresher: Refresher
  demo: boolean
  /** Milliseconds since 1970, by the server's clock where that is known. */
  now(): number
  /** The page belongs to no one: no session is restored there, and none makes itself. */
  isPublic?(): boolean
  /** A token has just come from the server. */
  heardToken?(token: string): void
  /** The session is about to be ended on the server: nothing may be asked in its name any more. */
  leaves?(): void
}

/**
 * The person as the machine keeps it; what role a missing one counts as says decision A2. A backend that tells of no extras has none
 * (decision A34).
 */
export function sessionUser(user: User, demo: boolean): SessionUser {
  const { id, email, name, displayName, role, tenantId, extras = [] } = user
  const shown = displayName ?? (name === '' ? email : name)
  return { id, email, name: shown, role: parseRole(role, { demo }), tenantId, extras: extras.join(' ') }
}

/** Connects the auth machine with the server and the stores. Error messages are the catalogue's, verbatim. */
export function createAuthPorts({
  call,
  storage,
  refresher,
  demo,
  now,
  heardToken,
  isPublic,
  leaves,
}: AuthEnvironment): AuthPorts {
  const begin = (token: string, user: User, isDemo: boolean, lasting: boolean | undefined): Session => {
    heardToken?.(token)
    return { token, user: sessionUser(user, demo), demo: isDemo, ...(lasting !== undefined && { lasting }) }
  }
  const login = async (credentials: { email: string; password: string; rememberMe: boolean }) => {
    try {
      const answer = await call()('auth.login', { body: credentials })
      const token = answer.access_token ?? answer.token ?? answer.accessToken
      if (token === undefined) throw new Error('Login fehlgeschlagen')
      return begin(
        token,
        answer.user,
        __DEMO_MODE__ && demo && isDemoAddress(credentials.email),
        credentials.rememberMe,
      )
    } catch (error) {
      if (!isUnreachable(error)) throw error
      const isDemo = __DEMO_MODE__ && demo && /demo|admin|test/i.test(credentials.email)
      if (isDemo) return localDemoSession(credentials)
      throw new Error('Backend unavailable and not a demo account', { cause: error })
    }
  }
  /** Opens the account somebody was invited to. */
  const accept = async (invitation: string, { firstName, lastName, password }: Registration): Promise<Session> => {
    const body = { firstName, lastName, password }
    const answer = await call()('invitations.accept', { params: { token: invitation }, body })
    const token = answer.access_token ?? answer.token ?? answer.accessToken
    if (token === undefined) throw new Error('Registration failed')
    return begin(token, answer.user, false, false)
  }
  /** In production the server keeps the session in a cookie and the token never touches a store (decision A13). */
  const inCookie = async (session: Session): Promise<Session> => {
    if (demo) return session
    storage.keep(session)
    const { token, lasting: rememberMe } = session
    await call()('auth.setCookie', { body: { token, rememberMe } }).catch(() => undefined)
    return session
  }
  const restoreFromCookie = async (): Promise<Session | undefined> => {
    const tenantId = storage.lastTenant()
    if (tenantId === undefined) return undefined
    try {
      const { token, access_token: other } = await call()('auth.refresh', {})
      const fresh = token ?? other
      if (fresh === undefined) return undefined
      const lasting = storage.isLasting()
      storage.keep({
        token: fresh,
        user: { id: '', email: '', name: '', role: 'user', tenantId },
        demo: false,
        lasting,
      })
      return await inCookie(begin(fresh, await call()('auth.profile', {}), false, lasting))
    } catch {
      storage.clear()
      return undefined
    }
  }
  /** A session without a server, so that the demonstration can at least be looked at (decision A2). */
  const localDemoSession = ({ email, rememberMe }: { email: string; rememberMe: boolean }): Session => {
    const expires = Math.floor(now() / 1000) + 3600
    const token = ['{"alg":"none"}', JSON.stringify({ sub: email, exp: expires }), ''].map(base64Url).join('.')
    return begin(
      token,
      // Nobody can tell what a backend offers that does not answer: what is asked for fails for want of it.
      { id: email, email, name: email, role: 'admin', tenantId: 'nordkurs', extras: [EVERY_EXTRA] } as unknown as User,
      true,
      rememberMe,
    )
  }
  return {
    async restore() {
      if (isPublic?.() === true) return undefined
      const stored = await storage.restore()
      if (stored !== undefined) return stored
      if (!demo) return await restoreFromCookie()
      // Builds that are no demonstration must not even carry the account of the built-in admin (decisions A2, B7).
      if (!__DEMO_MODE__ || storage.isDemoSuppressed()) return undefined
      const admin = { email: 'admin@nordkurs.example', password: 'Frachtbrief-2026', rememberMe: true }
      return { ...(await login(admin)), madeItself: true }
    },
    login: async (credentials) => await inCookie(await login(credentials)),
    async register({ invitation, ...data }) {
      if (invitation !== undefined) return { kind: 'session', session: await inCookie(await accept(invitation, data)) }
      const answer = await call()('auth.register', { body: { ...data, role: data.role ?? 'USER' } })
      if (answer.token !== undefined && answer.user !== undefined) {
        return { kind: 'session', session: await inCookie(begin(answer.token, answer.user, false, false)) }
      }
      if (answer.emailSent !== true) throw new Error('Registration failed')
      const expiresAt = Date.parse(answer.expiresAt ?? '') || now()
      return { kind: 'verification', email: data.email, expiresAt, awaits: answer.awaits }
    },
    async refresh() {
      const session = storage.read()
      if (session === undefined) return 'rejected'
      try {
        const token = await refresher.refresh(session.token)
        return token === undefined ? 'rejected' : { ...(storage.read() ?? session), token }
      } catch (error) {
        return isSessionRefused(error) ? 'rejected' : 'unavailable'
      }
    },
    async logout() {
      leaves?.()
      await call()('auth.logout', {}).catch(() => undefined)
      if (!demo) await call()('auth.clearCookie', {}).catch(() => undefined)
    },
    async switchTenant(tenantId) {
      const answer = await call()('auth.switchTenant', { body: { tenantId } })
      const token = answer.access_token ?? answer.token ?? answer.accessToken
      if (token === undefined) throw new Error('Authentication failed')
      return await inCookie(begin(token, answer.user, storage.read()?.demo ?? false, storage.isLasting()))
    },
    now,
    tokenExpiry: (session) => tokenExpiry(session.token),
  }
}

function isDemoAddress(email: string): boolean {
  return /@(nordkurs|mainspessart|elbeoder)\.example$/i.test(email.trim())
}

function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'offline')
}

function base64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
