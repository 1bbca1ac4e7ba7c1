import * as z from 'zod/mini'
import type { EndpointName } from '#src/contract/index.ts'
import { DEMO_HASH, DEMO_PASSWORD } from '../../ports/demo-accounts.ts'
import type { Row } from '../../store/models.ts'
import { NO_TENANT } from '../../store/store.ts'
import type { MockSession } from '../handle.ts'
import { HttpError, refusalBody } from '../http-error.ts'
import { findUser } from './find-user.ts'
import type { Passwords } from './passwords.ts'
import type { StoreOf } from './session.ts'
import { SignInLog } from './sign-in-log.ts'
import type { SignInTries } from './sign-in-tries.ts'

/** What was done about the passwords of a call before its transaction, in which nothing waits for a hash. */
export interface CheckedPasswords {
  /** What is to be kept of the new password. */
  hash?: string
  /** What was kept of the account's password when it was compared, and whether the one that came was right. */
  compared?: { kept: string; isRight: boolean }
}

interface PasswordPorts {
  storeOf: StoreOf
  passwords: Passwords
  tries: SignInTries
  /** Accounts of the demonstration are let in. */
  demo: boolean
  now(): number
  report(error: unknown): void
}

interface PasswordCall {
  name: EndpointName
  /** As it was sent. */
  body: unknown
  session: MockSession | undefined
  /** Where the call comes from, as far as its host knows. */
  address?: string | undefined
  agent?: string | undefined
}

/** The field with the password to compare, and the one with a new password, of the calls that have any. */
const FIELDS: Partial<Record<EndpointName, { compared?: string; fresh?: string }>> = {
  'auth.login': { compared: 'password' },
  'auth.changePassword': { compared: 'current', fresh: 'next' },
  'auth.register': { fresh: 'password' },
  'invitations.accept': { fresh: 'password' },
}

/** Whether a call brings a password: neither it nor the token it is answered with is kept for a repetition. */
export const hasPassword = (name: EndpointName): boolean => FIELDS[name] !== undefined

const Text = z.string().check(z.minLength(1), z.maxLength(200))

/**
 * Compares and hashes the passwords of a call. Throws 429 with `Retry-After` in the pause after wrong ones. What does not fit is left to
 * the rule, which names the field.
 */
export async function checkPasswords(call: PasswordCall, ports: PasswordPorts): Promise<CheckedPasswords> {
  const fields = FIELDS[call.name]
  if (!fields) return {}
  const body = z.record(z.string(), z.unknown()).safeParse(call.body).data ?? {}
  const textIn = (field: string | undefined) => Text.safeParse(body[field ?? '']).data
  const given = textIn(fields.compared)
  const email = call.session?.email ?? textIn('email')
  const compared =
    given === undefined || email === undefined ? undefined : await comparePassword(given, email, call, ports)
  const fresh = textIn(fields.fresh)
  const isWanted = fresh !== undefined && compared?.isRight !== false
  return { ...(compared && { compared }), ...(isWanted && { hash: await ports.passwords.hash(fresh) }) }
}

async function comparePassword(password: string, email: string, call: PasswordCall, ports: PasswordPorts) {
  const { storeOf, passwords, tries, demo } = ports
  const account = email.trim().toLowerCase()
  let user: Row<'users'> | undefined
  const attempted = await tries.attempt({ account, address: call.address }, async () => {
    user = await findUser(storeOf, account)
    if (user?.password === DEMO_HASH) return demo && password === DEMO_PASSWORD
    return passwords.verify(password, user?.password ?? '')
  })
  if ('wait' in attempted) throw paused(attempted.wait)
  if (!attempted.isRight) await noteFailure(user, attempted.pause, { ...call, account }, ports)
  return { kept: user?.password ?? '', isRight: attempted.isRight }
}

/** Tells the log of the company, and the one who runs the server where a pause follows. */
async function noteFailure(
  user: Row<'users'> | undefined,
  pause: number,
  { account, address, agent }: PasswordCall & { account: string },
  { storeOf, now, report }: PasswordPorts,
): Promise<void> {
  const seconds = pause / 1000
  if (pause > 0) report(`Sign-in paused for ${seconds} s: ${JSON.stringify({ account, address })}`)
  if (!user) return
  const log = new SignInLog(now)
  const store = storeOf(NO_TENANT)
  await log.noteSignIn(store, user, { action: 'sign_in_failed', sessionId: '', agent, address })
  if (pause > 0) await log.noteSignIn(store, user, { action: 'sign_in_paused', sessionId: '', agent, address, seconds })
}

function paused(wait: number): HttpError {
  const seconds = Math.ceil(wait / 1000)
  const said = refusalBody({ code: 'reason.user.signInPaused', values: { seconds } })
  return new HttpError(429, { ...said, code: 'SIGN_IN_PAUSED' }, { 'Retry-After': String(seconds) })
}
