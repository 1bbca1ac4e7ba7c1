import { USER_SORTS, type UserAccount } from '#src/contract/accounts/users.ts'
import { ROLES } from '#src/domain/accounts/roles.ts'
import { USER_STATES } from '#src/domain/accounts/user-states.ts'
import { userRoleText, userSign, userStatusText } from '#src/entities/accounts/user-words.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'

/** When somebody was last at work: a moment, or in words that there was none yet. */
export const lastSeenText = ({ lastSeenAt }: UserAccount, t: Translate, format: Format): string =>
  lastSeenAt === undefined ? t('user.neverSeen') : format.stamp(lastSeenAt)

const hasSessions = ({ status }: UserAccount) => status === 'active' || status === 'locked'

/** Every column of the list of users. */
export const USER_COLUMNS = defineColumns<UserAccount>({
  name: 'name',
  sort: { id: 'name', desc: false },
  sortable: USER_SORTS,
  lines: [
    ['name', 'status'],
    ['role', 'email'],
  ],
  usual: ['name', 'email', 'role', 'status', 'lastSeenAt', 'createdAt', 'sessions'],
  columns: {
    name: words('user.name', 148, ({ name }) => name, { goodWidth: 200 }),
    email: words('user.email', 'rest', ({ email }) => email, { minWidth: () => 168, goodWidth: 220, priority: 3 }),
    role: words('admin.role', 104, (user, { t }) => userRoleText(user, t), {
      ranks: ROLES,
    }),
    status: words('orders.column.status', 104, (user, { t }) => userStatusText(user, t), {
      sign: userSign,
      ranks: USER_STATES,
    }),
    lastSeenAt: words('user.lastSeen', 120, (user, { t, format }) => lastSeenText(user, t, format), {
      sort: 'descending',
      priority: 4,
      cell: (user, { t, format }) => (
        <span className={user.lastSeenAt === undefined ? 'text-text-3' : undefined}>
          {lastSeenText(user, t, format)}
        </span>
      ),
    }),
    createdAt: words('user.since', 72, ({ createdAt }, { format }) => format.monthYear(createdAt?.slice(0, 7)), {
      sort: 'descending',
      fits: true,
      quiet: true,
      priority: 1,
    }),
    sessions: figures(
      'admin.tab.sessions',
      88,
      (user, { format }) => (hasSessions(user) ? format.number(user.sessions) : undefined),
      { priority: 2 },
    ),
  },
})

/** Their filters. */
export const USER_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('role', {
    label: 'admin.role',
    values: ROLES,
    word: (value, t) => userRoleText({ role: value }, t),
  }),
  setFilter('status', {
    label: 'orders.column.status',
    values: USER_STATES,
    word: (value, t) => userStatusText({ status: USER_STATES.find((known) => known === value) ?? 'active' }, t),
  }),
])

/** Their address. */
export const UserSearch = searchSchema(USER_FILTERS, USER_COLUMNS)
