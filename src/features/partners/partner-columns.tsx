import { PARTNER_SORTS } from '#src/contract/partners.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { COUNTRIES } from '#src/domain/places/postal-codes.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { kindText, papersSign, papersText, placeText } from './partner-text.ts'

/** Every column of the list of partners. Amounts are cents. */
export const PARTNER_COLUMNS = defineColumns<Partner>({
  name: 'name',
  sort: { id: 'name', desc: false },
  sortable: PARTNER_SORTS,
  lines: [
    ['name', 'papersUntil'],
    ['number', 'kind', 'city', 'openCents'],
  ],
  usual: [
    'number',
    'name',
    'kind',
    'city',
    'papersUntil',
    'orderCount',
    'punctuality',
    'openCents',
    'creditLimitCents',
  ],
  columns: {
    number: words('records.partner.number', 88, (partner) => partner.number, { fits: true, priority: 6 }),
    name: words('partners.column.name', 'rest', (partner) => partner.name, {
      minWidth: ({ isStacked }) => (isStacked ? 120 : 176),
      goodWidth: 280,
      sign: ({ blocked }) => (blocked ? 'failure' : undefined),
    }),
    kind: words('partners.column.kind', 112, (partner, { t }) => kindText(partner, t), {
      priority: 4,
      goodWidth: 176,
    }),
    city: words('partners.column.place', 144, placeText, {
      cell: ({ postalCode, city }) => (
        <>
          <span className="text-text-2">{postalCode}</span> {city}
        </>
      ),
      priority: 5,
      goodWidth: 184,
    }),
    papersUntil: words('partners.column.papers', 144, (partner, { t }) => papersText(partner, t), {
      sign: papersSign,
      cell: (partner, { t }) => {
        const text = papersText(partner, t)
        return papersSign(partner) === undefined ? <span className="text-text-2">{text}</span> : text
      },
      priority: 8,
      goodWidth: 168,
    }),
    orderCount: figures('partners.column.orders', 80, ({ orderCount }, { format }) => format.number(orderCount, 0), {
      priority: 3,
    }),
    punctuality: figures(
      'records.partner.punctuality',
      96,
      ({ punctuality }, { format }) => (punctuality === undefined ? undefined : format.percent(punctuality)),
      { priority: 1 },
    ),
    openCents: figures(
      'partners.column.open',
      108,
      ({ openCents }, { format }) => (openCents ? format.cents(openCents) : undefined),
      { permission: 'money.read', priority: 7 },
    ),
    creditLimitCents: figures(
      'partners.column.credit',
      112,
      ({ creditLimitCents }, { format }) =>
        creditLimitCents === undefined ? undefined : format.cents(creditLimitCents),
      {
        permission: 'money.read',
        // Passed: more is owed and ordered than was granted.
        sign: ({ creditLimitCents, creditUsedCents = 0 }) =>
          creditLimitCents !== undefined && creditUsedCents > creditLimitCents ? 'warning' : undefined,
        priority: 2,
      },
    ),
    country: words('wizard.country', 120, (partner) => partner.country),
    contactPerson: words('wizard.contactPerson', 160, (partner) => partner.contactPerson),
    phone: words('records.phone', 144, (partner) => partner.phone),
    email: words('records.email', 200, (partner) => partner.email),
    vatId: words('records.partner.vatId', 128, (partner) => partner.vatId),
    paymentTerms: figures('records.partner.terms', 96, ({ paymentTerms }, { t }) =>
      paymentTerms === undefined ? undefined : t('records.partner.days', { count: paymentTerms }),
    ),
    updatedAt: words('orders.column.updatedAt', 136, (partner, { format }) => format.stamp(partner.updatedAt), {
      sort: 'descending',
    }),
  },
})

/** Its filters. */
export const PARTNER_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('kind', {
    label: 'partners.column.kind',
    values: ['customer', 'carrier'],
    word: (value, t) => t(value === 'carrier' ? 'records.partner.carrier' : 'records.partner.customer'),
    single: true,
  }),
  setFilter('papers', {
    label: 'partners.column.papers',
    values: ['due', 'expired'],
    word: (value, t) => t(value === 'expired' ? 'vehicles.filter.papers.expired' : 'vehicles.filter.papers.due'),
    single: true,
  }),
  setFilter('blocked', {
    label: 'partners.filter.blocked',
    values: ['yes', 'no'],
    word: (value, t) => t(value === 'yes' ? 'app.yes' : 'app.no'),
    single: true,
  }),
  setFilter('country', {
    label: 'wizard.country',
    values: COUNTRIES.map(({ name }) => name),
    word: (name) => name,
    counted: true,
  }),
])

/** Its address. */
export const PartnerSearch = searchSchema(PARTNER_FILTERS, PARTNER_COLUMNS)
