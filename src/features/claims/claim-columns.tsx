import { CLAIM_SORTS } from '#src/contract/claims/calls.ts'
import type { Claim } from '#src/contract/claims/claim.ts'
import { CLAIM_KINDS, CLAIM_SIDES, CLAIM_STATES } from '#src/domain/claims/claims.ts'
import { claimKind, claimSign, claimState, noticeSign, noticeText } from '#src/entities/claims/claim-words.ts'
import { carriersByName, customersByName } from '#src/entities/partners/partners-by-name.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { recordFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'

const oneOf = <T extends string>(known: readonly [T, ...T[]], text: string): T =>
  known.find((one) => one === text) ?? known[0]

/** Every column of the list of claims; amounts are cents. */
export const CLAIM_COLUMNS = defineColumns<Claim>({
  name: 'number',
  sort: { id: 'createdAt', desc: true },
  sortable: CLAIM_SORTS,
  lines: [
    ['number', 'state'],
    ['kind', 'partnerName', 'amountCents'],
  ],
  usual: ['number', 'orderNumber', 'kind', 'text', 'partnerName', 'state', 'notice', 'amountCents', 'createdAt'],
  columns: {
    number: words('claims.number', 120, ({ number }) => number, { fits: true }),
    orderNumber: words('records.order', 120, ({ orderNumber }) => orderNumber, { fits: true, priority: 6 }),
    kind: words('claims.kind', 96, (claim, { t }) => claimKind(claim, t), { priority: 5 }),
    text: words('claims.text', 'rest', ({ text }) => text, { minWidth: () => 120, goodWidth: 280 }),
    partnerName: words('claims.against', 160, ({ partnerName }) => partnerName, { priority: 4, goodWidth: 208 }),
    state: words('claims.state', 112, (claim, { t }) => claimState(claim, t), {
      sign: claimSign,
    }),
    notice: words('claims.notice', 168, (claim, { t, format }) => noticeText(claim, t, format), {
      sign: noticeSign,
      priority: 2,
    }),
    amountCents: figures(
      'claims.amount',
      108,
      ({ amountCents }, { format }) => (amountCents === undefined ? undefined : format.cents(amountCents)),
      { permission: 'money.read', priority: 7 },
    ),
    settledCents: figures(
      'claims.settledAmount',
      108,
      ({ settledCents }, { format }) => (settledCents === undefined ? undefined : format.cents(settledCents)),
      { permission: 'money.read' },
    ),
    customerName: words('records.customer', 160, ({ customerName }) => customerName, { priority: 1, extra: true }),
    createdBy: words('claims.createdBy', 136, ({ createdBy }) => createdBy),
    createdAt: words('claims.createdAt', 128, ({ createdAt }, { format }) => format.stamp(createdAt), {
      sort: 'descending',
      priority: 3,
    }),
    updatedAt: words('orders.column.updatedAt', 136, ({ updatedAt }, { format }) => format.stamp(updatedAt), {
      sort: 'descending',
    }),
  },
})

/** Its filters. */
export const CLAIM_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('state', {
    label: 'claims.state',
    values: CLAIM_STATES,
    word: (state, t) => t(`claims.state.${oneOf(CLAIM_STATES, state)}`),
    counted: true,
  }),
  setFilter('kind', {
    label: 'claims.kind',
    values: CLAIM_KINDS,
    word: (kind, t) => t(`claims.kind.${oneOf(CLAIM_KINDS, kind)}`),
    counted: true,
  }),
  setFilter('against', {
    label: 'claims.against',
    values: CLAIM_SIDES,
    word: (side, t) => t(`claims.against.${oneOf(CLAIM_SIDES, side)}`),
  }),
  setFilter('notice', { label: 'claims.notice', values: ['due'], word: (_due, t) => t('claims.view.due') }),
  recordFilter('customer', { query: 'customerId', label: 'records.customer', of: customersByName }),
  recordFilter('carrier', { query: 'carrierId', label: 'records.carrier', of: carriersByName }),
])

/** Its address. */
export const ClaimSearch = searchSchema(CLAIM_FILTERS, CLAIM_COLUMNS)
