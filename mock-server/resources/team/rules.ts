import type { TeamMember } from '#src/contract/accounts/team.ts'
import { fillMessage } from '#src/domain/refusals/message.ts'
import type { Role } from '#src/domain/accounts/roles.ts'
import { notFound } from '../../core/http-error.ts'
import type { NewRow, Store } from '../../store/store.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import { ALERT_CODES } from '../alerts/rows.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { setRole } from '../users/rules.ts'

type UserRow = Row<'users'>

/** How long a registration waits for an admin's yes, milliseconds. */
export const WAITING_TIME = 14 * 24 * 60 * 60_000

const ALERT = 'alt-member-'
const alertId = ({ id }: Pick<UserRow, 'id'>) => `${ALERT}${id}`

/** Whether an alert tells of a registration, which takes it along once it is settled. */
export const isMemberAlert = (id: string): boolean => id.startsWith(ALERT)

/** What the admins of a company are told when somebody wants to join it. */
export function memberAlert(user: UserRow, now: number): NewRow<'alerts'> {
  const values = { person: user.name, email: user.email }
  return {
    id: alertId(user),
    type: 'info',
    code: ALERT_CODES.member,
    title: 'Neue Registrierung',
    message: fillMessage('{{person}} ({{email}})', values),
    values,
    actionUrl: '/system/settings',
    timestamp: new Date(now).toISOString(),
    read: false,
    forRole: 'admin',
  }
}

/** Takes away registrations no one has agreed to in time; answers their ids. */
export async function forgetExpired(store: Store, now: number): Promise<ReadonlySet<string>> {
  const over = await store.all('users', { pending: true, expiresAt: { lte: new Date(now).toISOString() } })
  for (const user of over) await forget(store, user)
  return new Set(over.map(({ id }) => id))
}

async function forget(store: Store, user: UserRow): Promise<void> {
  await store.remove('users', user.id)
  await store.remove('alerts', alertId(user))
}

function shown({ id, name, email, role, pending, wishedRole, createdAt, expiresAt }: UserRow): TeamMember {
  return {
    id,
    name,
    email,
    role: role ?? 'user',
    status: pending ? 'waiting' : 'active',
    wishedRole,
    since: createdAt,
    expiresAt,
  }
}

/** Everybody of the company, those who wait first: people of one house, which are as many as the store answers at once. */
export async function team({ store, now }: Pick<RuleContext, 'store' | 'now'>): Promise<TeamMember[]> {
  const users = await store.all('users', undefined, [{ field: 'name' }])
  const isOver = ({ expiresAt }: UserRow) => expiresAt !== undefined && Date.parse(expiresAt) <= now
  const known = users.filter((user) => !user.pending || !isOver(user))
  return known
    .map(shown)
    .toSorted((one, other) => Number(other.status === 'waiting') - Number(one.status === 'waiting'))
}

/** A registration that waits; 404 where no one does, or no longer. */
async function waiting({ store, now }: RuleContext, id: string): Promise<UserRow> {
  await forgetExpired(store, now)
  const user = await store.find('users', id)
  if (user?.pending !== true) throw notFound({ code: 'reason.missing.registration' })
  return user
}

/** Lets somebody in with a role, which is the admin's to grant. */
export async function acceptMember(context: RuleContext, id: string, role: Role): Promise<TeamMember> {
  const { store } = context
  const user = await waiting(context, id)
  const granted = { pending: undefined, role, expiresAt: undefined, wishedRole: undefined }
  await act(context, { kind: 'user', id }, { type: 'registration_accepted' }, async () => {
    await store.patch('users', user.id, granted)
    await settleAlert(context, user)
  })
  return shown({ ...user, ...granted })
}

/** Refuses a registration: the account is gone, and the same person may ask again. */
export async function declineMember(context: RuleContext, id: string): Promise<void> {
  const user = await waiting(context, id)
  await act(context, { kind: 'user', id }, { type: 'registration_declined' }, async () => {
    await settleAlert(context, user)
    await context.store.remove('users', user.id)
  })
}

/** Nothing is left to do about it. */
async function settleAlert({ store }: RuleContext, user: UserRow): Promise<void> {
  await store.remove('alerts', alertId(user))
}

/** Grants another role, as `users.setRole` does. */
export async function setMemberRole(context: RuleContext, id: string, role: Role): Promise<TeamMember> {
  const user = await context.store.find('users', id)
  if (!user || user.pending) throw notFound()
  return shown((await setRole(context, user, role)).row)
}
