import type { CallRow } from './section-7-row.ts'

const MORE = '/api/v1/partners'
const CUSTOMER = '/api/partners/cus-001'
const READERS = 'admin dispatcher sales finance'
const WRITERS = 'admin dispatcher sales'
const MISSING = { failure: 'Data not found' }
const PARTNER = [
  'id',
  'kind',
  'number',
  'name',
  'street',
  'postalCode',
  'city',
  'country',
  'vatId',
  'contacts',
  'papers',
]
const CHANGED = [...PARTNER.map((field) => `partner.${field}`), 'eventId', 'warnings']
const PAGE = ['pagination.page', 'pagination.total']
const of = (head: string, fields: readonly string[]) => fields.map((field) => `${head}.${field}`)
const BLOCK = [`PUT ${CUSTOMER}`, { blocked: true, blockedReason: 'Zahlt nicht' }] as const
const PAPER = { kind: 'a1', number: 'A1-4711', validUntil: '2027-06-30' }

const TARIFF = [
  ...(['id', 'partnerId', 'partnerName', 'side', 'fromCountry', 'fromArea', 'toCountry', 'toArea', 'basis'] as const),
  ...(['priceCents', 'fuelSurcharge', 'validFrom', 'version'] as const),
]
const NEW_TARIFF = {
  ...{ partnerId: 'cus-002', fromArea: '20', toArea: '80', vehicleType: 'TRUCK', priceCents: 120_561 },
  ...{ validFrom: '2026-07-01' },
}
const SURCHARGE = ['id', 'month', 'percent', 'indexName', 'version']
const NOVEMBER = '/api/v1/fuel-surcharges/flo-nk-2026-11'
const BOOKING = ['id', 'partnerId', 'kind', 'day', 'reason', 'quantity', 'version']
const NEW_BOOKING = { partnerId: 'cus-001', quantity: -27, reason: 'returned', reference: '8841' }
const MADE_BOOKING = ['POST /api/v1/pallet-bookings', NEW_BOOKING] as const

/** Partners with their people, papers, prices and pallets. */
export const partnerRows: Record<string, CallRow> = {
  'partners.list': {
    call: 'GET /api/partners',
    path: '/api/partners?kind=carrier&papers=due',
    answer: [...of('data.0', PARTNER), ...of('data.0', ['papersUntil', 'openCents']), ...PAGE],
    may: READERS,
    ...MISSING,
  },
  'partners.get': {
    call: 'GET /api/partners/{id}',
    path: CUSTOMER,
    answer: [
      ...PARTNER,
      ...(['email', 'phone', 'paymentTerms', 'iban', 'bic', 'billingMode', 'invoiceFormat', 'invoiceEmail'] as const),
      ...(['creditLimitCents', 'creditUsedCents', 'openCents', 'version'] as const),
    ],
    may: READERS,
    ...MISSING,
  },
  'partners.events': {
    call: 'GET /api/partners/{id}/events',
    path: `${CUSTOMER}/events`,
    before: [BLOCK],
    answer: ['data.0.id', 'data.0.type', 'pagination.total'],
    may: READERS,
  },
  'partners.create': {
    call: 'POST /api/partners',
    body: { kind: 'customer', name: 'Neue Kundschaft GmbH', city: 'Kiel', postalCode: '24103' },
    status: 201,
    answer: ['id', 'kind', 'number', 'name', 'city', 'version', 'eventId'],
    may: WRITERS,
  },
  'partners.update': {
    call: 'PUT /api/partners/{id}',
    path: CUSTOMER,
    body: { vatId: 'DE136695976' },
    answer: CHANGED,
    may: 'admin sales finance',
    ...MISSING,
  },
  'partners.saveContact': {
    call: `POST ${MORE}/{id}/contacts`,
    path: `${MORE}/cus-001/contacts`,
    body: { name: 'Tomke Ahlers', role: 'Buchhaltung', phone: '0421 000 63-30' },
    answer: CHANGED,
    may: WRITERS,
    ...MISSING,
  },
  'partners.removeContact': {
    call: `POST ${MORE}/{id}/contacts/remove`,
    path: `${MORE}/cus-001/contacts/remove`,
    body: { contactId: 'cus-001-1' },
    answer: CHANGED,
    may: WRITERS,
    ...MISSING,
  },
  'partners.savePaper': {
    call: `POST ${MORE}/{id}/papers`,
    path: `${MORE}/car-001/papers`,
    body: PAPER,
    answer: [...CHANGED, 'partner.papers.0.validUntil'],
    may: WRITERS,
    ...MISSING,
  },
  'partners.removePaper': {
    call: `POST ${MORE}/{id}/papers/remove`,
    path: `${MORE}/car-001/papers/remove`,
    body: { paperId: 'car-001-p1' },
    answer: CHANGED,
    may: WRITERS,
    ...MISSING,
  },
  'partners.requestPapers': {
    call: `POST ${MORE}/{id}/papers/request`,
    path: `${MORE}/car-001/papers/request`,
    body: { kinds: ['euLicence'] },
    answer: [...of('partner', PARTNER), 'messageId', 'warnings'],
    may: WRITERS,
    ...MISSING,
  },
  'partners.figures': {
    call: `GET ${MORE}/{id}/figures`,
    path: `${MORE}/cus-001/figures`,
    answer: ['year', 'orders', 'ordersEver', 'revenueCents', 'openCents', 'creditLimitCents', 'creditUsedCents'],
    may: READERS,
    ...MISSING,
  },
  'partners.credit': {
    call: `GET ${MORE}/{id}/credit`,
    path: `${MORE}/cus-001/credit?addCents=100`,
    answer: ['limitCents', 'openInvoicesCents', 'unbilledOrdersCents', 'usedCents', 'freeCents', 'warnings'],
    may: READERS,
  },
  'partners.duplicates': {
    call: `GET ${MORE}/duplicates`,
    answer: [...of('data.0.partners.0', PARTNER), ...of('data.0.partners.1', PARTNER), 'data.0.reasons.0'],
    may: READERS,
    ...MISSING,
  },
  'partners.references': {
    call: `GET ${MORE}/{id}/references`,
    path: `${MORE}/cus-001/references`,
    answer: ['data.0.entity', 'data.0.count'],
    may: WRITERS,
    ...MISSING,
  },
  'partners.merge': {
    call: `POST ${MORE}/merge`,
    body: { into: 'cus-001', from: 'cus-002' },
    answer: [...CHANGED, 'moved.0.entity', 'moved.0.count'],
    may: WRITERS,
    ...MISSING,
  },
  'partners.undo': {
    call: 'POST /api/partners/{id}/undo',
    path: '/api/partners/cus-nordkurs-1/undo',
    before: [['POST /api/partners', { kind: 'customer', name: 'Neue Kundschaft GmbH' }]],
    body: { eventId: 'rev-nordkurs-2' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    ...MISSING,
  },
  'partners.pallets': {
    call: `GET ${MORE}/{id}/pallets`,
    path: `${MORE}/cus-001/pallets`,
    before: [MADE_BOOKING],
    answer: [
      'balances.0.kind',
      'balances.0.quantity',
      ...of('entries.0', ['id', 'day', 'quantity', 'balance']),
      'total',
    ],
    may: READERS,
    ...MISSING,
  },
  'palletBookings.list': {
    call: 'GET /api/v1/pallet-bookings',
    before: [MADE_BOOKING],
    answer: [...of('data.0', BOOKING), ...PAGE],
    may: READERS,
    ...MISSING,
  },
  'palletBookings.get': {
    call: 'GET /api/v1/pallet-bookings/{id}',
    path: '/api/v1/pallet-bookings/plt-nordkurs-1',
    before: [MADE_BOOKING],
    answer: BOOKING,
    may: READERS,
    ...MISSING,
  },
  'palletBookings.events': {
    call: 'GET /api/v1/pallet-bookings/{id}/events',
    path: '/api/v1/pallet-bookings/plt-nordkurs-1/events',
    before: [MADE_BOOKING],
    answer: ['data.0.id', 'pagination.total'],
    may: READERS,
  },
  'palletBookings.create': {
    call: 'POST /api/v1/pallet-bookings',
    body: NEW_BOOKING,
    status: 201,
    answer: [...of('palletBooking', BOOKING), 'eventId', 'warnings'],
    may: WRITERS,
    ...MISSING,
  },
  'palletBookings.update': {
    call: 'PUT /api/v1/pallet-bookings/{id}',
    path: '/api/v1/pallet-bookings/plt-nordkurs-1',
    before: [MADE_BOOKING],
    body: { quantity: 28 },
    answer: [...of('palletBooking', BOOKING), 'warnings'],
    may: WRITERS,
    ...MISSING,
  },
  'palletBookings.delete': {
    call: 'DELETE /api/v1/pallet-bookings/{id}',
    path: '/api/v1/pallet-bookings/plt-nordkurs-1',
    before: [MADE_BOOKING],
    answer: ['success', 'eventId'],
    may: WRITERS,
    ...MISSING,
  },
  'palletBookings.undo': {
    call: 'POST /api/v1/pallet-bookings/{id}/undo',
    path: '/api/v1/pallet-bookings/plt-nordkurs-1/undo',
    before: [MADE_BOOKING],
    body: { eventId: 'rev-nordkurs-2' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    ...MISSING,
  },
  'tariffs.list': {
    call: 'GET /api/v1/tariffs',
    path: '/api/v1/tariffs?side=customer&validOn=2026-11-20',
    answer: [...of('data.0', TARIFF), ...PAGE],
    may: READERS,
    ...MISSING,
  },
  'tariffs.get': {
    call: 'GET /api/v1/tariffs/{id}',
    path: '/api/v1/tariffs/tar-cus-001-1',
    answer: TARIFF,
    may: READERS,
    ...MISSING,
  },
  'tariffs.events': {
    call: 'GET /api/v1/tariffs/{id}/events',
    path: '/api/v1/tariffs/tar-cus-001-1/events',
    answer: ['data', 'pagination.total'],
    may: READERS,
  },
  'tariffs.create': {
    call: 'POST /api/v1/tariffs',
    body: NEW_TARIFF,
    status: 201,
    answer: [...of('tariff', TARIFF), 'eventId', 'warnings'],
    may: 'admin sales finance',
    ...MISSING,
  },
  'tariffs.update': {
    call: 'PUT /api/v1/tariffs/{id}',
    path: '/api/v1/tariffs/tar-cus-001-1',
    body: { priceCents: 130_000 },
    answer: [...of('tariff', TARIFF), 'eventId', 'warnings'],
    may: 'admin sales finance',
    ...MISSING,
  },
  'tariffs.delete': {
    call: 'DELETE /api/v1/tariffs/{id}',
    path: '/api/v1/tariffs/tar-cus-001-1',
    answer: ['success', 'eventId'],
    may: 'admin sales finance',
    ...MISSING,
  },
  'tariffs.undo': {
    call: 'POST /api/v1/tariffs/{id}/undo',
    path: '/api/v1/tariffs/tar-nordkurs-1/undo',
    before: [['POST /api/v1/tariffs', { ...NEW_TARIFF, partnerId: 'car-001' }]],
    body: { eventId: 'rev-nordkurs-2' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    ...MISSING,
  },
  'fuelSurcharges.list': {
    call: 'GET /api/v1/fuel-surcharges',
    answer: [...of('data.0', SURCHARGE), ...PAGE],
    may: READERS,
    ...MISSING,
  },
  'fuelSurcharges.get': {
    call: 'GET /api/v1/fuel-surcharges/{id}',
    path: NOVEMBER,
    answer: SURCHARGE,
    may: READERS,
    ...MISSING,
  },
  'fuelSurcharges.create': {
    call: 'POST /api/v1/fuel-surcharges',
    body: { month: '2027-01', percent: 7.5 },
    status: 201,
    answer: [...of('fuelSurcharge', SURCHARGE), 'eventId', 'warnings'],
    may: 'admin sales finance',
    ...MISSING,
  },
  'fuelSurcharges.update': {
    call: 'PUT /api/v1/fuel-surcharges/{id}',
    path: NOVEMBER,
    body: { percent: 7.5 },
    answer: [...of('fuelSurcharge', SURCHARGE), 'eventId', 'warnings'],
    may: 'admin sales finance',
    ...MISSING,
  },
  'fuelSurcharges.delete': {
    call: 'DELETE /api/v1/fuel-surcharges/{id}',
    path: NOVEMBER,
    answer: ['success', 'eventId'],
    may: 'admin sales finance',
    ...MISSING,
  },
  'fuelSurcharges.undo': {
    call: 'POST /api/v1/fuel-surcharges/{id}/undo',
    path: `${NOVEMBER}/undo`,
    before: [[`PUT ${NOVEMBER}`, { percent: 7.5 }]],
    beforeAs: 'finance',
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    may: 'admin finance',
    ...MISSING,
  },
}
