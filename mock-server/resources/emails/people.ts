import { may, ROLES } from '#src/domain/accounts/roles.ts'
import { isOpen } from '#src/domain/accounts/user-states.ts'
import type { Store } from '../../store/store.ts'

/** Who may work with e-mails, by name. */
export async function emailPeople(store: Store): Promise<{ id: string; name: string }[]> {
  const users = await store.all('users', {})
  const roles: readonly string[] = ROLES.filter((role) => may(role, 'emails.use'))
  return users
    .filter((user) => isOpen(user) && user.role !== undefined && roles.includes(user.role))
    .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
}
