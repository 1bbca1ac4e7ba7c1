import { handle } from '../../core/handle.ts'
import { companyKey, orderPrefixOf, tenantNameOf } from '#src/domain/accounts/company-name.ts'
import { isEmail } from '#src/domain/refusals/field-issue.ts'
import { issueMessages } from '#src/domain/refusals/issue-messages.ts'
import { parseRole } from '#src/domain/accounts/roles.ts'
import type { ServerPort } from '../../core/handle.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { putJob } from '../../ports/jobs.ts'
import type { Row } from '../../store/models.ts'
import { NO_TENANT, type Store } from '../../store/store.ts'
import { signedIn, wireUser } from './rules.ts'
import { forgetExpired, memberAlert, WAITING_TIME } from '../team/rules.ts'

/** Companies of one server: anyone who signs in is looked for in each of them, and anybody may register one. */
const MOST_TENANTS = 500

interface Registration {
  email: string
  /** What is kept of the password. */
  hash: string
  firstName: string
  lastName: string
  companyName: string
  role: string
}

interface Context {
  server: ServerPort
  /** Epoch milliseconds. */
  now: number
}

/**
 * Registers an account (decision A33). A company that is not there yet becomes a tenant of its own, and anyone who registers it
 * its admin. Of one that is there the registration waits until its admin agrees; the role asked for is a wish. 409 for an
 * e-mail that is taken, 422 for what cannot be.
 */
export async function register(context: Context, input: Registration) {
  const { server } = context
  const email = input.email.trim().toLowerCase()
  if (!isEmail(email)) throw refused('email', 'email', issueMessages['issue.email'])
  const known = await server.findUser(email)
  if (known && !(await forgetExpired(server.storeOf(known.tenantId), context.now)).has(known.id)) {
    throw new HttpError(409, { ...refusalBody({ code: 'reason.emailTaken' }), code: 'EMAIL_TAKEN' })
  }
  const key = companyKey(input.companyName)
  if (key === '')
    throw refused('companyName', 'reason.companyMissing', refusalBody({ code: 'reason.companyMissing' }).message)
  const there = (await server.tenants()).find(({ name }) => companyKey(name) === key)
  return there ? wait(context, there, { ...input, email }) : found(context, { ...input, email })
}

/** Puts a registration down for the admins of a company that is there; no one is signed in. */
async function wait({ server, now }: Context, tenant: Row<'tenants'>, input: Registration) {
  const expiresAt = new Date(now + WAITING_TIME).toISOString()
  const wishedRole = parseRole(input.role, { demo: false })
  await server.act(tenant.id, async (store) => {
    const user = await insertUser(store, input, { role: 'user', pending: true, wishedRole, expiresAt })
    await store.insert('alerts', memberAlert(user, now))
    const payload = { userId: user.id }
    await putJob(store, { id: `job-${user.id}`, name: 'team.forgetExpired', runAt: now + WAITING_TIME, payload })
  })
  return { emailSent: true, expiresAt, awaits: 'admin' as const }
}

/** Makes a tenant of a company that is not there yet, empty as it is, and signs its admin in. */
async function found({ server }: Context, input: Registration) {
  const tenants = await server.tenants()
  if (tenants.length >= MOST_TENANTS)
    throw new HttpError(409, { ...refusalBody({ code: 'reason.companiesFull' }), code: 'COMPANIES_FULL' })
  const name = input.companyName.trim().replace(/\s+/g, ' ')
  const id = tenantNameOf(name, new Set(tenants.map((tenant) => tenant.id)))
  const orderPrefix = orderPrefixOf(name, new Set(tenants.map((tenant) => tenant.orderPrefix)))
  const tenant = { id, name, city: '', orderPrefix }
  const country = 'Deutschland'
  await server.storeOf(id).insert('companies', { id, name, street: '', postalCode: '', city: '', country })
  const user = await insertUser(server.storeOf(id), input, { role: 'admin' })
  // Last, as all rows of no tenant.
  await server.storeOf(NO_TENANT).insert('tenants', tenant)
  const { token } = await signedIn(server, user)
  return { token, user: wireUser(user), tenant }
}

/** The account, with an id in a series of its tenant. */
async function insertUser(
  store: Store,
  { email, hash, firstName, lastName }: Registration,
  rights: Pick<Row<'users'>, 'role' | 'pending' | 'wishedRole' | 'expiresAt'>,
): Promise<Row<'users'>> {
  const [first, last] = [firstName.trim(), lastName.trim()]
  const name = `${first} ${last}`.trim() || email
  const id = `usr-${store.tenantId}-r${await store.next('registrations')}`
  return store.insert('users', {
    ...{ id, email, password: hash, name, displayName: name },
    ...(first !== '' && { firstName: first }),
    ...(last !== '' && { lastName: last }),
    ...rights,
  })
}

function refused(path: string, code: string, message: string): HttpError {
  return new HttpError(422, {
    message,
    code: 'VALIDATION',
    fieldErrors: [{ path, code, message, severity: 'error' }],
  })
}

export const registrationHandlers = {
  'auth.register': handle(
    'auth.register',
    (context) => register(context, { ...context.body, hash: context.passwords.hash ?? '' }),
    { status: 201 },
  ),
}
