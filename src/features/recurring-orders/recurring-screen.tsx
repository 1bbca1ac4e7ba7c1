import { Repeat } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { RecurringOrder } from '#src/contract/recurring/recurring-order.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { RECURRING_COLUMNS, RECURRING_FILTERS, RecurringSearch } from './recurring-columns.tsx'
import { ruleText, statusText } from './recurring-words.ts'

/** The list of recurring orders. */
export const recurringOrdersList = defineList<RecurringOrder>({
  name: 'recurringOrders',
  kind: 'recurringOrder',
  icon: Repeat,
  access: { permission: 'orders.create', refusal: 'recurring.noPermission' },
  words: {
    title: 'recurring.title',
    rows: 'recurring.rows',
    loadFailed: 'recurring.failed',
    empty: 'recurring.empty',
    emptyText: 'recurring.empty.text',
    noMatch: 'recurring.noMatch',
  },
  columns: RECURRING_COLUMNS,
  filters: RECURRING_FILTERS,
  search: RecurringSearch,
  builtIn: [
    { id: 'laufend', title: 'recurring.view.active', filters: { status: 'active' }, sort: 'nextDate', desc: false },
  ],
  useRows: pagedRows({ endpoint: 'recurringOrders.list', record: 'recurringOrders.get' }),
  label: ({ name }) => name,
  text: (record, t, format) =>
    [record.name, orderRouteText(record), ruleText(record, t, format), statusText(record, t)].join('\t'),
  create: 'recurringOrders.create',
})

/** The recurring orders, by name. */
export function RecurringOrdersScreen() {
  return (
    <ListScreen list={recurringOrdersList} toolbar={<CommandButton id="recurringOrders.create" variant="primary" />} />
  )
}
