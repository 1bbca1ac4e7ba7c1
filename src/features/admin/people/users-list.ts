import { Users } from 'lucide-react'
import type { UserAccount } from '#src/contract/accounts/users.ts'
import { userRoleText, userStatusText } from '#src/entities/accounts/user-words.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { USER_COLUMNS, USER_FILTERS, UserSearch } from './user-columns.tsx'

/** Everybody of the company: with an account, invited, or waiting for an admin's yes. */
export const usersList = defineList<UserAccount>({
  name: 'adminUsers',
  kind: 'user',
  icon: Users,
  access: { permission: 'users.manage', refusal: 'admin.noPermission' },
  words: {
    title: 'admin.title',
    rows: 'user.rows',
    loadFailed: 'user.failed',
    empty: 'user.empty',
    emptyText: 'user.empty.text',
    noMatch: 'user.noMatch',
  },
  columns: USER_COLUMNS,
  filters: USER_FILTERS,
  search: UserSearch,
  useRows: pagedRows<UserAccount>({ endpoint: 'users.list', record: 'users.get' }),
  label: ({ name, email }) => name || email,
  text: (user, t) => [user.name, user.email, userRoleText(user, t), userStatusText(user, t)].join('\t'),
  create: 'users.invite',
})
