import type { Role } from '#src/domain/accounts/roles.ts'
import { INVITATION_TIME, PASSWORD_LENGTH } from '#src/domain/accounts/user-states.ts'
import { errorAt, isEmail } from '#src/domain/refusals/field-issue.ts'
import { issueMessages } from '#src/domain/refusals/issue-messages.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { HttpError, notFound, reasonText, refusalBody, type FieldError } from '../../core/http-error.ts'
import type { HandlerContext, ServerPort } from '../../core/handle.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Store } from '../../store/store.ts'
import { act } from '../../write/act.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import { signedIn } from '../auth/rules.ts'
import { scheduleDelivery } from '../messages/delivery.ts'
import { forgetExpired } from '../team/rules.ts'
import { nameValues } from './rules.ts'
import type { UserRow } from './view.ts'

type InvitationCall = RuleContext & { server: ServerPort }

interface InvitationInput {
  emails: readonly string[]
  firstName?: string | undefined
  lastName?: string | undefined
  role: Role
  language?: string | undefined
}

const refusal = (path: string, code: string, message: string, values?: Record<string, string>): FieldError[] => [
  { path, code, message, severity: 'error', ...(values && { values }) },
]

/** What speaks against an address: it is none, or somebody has it, in whatever company. */
async function wrongAddress({ server, now }: InvitationCall, email: string): Promise<FieldError[]> {
  const values = { email }
  if (!isEmail(email)) return refusal('emails', 'email', `${email}: ${issueMessages['issue.email']}`, values)
  const known = await server.findUser(email)
  if (!known || (await forgetExpired(server.storeOf(known.tenantId), now)).has(known.id)) return []
  const code = 'reason.emailTaken'
  return refusal('emails', code, `${email}: ${reasonText({ code })}`, values)
}

/** What an account gets with each link: the one before leads nowhere then. */
const linkValues = (context: InvitationCall) => ({
  inviteToken: context.server.newLinkToken(context.store.tenantId),
  invitedBy: context.session.userName,
  invitedAt: stamp(context),
  expiresAt: new Date(context.now + INVITATION_TIME).toISOString(),
})

/** Invites people: an account for each of them, which opens with the link in the mail. All of them or no one. */
export async function invite(context: InvitationCall, input: InvitationInput): Promise<UserRow[]> {
  const emails = [...new Set(input.emails.map((email) => email.trim().toLowerCase()))]
  const issues = await Promise.all(emails.map((email) => wrongAddress(context, email)))
  assertNoErrors(issues.flat())
  const { store, newId } = context
  const invited: UserRow[] = []
  const { firstName, lastName } = emails.length === 1 ? input : { firstName: '', lastName: '' }
  for (const email of emails) {
    const id = newId('usr')
    const named = nameValues({ email } as UserRow, { firstName, lastName })
    const stamps = { createdAt: stamp(context), updatedAt: stamp(context) }
    const row = { id, email, password: '', ...named, role: input.role, language: input.language, ...stamps }
    await act(context, { kind: 'user', id }, { type: 'invited' }, () =>
      store.insert('users', { ...row, ...linkValues(context) }),
    )
    const user = await store.find('users', id)
    if (!user) throw notFound()
    await sendInvitation(context, user)
    invited.push(user)
  }
  return invited
}

/** Sends a new link. */
export async function resend(context: InvitationCall, user: UserRow): Promise<RecordChange<'user'>> {
  if (user.inviteToken === undefined) throw notNow('reason.user.notInvited')
  const change = await writeRecord(context, 'user', user, linkValues(context), { type: 'invitation_sent' })
  await sendInvitation(context, change.row)
  return change
}

/** Takes an invitation away, and the account that never opened. */
export async function withdraw(context: RuleContext, user: UserRow): Promise<void> {
  if (user.inviteToken === undefined) throw notNow('reason.user.notInvited')
  await act(context, { kind: 'user', id: user.id }, { type: 'invitation_withdrawn' }, () =>
    context.store.remove('users', user.id),
  )
}

/** The mail, through the outbox. Mails are German (decision A35). */
async function sendInvitation(context: InvitationCall, user: UserRow): Promise<void> {
  const { store, session } = context
  const company = (await store.find('companies', store.tenantId))?.name ?? ''
  const id = context.newId('msg')
  const text = [
    'Guten Tag,',
    `${session.userName} lädt Sie ein, mit ${company} zu arbeiten. Über den Link legen Sie Ihr Passwort fest; er gilt 72 Stunden.`,
    `Freundliche Grüße\n${company}`,
  ].join('\n\n')
  await store.insert('messages', {
    ...{ id, kind: 'invitation', channel: 'email', status: 'sent', orderNumber: '' },
    recipientName: user.name,
    recipient: user.email,
    subject: `Einladung von ${company}`,
    text,
    token: user.inviteToken,
    ...{ fileSize: 0, isOutdated: false, changedFields: [], reminders: 0 },
    ...{ sentAt: stamp(context), sentBy: session.userName, sentById: session.userId },
  })
  await scheduleDelivery(store, id, context.now)
}

/** Whom a link invites. 404 for one that no one has sent or that was replaced or taken away, 410 once its time is over. */
export async function invitedBy({ store, now }: { store: Store; now: number }, token: string): Promise<UserRow> {
  const user = token === '' ? undefined : await store.first('users', { inviteToken: token })
  if (!user || user.lockedAt !== undefined) throw notFound({ code: 'reason.invitation.unknown' })
  if (user.expiresAt === undefined || Date.parse(user.expiresAt) <= now) {
    throw new HttpError(410, { ...refusalBody({ code: 'reason.invitation.expired' }), code: 'INVITATION_EXPIRED' })
  }
  return user
}

/** What the invited are shown. */
export async function invitation({ store, now }: { store: Store; now: number }, token: string) {
  const {
    email,
    firstName,
    lastName,
    role = 'user',
    invitedBy: by,
    expiresAt = '',
    language,
  } = await invitedBy({ store, now }, token)
  const company = (await store.find('companies', store.tenantId))?.name ?? ''
  return { company, email, firstName, lastName, role, invitedBy: by, expiresAt, language }
}

/** Opens the account and signs in. */
export async function accept(context: HandlerContext<'invitations.accept'>) {
  const { body, params, store, passwords } = context
  const user = await invitedBy(context, params.token)
  assertNoErrors([
    ...(body.firstName.trim() === '' ? errorAt('firstName', 'required') : []),
    ...(body.lastName.trim() === '' ? errorAt('lastName', 'required') : []),
    ...(body.password.length < PASSWORD_LENGTH
      ? errorAt('password', 'passwordTooShort', { min: PASSWORD_LENGTH })
      : []),
  ])
  const named = nameValues(user, body)
  const session = {
    id: '',
    userId: user.id,
    role: 'user',
    tenantId: user.tenantId,
    userName: named.name,
    email: user.email,
  } as const
  const opened = { password: passwords.hash ?? '', inviteToken: undefined, expiresAt: undefined }
  await act({ ...context, session }, { kind: 'user', id: user.id }, { type: 'invitation_accepted' }, () =>
    store.patch('users', user.id, { ...named, ...opened }),
  )
  return signedIn(context.server, { ...user, ...named, ...opened })
}
