import { isEmail } from '#src/domain/field-issue.ts'
import { issueMessages } from '#src/domain/issue-messages.ts'
import { parseRole } from '#src/domain/roles.ts'
import type { MockSession, ServerPort } from '../core/handle.ts'
import { HttpError, notFound, saying } from '../core/http-error.ts'
import type { Row } from '../db/models.ts'

type UserRow = Row<'users'>

/** How long the link of a registration e-mail is good. */
const VERIFICATION_LIFETIME = 24 * 60 * 60 * 1000

/** A user as the wire carries it; the password stays here. */
export function wireUser(user: UserRow) {
  const { id, email, name, firstName, lastName, displayName, role, tenantId } = user
  return { id, email, name, firstName, lastName, displayName, role, tenantId }
}

async function signedIn(server: ServerPort, user: UserRow) {
  const token = await server.signIn(user)
  return { access_token: token, token, accessToken: token, user: wireUser(user) }
}

/** Signs in by e-mail, in any case, and password; 401 in the words of the catalogue. Source: specification 8 */
export async function login(server: ServerPort, input: { email: string; password: string }) {
  const user = await server.findUser(input.email.trim())
  if (!user || user.password !== input.password) {
    throw new HttpError(401, {
      message: 'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.',
      code: 'INVALID_CREDENTIALS',
    })
  }
  if (user.pending)
    throw new HttpError(403, { ...saying({ code: 'reason.emailNotVerified' }), code: 'EMAIL_NOT_VERIFIED' })
  return signedIn(server, user)
}

export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  companyName: string
  role: string
}

/** The tenant of the company that was named, else the one of the request. */
async function tenantFor(server: ServerPort, companyName: string, tenantId: string): Promise<Row<'tenants'>> {
  const tenants = await server.tenants()
  const named = tenants.find(({ name }) => name.toLowerCase() === companyName.trim().toLowerCase())
  const tenant = named ?? tenants.find(({ id }) => id === tenantId) ?? tenants[0]
  if (!tenant) throw notFound()
  return tenant
}

/**
 * Registers an account. Nobody makes himself an admin. An e-mail whose first part holds `verify` has to be verified
 * first, so that both outcomes of specification 4 can be seen.
 */
export async function register(
  context: { server: ServerPort; tenantId: string; now: number; newId(prefix: string): string },
  input: Registration,
) {
  const email = input.email.trim().toLowerCase()
  if (!isEmail(email)) {
    const message = issueMessages['issue.email']
    throw new HttpError(422, {
      message,
      code: 'VALIDATION',
      fieldErrors: [{ path: 'email', code: 'email', message, severity: 'error' }],
    })
  }
  if (await context.server.findUser(email)) {
    throw new HttpError(409, { ...saying({ code: 'reason.emailTaken' }), code: 'EMAIL_TAKEN' })
  }
  const tenant = await tenantFor(context.server, input.companyName, context.tenantId)
  const wished = parseRole(input.role, { demo: false })
  const name = `${input.firstName} ${input.lastName}`.trim()
  const pending = email.split('@')[0]?.includes('verify') === true
  const user = await context.server.storeOf(tenant.id).insert('users', {
    id: context.newId('usr'),
    email,
    name,
    firstName: input.firstName,
    lastName: input.lastName,
    displayName: name,
    role: wished === 'admin' ? 'user' : wished,
    password: input.password,
    pending,
  })
  if (pending) return { emailSent: true, expiresAt: new Date(context.now + VERIFICATION_LIFETIME).toISOString() }
  const { id, name: tenantName, city, orderPrefix } = tenant
  const { token } = await signedIn(context.server, user)
  return { token, user: wireUser(user), tenant: { id, name: tenantName, city, orderPrefix } }
}

/** A new token for the old one; 401 ends the session. */
export async function refreshToken(server: ServerPort, token: string | undefined) {
  const fresh = await server.refresh(token)
  if (fresh === undefined) throw new HttpError(401, { message: 'Token refresh failed', code: 'REFRESH_FAILED' })
  return { token: fresh, access_token: fresh }
}

/** The person's account in another tenant: the same name before the @, else one with the same role. */
async function accountIn(server: ServerPort, session: MockSession, tenantId: string): Promise<UserRow | undefined> {
  if (tenantId === session.tenantId) return server.findUser(session.email)
  const same = await server.findUser(`${session.email.split('@')[0] ?? ''}@${tenantId}.example`)
  if (same?.role === session.role && same.tenantId === tenantId) return same
  return server.storeOf(tenantId).first('users', { role: session.role })
}

/** The tenants one may switch to: those where an account of the same role exists. */
export async function tenantsOf(server: ServerPort, session: MockSession) {
  const tenants = await server.tenants()
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
