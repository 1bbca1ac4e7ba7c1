import { RECURRING_STATUSES, type RecurringOrder } from '#src/contract/recurring/recurring-order.ts'
import { RECURRING_SORTS } from '#src/contract/recurring-orders.ts'
import { customersByName } from '#src/entities/partners/partners-by-name.ts'
import { orderPlacesText } from '#src/domain/stops/route.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { recordFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { ruleText, statusSign, statusText } from './recurring-words.ts'

const day = (date: string | undefined, shown: (date: string) => string) => date && shown(date)

/** Every column of the list of recurring orders. */
export const RECURRING_COLUMNS = defineColumns<RecurringOrder>({
  name: 'name',
  sort: { id: 'name', desc: false },
  sortable: RECURRING_SORTS,
  lines: [
    ['name', 'status'],
    ['weekdays', 'pickupCity', 'deliveryCity', 'nextDate'],
  ],
  usual: ['name', 'status', 'customerName', 'pickupCity', 'deliveryCity', 'weekdays', 'nextDate', 'madeUntil'],
  columns: {
    name: words('recurring.name', 'rest', (record) => record.name, {
      minWidth: ({ isStacked }) => (isStacked ? 96 : 152),
      goodWidth: 280,
    }),
    status: words('orders.column.status', 104, (record, { t }) => statusText(record, t), {
      sign: statusSign,
    }),
    customerName: words('records.customer', 152, (record) => record.customerName, { priority: 3, goodWidth: 216 }),
    pickupCity: words('orders.column.pickupCity', 144, (record) => orderPlacesText(record, 'pickup'), {
      goodWidth: 184,
      priority: 4,
    }),
    deliveryCity: words('orders.column.deliveryCity', 144, (record) => orderPlacesText(record, 'delivery'), {
      goodWidth: 184,
      priority: 2,
    }),
    weekdays: words('recurring.weekdays', 112, (record, { t, format }) => ruleText(record, t, format), {
      goodWidth: 176,
      priority: 5,
    }),
    nextDate: words('recurring.nextDate', 112, ({ nextDate }, { format }) => day(nextDate, format.date), {
      fits: true,
    }),
    madeUntil: words('recurring.madeUntil', 100, ({ madeUntil }, { format }) => day(madeUntil, format.date), {
      fits: true,
      priority: 1,
    }),
    startsOn: words('recurring.startsOn', 104, ({ startsOn }, { format }) => day(startsOn, format.dayMonthYear)),
    endsOn: words('recurring.endsOn', 104, ({ endsOn }, { format }) => day(endsOn, format.dayMonthYear)),
    cargoDescription: words('records.cargo', 176, (record) => record.cargoDescription, {
      priority: 0,
      extra: true,
      goodWidth: 224,
    }),
    customerPrice: figures('orders.customerPrice', 104, ({ customerPrice }, { format }) =>
      customerPrice === undefined ? undefined : format.money(customerPrice),
    ),
    updatedAt: words('orders.column.updatedAt', 136, (record, { format }) => format.stamp(record.updatedAt), {
      sort: 'descending',
    }),
  },
})

/** Its filters. */
export const RECURRING_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('status', {
    label: 'orders.column.status',
    values: RECURRING_STATUSES,
    word: (status, t) => t(`recurring.status.${RECURRING_STATUSES.find((known) => known === status) ?? 'active'}`),
  }),
  recordFilter('customer', { query: 'customerId', label: 'records.customer', of: customersByName }),
])

/** Its address. */
export const RecurringSearch = searchSchema(RECURRING_FILTERS, RECURRING_COLUMNS)
