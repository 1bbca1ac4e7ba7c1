import type { Role } from '#src/domain/accounts/roles.ts'
import { userStateOf } from '#src/domain/accounts/user-states.ts'
import { notFound } from '../../core/http-error.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import { NO_TENANT, type Store } from '../../store/store.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import { isLastAdmin, type UserRow } from './view.ts'

type Change = Promise<RecordChange<'user'>>

/** No one takes his own rights away, nor those of the last one who administers the company. */
export async function refuseOwnOrLast({ store, session }: RuleContext, user: UserRow): Promise<void> {
  if (user.id === session.userId) throw notNow('reason.user.self')
  if (await isLastAdmin(store, user)) throw notNow('reason.lastAdmin')
}

/** First and last name, as the person is called everywhere. */
export function nameValues(user: UserRow, input: { firstName?: string | undefined; lastName?: string | undefined }) {
  const firstName = (input.firstName ?? user.firstName ?? '').trim()
  const lastName = (input.lastName ?? user.lastName ?? '').trim()
  const name = `${firstName} ${lastName}`.trim() || user.email
  return { firstName: firstName || undefined, lastName: lastName || undefined, name, displayName: name }
}

/** Grants another role. 409 for oneself, and where the company would be left without an admin. */
export async function setRole(context: RuleContext, user: UserRow, role: Role): Change {
  if (user.pending) throw notNow('reason.user.waiting')
  if (user.role === role) return { row: user, eventId: undefined }
  if (user.role === 'admin') {
    if (await isLastAdmin(context.store, user)) throw notNow('reason.lastAdmin')
    if (user.id === context.session.userId) throw notNow('reason.user.self')
  }
  return writeRecord(context, 'user', user, { role }, { type: 'role_changed' })
}

/** Locks an account; its sessions end at once. */
export async function lock(context: RuleContext, user: UserRow, reason: string | undefined): Change {
  if (userStateOf(user) === 'locked') throw notNow('reason.user.locked')
  if (userStateOf(user) !== 'active') throw notNow('reason.user.notActive')
  await refuseOwnOrLast(context, user)
  const lockedReason = reason?.trim() || undefined
  return writeRecord(
    context,
    'user',
    user,
    { lockedAt: stamp(context), lockedReason },
    {
      type: 'locked',
      ...(lockedReason !== undefined && { payload: { reason: lockedReason } }),
    },
  )
}

export function unlock(context: RuleContext, user: UserRow): Change {
  if (userStateOf(user) !== 'locked') throw notNow('reason.user.notLocked')
  return writeRecord(context, 'user', user, { lockedAt: undefined, lockedReason: undefined }, { type: 'unlocked' })
}

/** Ids of the sessions of a person, whatever their state. */
export async function sessionIdsOf(store: Store, userId: string): Promise<string[]> {
  const rows = await store.of(NO_TENANT).all('sessions', { userId, userTenantId: store.tenantId })
  return rows.map(({ id }) => id)
}

/** The sessions that are to end: the one named, else all of them but the one that asks. */
export async function endingSessions(
  { store, session }: RuleContext,
  user: UserRow,
  sessionId: string | undefined,
): Promise<string[]> {
  const ids = await sessionIdsOf(store, user.id)
  if (sessionId === undefined) return ids.filter((id) => id !== session.id)
  if (sessionId === session.id) throw notNow('reason.user.ownSession')
  if (!ids.includes(sessionId)) throw notFound()
  return [sessionId]
}
