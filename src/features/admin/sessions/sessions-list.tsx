import { MonitorSmartphone } from 'lucide-react'
import { USER_SESSION_SORTS, type UserSession } from '#src/contract/accounts/users.ts'
import { userRoleText } from '#src/entities/accounts/user-words.ts'
import { usersByName } from '#src/entities/accounts/users-by-name.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineColumns, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { recordFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'

/** Browser and computer as the browser told them: `Firefox, Windows`. */
export const deviceText = ({ browser, device }: UserSession, t: Translate): string =>
  [browser, device].filter(Boolean).join(', ') || t('user.session.unknown')

const SESSION_COLUMNS = defineColumns<UserSession>({
  name: 'userName',
  sort: { id: 'lastSeenAt', desc: true },
  sortable: USER_SESSION_SORTS,
  lines: [
    ['userName', 'lastSeenAt'],
    ['role', 'device'],
  ],
  usual: ['userName', 'role', 'device', 'since', 'lastSeenAt', 'endsAt'],
  columns: {
    userName: words('user.name', 176, ({ userName }) => userName, { goodWidth: 220 }),
    email: words('user.email', 200, ({ email }) => email, { priority: -1 }),
    role: words('admin.role', 112, (session, { t }) => userRoleText(session, t), {}),
    device: words('user.session.device', 'rest', (session, { t }) => deviceText(session, t), {
      minWidth: () => 128,
      goodWidth: 240,
      sort: undefined,
      cell: (session, { t }) => (
        <>
          {deviceText(session, t)}
          {session.isCurrent && <span className="text-text-3"> · {t('user.session.own')}</span>}
        </>
      ),
    }),
    since: words('user.session.since', 128, ({ since }, { format }) => format.stamp(since), {
      sort: 'descending',
      priority: 2,
    }),
    lastSeenAt: words('user.lastSeen', 128, ({ lastSeenAt }, { format }) => format.stamp(lastSeenAt), {
      sort: 'descending',
    }),
    endsAt: words('user.session.endsAt', 128, ({ endsAt }, { format }) => format.stamp(endsAt), {
      sort: undefined,
      priority: 1,
    }),
  },
})

const SESSION_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  recordFilter('user', { query: 'userId', label: 'admin.tab.users', of: usersByName }),
])

/** Who is signed in where. */
export const sessionsList = defineList<UserSession>({
  name: 'adminSessions',
  kind: 'user',
  icon: MonitorSmartphone,
  access: { permission: 'users.manage', refusal: 'admin.noPermission' },
  words: {
    title: 'admin.title',
    rows: 'user.session.rows',
    loadFailed: 'user.session.failed',
    empty: 'user.session.none',
    emptyText: 'user.session.none',
    noMatch: 'user.session.noMatch',
  },
  columns: SESSION_COLUMNS,
  filters: SESSION_FILTERS,
  search: searchSchema(SESSION_FILTERS, SESSION_COLUMNS),
  useRows: pagedRows<UserSession>({ endpoint: 'users.sessions' }),
  label: ({ userName }) => userName,
  leadsTo: ({ userId }) => ({ kind: 'user', id: userId }),
  text: (session, t, format) => [session.userName, deviceText(session, t), format.stamp(session.lastSeenAt)].join('\t'),
})
