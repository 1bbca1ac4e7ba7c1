import type { CallRow } from './section-7-row.ts'

const WEEKS = 'from=2026-W44&to=2026-W47'
const MAY = 'admin dispatcher finance'
const failure = 'Failed to fetch metrics'

const head = [
  ...['asOf', 'from', 'to', 'orders', 'otherCurrency', 'customers', 'vehicles'],
  ...['week', 'from', 'to', 'complete', 'orders', 'filter.deliveryFrom'].map((field) => `weeks.0.${field}`),
  ...['status', 'currency', 'deliveryFrom', 'deliveryTo'].map((field) => `filter.${field}`),
]
const figure = [
  ...['figure', 'unit', 'formula.code', 'total.value', 'total.numerator', 'total.denominator'],
  ...['week', 'numerator', 'denominator', 'orders'].map((field) => `weeks.0.${field}`),
  'before.weeks.0.week',
].map((field) => `figures.0.${field}`)
const sums = [
  'orders',
  'revenueCents',
  'costCents',
  'marginCents',
  'withoutCost',
  'onTime',
  'km',
  'weeks.0.revenueCents',
]

/** Key figures and reports. */
export const reportRows = {
  'reports.kpi': {
    call: 'GET /api/v1/reports/kpi',
    path: `/api/v1/reports/kpi?${WEEKS}&compare=previousYear`,
    answer: [...head, ...figure],
    may: MAY,
    failure,
  },
  'reports.fleet': {
    call: 'GET /api/v1/reports/fleet',
    path: `/api/v1/reports/fleet?${WEEKS}&compare=previousYear`,
    answer: [...head, ...figure],
    may: MAY,
    failure,
  },
  'reports.breakdown': {
    call: 'GET /api/v1/reports/breakdown',
    path: `/api/v1/reports/breakdown?${WEEKS}&by=customer&limit=3`,
    answer: [
      ...head,
      'by',
      ...['key', 'kind', 'name', 'filter.customerId', ...sums].map((field) => `rows.0.${field}`),
      ...['count', ...sums].map((field) => `rest.${field}`),
      ...sums.map((field) => `total.${field}`),
    ],
    may: MAY,
    failure,
  },
  'reports.vehicles': {
    call: 'GET /api/v1/reports/vehicles',
    path: `/api/v1/reports/vehicles?${WEEKS}`,
    answer: [
      ...head,
      ...['vehicleId', 'licencePlate', 'vehicleType', 'tours', 'orders', 'km', 'emptyKm', 'loaded', 'offered'].map(
        (field) => `rows.0.${field}`,
      ),
    ],
    may: MAY,
    failure,
  },
} satisfies Record<string, CallRow>
