import { USER_STATES, userStateOf } from '#src/domain/accounts/user-states.ts'
import type { UserAccount } from '#src/contract/accounts/users.ts'
import type { ListContext } from '../../core/lists/page.ts'
import { REFRESH_WINDOW } from '../../core/sessions/session.ts'
import type { Row } from '../../store/models.ts'
import { NO_TENANT, type Store, type Where } from '../../store/store.ts'

export type UserRow = Row<'users'>

/** An account with what follows from its sessions and from whoever asks. */
export type ShownUser = UserRow &
  Pick<UserAccount, 'role' | 'status' | 'sessions' | 'isSelf' | 'isLastAdmin' | 'lastSeenAt'>

/** Administrators who can sign in. */
const ADMINS: Where<'users'> = {
  role: 'admin',
  pending: { ne: true },
  lockedAt: { exists: false },
  inviteToken: { exists: false },
}

/** Whether a company would have no one to administer it without this account. */
export async function isLastAdmin(store: Store, user: UserRow): Promise<boolean> {
  if (user.role !== 'admin' || userStateOf(user) !== 'active') return false
  return (await store.count('users', { ...ADMINS, id: { ne: user.id } })) === 0
}

/** Sessions of the tenant that can still be used or renewed. */
export const heldSessions = (store: Store, now: number): Promise<Row<'sessions'>[]> =>
  store.of(NO_TENANT).all('sessions', { userTenantId: store.tenantId, expiresAt: { gt: now - REFRESH_WINDOW } })

/** As they are answered: as many reads as for one. */
export async function shownUsers(rows: readonly UserRow[], { store, now, session }: ListContext): Promise<ShownUser[]> {
  const sessions = await heldSessions(store, now)
  const seen = await store.of(NO_TENANT).findMany(
    'lastSeen',
    rows.map(({ id }) => id),
  )
  const seenAt = new Map(seen.map(({ id, at }) => [id, at]))
  const isOnlyAdmin = (await store.count('users', ADMINS)) <= 1
  return rows.map((row) => {
    const status = userStateOf(row)
    return {
      ...row,
      role: row.role ?? 'user',
      status,
      sessions: status === 'active' ? sessions.filter(({ userId }) => userId === row.id).length : 0,
      lastSeenAt: seenAt.get(row.id),
      isSelf: row.id === session.userId,
      isLastAdmin: isOnlyAdmin && row.role === 'admin' && status === 'active',
    }
  })
}

const asShown = (row: UserRow) => row as ShownUser

/** By what is not kept, as a figure. */
export const shownSorts = {
  status: (row: UserRow) => USER_STATES.indexOf(asShown(row).status),
  sessions: (row: UserRow) => asShown(row).sessions,
  lastSeenAt: (row: UserRow) => Date.parse(asShown(row).lastSeenAt ?? '') || 0,
}

/** Whether an account is in one of the states. */
export const isIn =
  (states: readonly string[]) =>
  (row: UserRow): boolean =>
    states.includes(asShown(row).status)
