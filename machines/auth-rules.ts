import { TOKEN_REFRESH_MARGIN } from '#src/domain/accounts/token.ts'
import type {
  AuthContext,
  AuthError,
  AuthEvent,
  AuthPorts,
  Credentials,
  Registration,
  RegistrationResult,
  Session,
  SessionUser,
} from './auth-ports.ts'

/** Longest pause in milliseconds between two attempts to refresh while the network fails. */
const LONGEST_REFRESH_PAUSE = 30_000
/** Shortest pause in milliseconds between two successful refreshes, for servers whose tokens live under 5 minutes. */
const SHORTEST_REFRESH_PAUSE = 10_000

/** A token that lives under 5 minutes is renewed at half its life, else the refreshes would chase each other. */
export function refreshTime(expiry: number, now: number): number {
  const early = expiry - TOKEN_REFRESH_MARGIN
  return early > now ? early : now + Math.max(SHORTEST_REFRESH_PAUSE, (expiry - now) / 2)
}

/** 1 s, 2 s, 4 s … at most 30 s. */
export function refreshPause(failedBefore: number): number {
  return Math.min(LONGEST_REFRESH_PAUSE, 1000 * 2 ** Math.min(failedBefore, 10))
}

export function isExpired(ports: AuthPorts, session: Session): boolean {
  const expiry = ports.tokenExpiry(session)
  return expiry === undefined || expiry <= ports.now()
}

export function isLasting(ports: AuthPorts, answer: Session | 'rejected' | 'unavailable'): boolean {
  return typeof answer === 'object' && !isExpired(ports, answer)
}

export function isForeign(context: AuthContext, event: { tenantId?: string }): boolean {
  return event.tenantId !== undefined && event.tenantId !== context.session?.user.tenantId
}

/** Whether a profile is that of the person who is signed in, and says something new. */
export function isNews({ session }: AuthContext, { user }: { user: SessionUser }): boolean {
  const mine = session?.user
  if (mine?.id !== user.id || mine.tenantId !== user.tenantId) return false
  return mine.role !== user.role || mine.name !== user.name || mine.email !== user.email
}

export function isWelcome(
  ports: AuthPorts,
  context: AuthContext,
  event: { token: string; tenantId?: string },
): boolean {
  return !isForeign(context, event) && !isExpired(ports, withToken(context, event.token))
}

export function withToken(context: AuthContext, token: string): Session {
  return { ...given(context.session), token }
}

export function errorOf(error: unknown, otherwise: string): AuthError {
  return { message: error instanceof Error && error.message !== '' ? error.message : otherwise }
}

// The chart guarantees these; the compiler cannot see it.
export function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A session was expected')
  return value
}

export function sessionIn(answer: Session | 'rejected' | 'unavailable'): Session {
  return given(typeof answer === 'object' ? answer : undefined)
}

export function sessionOfRegistration(result: RegistrationResult): Session {
  return given(result.kind === 'session' ? result.session : undefined)
}

export function verificationOf(result: RegistrationResult): AuthContext['verification'] {
  if (result.kind === 'session') return undefined
  const { email, expiresAt, awaits } = result
  return { emailSent: true, email, expiresAt, ...(awaits && { awaits }) }
}

export function credentialsOf(event: AuthEvent): Credentials {
  if (event.type !== 'login') return { email: '', password: '', rememberMe: false }
  return { email: event.email, password: event.password, rememberMe: event.rememberMe }
}

export function registrationOf(event: AuthEvent): Registration {
  if (event.type !== 'register') return { email: '', password: '', firstName: '', lastName: '', companyName: '' }
  const { type: _type, ...registration } = event
  return registration
}
