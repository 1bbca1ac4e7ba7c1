import { EVERY_EXTRA } from '#src/contract/extras.ts'
import { isOpen } from '#src/domain/accounts/user-states.ts'
import type { MockSession, ServerPort } from '../../core/handle.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import type { CheckedPasswords } from '../../core/sessions/checked-passwords.ts'
import { isDemoAccount } from '../../ports/demo-accounts.ts'
import type { Row } from '../../store/models.ts'

type UserRow = Row<'users'>

/** A user as the wire carries it, and that this backend offers everything; the password stays here. */
export function wireUser(user: UserRow) {
  const { id, email, name, firstName, lastName, displayName, role, tenantId } = user
  return { id, email, name, firstName, lastName, displayName, role, tenantId, extras: [EVERY_EXTRA] }
}

/** A new session with its token, under each of the names the specification has for it. */
export async function signedIn(server: ServerPort, user: UserRow) {
  const token = await server.signIn(user)
  return { access_token: token, token, accessToken: token, user: wireUser(user) }
}

/** Signs in by e-mail, in any case, and password; 401 in the words of the catalogue. Source: specification 8 */
export async function login(server: ServerPort, input: { email: string }, { compared }: CheckedPasswords) {
  const user = await server.findUser(input.email.trim())
  // Another password may have been set since it was compared.
  const isRight = compared?.isRight === true && user?.password === compared.kept
  // Who is invited has no password yet.
  if (!user || user.inviteToken !== undefined || !isRight || (isDemoAccount(user) && !server.demo)) {
    throw new HttpError(401, {
      message: 'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.',
      code: 'INVALID_CREDENTIALS',
    })
  }
  if (user.pending) {
    throw new HttpError(403, { ...refusalBody({ code: 'reason.registrationWaiting' }), code: 'REGISTRATION_WAITING' })
  }
  if (user.lockedAt !== undefined) {
    throw new HttpError(403, { ...refusalBody({ code: 'reason.user.lockedOut' }), code: 'ACCOUNT_LOCKED' })
  }
  return signedIn(server, user)
}

/** A new token for the old one; 401 ends the session. */
export async function refreshToken(server: ServerPort, token: string | undefined) {
  const fresh = await server.refresh(token)
  if (fresh === undefined) throw new HttpError(401, { message: 'Token refresh failed', code: 'REFRESH_FAILED' })
  return { token: fresh, access_token: fresh }
}

/**
 * The person's account in another tenant: of the demonstration, whose accounts are one person in each of its tenants, the
 * same name before the @, else one with the same role. No one else has one: a role in one company is none in another.
 */
async function accountIn(server: ServerPort, session: MockSession, tenantId: string): Promise<UserRow | undefined> {
  const own = await server.storeOf(session.tenantId).find('users', session.userId)
  if (own === undefined || tenantId === session.tenantId) return own
  if (own.isDemo !== true) return undefined
  const same = await server.findUser(`${session.email.split('@')[0] ?? ''}@${tenantId}.example`)
  if (same?.isDemo === true && isOpen(same) && same.role === session.role && same.tenantId === tenantId) return same
  const open = { lockedAt: { exists: false }, inviteToken: { exists: false } } as const
  return server.storeOf(tenantId).first('users', { role: session.role, isDemo: true, ...open })
}

/** The tenants one may switch to: those where an account of the same role exists. */
export async function tenantsOf(server: ServerPort, session: MockSession) {
  const own = await server.storeOf(session.tenantId).find('users', session.userId)
  const all = await server.tenants()
  // Only the accounts of the demonstration are in several.
  const tenants = own?.isDemo === true ? all : all.filter(({ id }) => id === session.tenantId)
  const open = await Promise.all(
    tenants.map(async (tenant) => (await accountIn(server, session, tenant.id)) !== undefined),
  )
  return {
    data: tenants
      .filter((_tenant, index) => open[index])
      .map(({ id, name, city, orderPrefix }) => ({ id, name, city, orderPrefix })),
  }
}

/** Signs in to another tenant with the same role; 404 for one that does not exist or is closed to the person. */
export async function switchTenant(server: ServerPort, session: MockSession, tenantId: string) {
  const exists = (await server.tenants()).some(({ id }) => id === tenantId)
  const user = exists ? await accountIn(server, session, tenantId) : undefined
  if (!user) throw notFound()
  return signedIn(server, user)
}
