import { ShieldCheck } from 'lucide-react'
import { may, PERMISSIONS, ROLES, type Permission, type Role } from '#src/domain/accounts/roles.ts'
import { hasText } from '#src/domain/basics/fold-text.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineColumns, words, type ListColumn } from '#src/records/columns/define-columns.ts'
import { defineFilters, valueIn } from '#src/records/filters/define-filters.ts'
import { setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { defineList, heldRows } from '#src/records/list/define-list.ts'
import { translate } from '#src/i18n/setup.ts'

/** One thing that can be allowed. */
interface Right {
  id: Permission
  right: Permission
}

const RIGHTS: readonly Right[] = PERMISSIONS.map((permission) => ({ id: permission, right: permission }))

/** What a right is called. */
export const rightText = (right: Permission, t: Translate): string => t(`permission.${right}`)

/** Whether a role has a right, in a word. */
const allowed = (role: Role): ListColumn<Right> =>
  words(`role.${role}`, 104, ({ right }, { t }) => (may(role, right) ? t('admin.roles.may') : undefined), {
    sign: ({ right }) => (may(role, right) ? 'success' : undefined),
    sort: undefined,
  })

const ROLE_COLUMNS = defineColumns<Right>({
  name: 'right',
  sort: { id: 'right', desc: false },
  lines: [['right'], [...ROLES]],
  usual: ['right', ...ROLES],
  columns: {
    right: words('admin.roles.right', 'rest', ({ right }, { t }) => rightText(right, t), {
      minWidth: () => 200,
      goodWidth: 320,
      ranks: PERMISSIONS,
    }),
    admin: allowed('admin'),
    dispatcher: allowed('dispatcher'),
    sales: allowed('sales'),
    finance: allowed('finance'),
    user: allowed('user'),
  },
})

const ROLE_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('role', {
    label: 'admin.roles.of',
    values: ROLES,
    word: (value, t) => t(`role.${ROLES.find((role) => role === value) ?? 'user'}`),
    single: true,
  }),
])

/** What each role may, read off the table everything else is decided by: nothing to be edited. */
export const rolesList = defineList<Right>({
  name: 'adminRoles',
  kind: 'user',
  icon: ShieldCheck,
  access: { permission: 'users.manage', refusal: 'admin.noPermission' },
  words: {
    title: 'admin.title',
    rows: 'admin.roles.rows',
    loadFailed: 'admin.failed',
    empty: 'admin.roles.noMatch',
    emptyText: 'admin.roles.noMatch',
    noMatch: 'admin.roles.noMatch',
  },
  columns: ROLE_COLUMNS,
  filters: ROLE_FILTERS,
  search: searchSchema(ROLE_FILTERS, ROLE_COLUMNS),
  useRows: heldRows<Right>(
    () => ({ rows: RIGHTS, error: null, updatedAt: 0, retry: () => undefined }),
    ({ right }, search) => {
      const [q, of] = [valueIn(search, 'q'), ROLES.find((role) => role === valueIn(search, 'role'))]
      if (of !== undefined && !may(of, right)) return false
      return q === undefined || hasText(rightText(right, translate), q)
    },
  ),
  label: ({ right }) => rightText(right, translate),
  leadsTo: ({ id }) => ({ kind: 'right', id }),
  text: ({ right }, t) =>
    [rightText(right, t), ...ROLES.filter((role) => may(role, right)).map((role) => t(`role.${role}`))].join('\t'),
})
