import type { OutputOf } from '#src/contract/basics/core.ts'
import type { userEndpoints } from '#src/contract/accounts/users.ts'
import { userRoleText, userStatusText } from '#src/entities/accounts/user-words.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'

/** How commands change users. */
export const userChanges = defineChanges({
  kind: 'user',
  labelOf: ({ name, email }) => name || email,
  count: 'user.count',
  fields: {
    role: { label: 'admin.role', shown: (user, _format, t) => userRoleText(user, t) },
    status: { label: 'orders.column.status', shown: (user, _format, t) => userStatusText(user, t) },
  },
  changedOf: ({ user, eventId, warnings }: OutputOf<(typeof userEndpoints)['users.setRole']>) => ({
    record: user,
    eventId,
    warnings,
  }),
})
