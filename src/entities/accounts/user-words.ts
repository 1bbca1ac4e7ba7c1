import type { UserAccount } from '#src/contract/accounts/users.ts'
import { parseRole } from '#src/domain/accounts/roles.ts'
import { USER_STATES } from '#src/domain/accounts/user-states.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'

/** How far an account is, in words. */
export const userStatusText = ({ status }: Pick<UserAccount, 'status'>, t: Translate): string =>
  t(`user.status.${USER_STATES.find((known) => known === status) ?? 'active'}`)

const signs: Readonly<Record<UserAccount['status'], SignName>> = {
  active: 'success',
  invited: 'pending',
  locked: 'CANCELLED',
  waiting: 'warning',
}

/** And its sign. */
export const userSign = ({ status }: Pick<UserAccount, 'status'>): SignName => signs[status]

/** The role in words. */
export const userRoleText = ({ role }: Pick<UserAccount, 'role'>, t: Translate): string =>
  t(`role.${parseRole(role, { demo: false })}`)
