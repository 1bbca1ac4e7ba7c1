import { TEMPLATE_SORTS, type Template } from '#src/contract/campaigns/templates.ts'
import { orderPlacesText, orderRouteText } from '#src/domain/stops/route.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'

/** From where to where, as far as it says so. */
export const wayOf = (template: Template) => orderRouteText(template)

const name = words<Template>('templates.name', 240, (template) => template.name, { goodWidth: 280 })
const updatedAt = words<Template>('orders.column.updatedAt', 120, (row, { format }) => format.stamp(row.updatedAt), {
  sort: 'descending',
  priority: 1,
})

/** Every column of the list of templates for e-mails. */
export const EMAIL_COLUMNS = defineColumns<Template>({
  name: 'name',
  sort: { id: 'name', desc: false },
  sortable: TEMPLATE_SORTS,
  lines: [['name'], ['subject']],
  usual: ['name', 'subject', 'text', 'updatedAt'],
  columns: {
    name,
    subject: words('inbox.subject', 240, ({ subject }) => subject, { priority: 3, goodWidth: 280 }),
    text: words('templates.text', 'rest', ({ text }) => text.replaceAll(/\s+/g, ' '), {
      sort: undefined,
      minWidth: () => 120,
      goodWidth: 400,
      priority: 2,
    }),
    updatedAt,
  },
})

/** Every column of the list of templates for orders. */
export const ORDER_COLUMNS = defineColumns<Template>({
  name: 'name',
  sort: { id: 'name', desc: false },
  sortable: TEMPLATE_SORTS,
  lines: [
    ['name', 'customerPrice'],
    ['pickupCity', 'deliveryCity'],
  ],
  usual: ['name', 'customerName', 'pickupCity', 'deliveryCity', 'cargoDescription', 'customerPrice'],
  columns: {
    name,
    customerName: words('records.customer', 160, (row) => row.customerName, { priority: 4, goodWidth: 216 }),
    pickupCity: words('orders.column.pickupCity', 152, (row) => orderPlacesText(row, 'pickup'), {
      goodWidth: 184,
      priority: 3,
    }),
    deliveryCity: words('orders.column.deliveryCity', 152, (row) => orderPlacesText(row, 'delivery'), {
      goodWidth: 184,
      priority: 3,
      sort: undefined,
    }),
    cargoDescription: words('records.cargo', 'rest', (row) => row.cargoDescription, {
      sort: undefined,
      minWidth: () => 120,
      priority: 2,
    }),
    customerPrice: figures(
      'orders.customerPrice',
      104,
      ({ customerPrice }, { format }) => (customerPrice === undefined ? undefined : format.money(customerPrice)),
      { sort: undefined, priority: 1 },
    ),
    updatedAt,
  },
})

/** Their filters. */
export const TEMPLATE_FILTERS = defineFilters([textFilter('q', { label: 'list.filter.text', most: 200, wide: true })])

/** Their addresses. */
export const EmailTemplateSearch = searchSchema(TEMPLATE_FILTERS, EMAIL_COLUMNS)
export const OrderTemplateSearch = searchSchema(TEMPLATE_FILTERS, ORDER_COLUMNS)
