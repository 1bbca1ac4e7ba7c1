import type { CallRow } from './section-7-row.ts'

const PATH = '/api/v1/recurring-orders'
const ONE = `${PATH}/rec-001`
const MAKERS = 'admin dispatcher sales'
const TEMPLATE = [
  ...(['id', 'name', 'paused', 'weekdays', 'everyWeeks', 'startsOn', 'holidays', 'daysAhead', 'transitDays'] as const),
  ...(['skipped', 'customerId', 'customerName', 'cargoDescription', 'pickupCity', 'deliveryCity', 'status'] as const),
]
const CHANGED = [...TEMPLATE.map((field) => `recurringOrder.${field}`), 'eventId', 'warnings']
const MISSING = { may: MAKERS, failure: 'Data not found' }
const CHANGE = { may: MAKERS, failure: 'Failed to update order', answer: CHANGED }
const PAUSED = [`POST ${ONE}/pause`, { paused: true }] as const

/** Recurring orders: templates that make orders ahead. */
export const recurringRows: Record<string, CallRow> = {
  'recurringOrders.list': {
    call: `GET ${PATH}`,
    answer: [...TEMPLATE.map((field) => `data.0.${field}`), 'pagination.page', 'pagination.total'],
    ...MISSING,
  },
  'recurringOrders.get': { call: `GET ${PATH}/{id}`, path: ONE, answer: TEMPLATE, ...MISSING },
  'recurringOrders.preview': {
    call: `GET ${PATH}/{id}/preview`,
    path: `${ONE}/preview`,
    answer: ['date', 'state', 'loadsOn', 'unloadsOn', 'madeOn'].map((field) => `dates.0.${field}`),
    ...MISSING,
  },
  'recurringOrders.made': {
    call: `GET ${PATH}/{id}/orders`,
    path: `${ONE}/orders`,
    answer: ['orders', 'total'],
    ...MISSING,
  },
  'recurringOrders.events': {
    call: `GET ${PATH}/{id}/events`,
    path: `${ONE}/events`,
    before: [PAUSED],
    answer: ['data.0.id', 'data.0.type', 'pagination.total'],
    may: MAKERS,
  },
  'recurringOrders.create': {
    call: `POST ${PATH}`,
    body: {
      ...{ name: 'Papierlinie', weekdays: [1, 3], startsOn: '2027-01-11', customerId: 'cus-001' },
      ...{ cargoDescription: 'Papier auf Rollen', weight: 12_000 },
      ...{ pickupPostalCode: '20457', pickupCity: 'Hamburg', deliveryPostalCode: '80331', deliveryCity: 'München' },
    },
    status: 201,
    ...CHANGE,
  },
  'recurringOrders.fromOrder': {
    call: `POST ${PATH}/from-order`,
    body: { orderId: 'NK-2026-004711', weekdays: [2], startsOn: '2027-01-11' },
    status: 201,
    ...CHANGE,
  },
  'recurringOrders.update': { call: `PATCH ${PATH}/{id}`, path: ONE, body: { name: 'Papierlinie' }, ...CHANGE },
  'recurringOrders.pause': {
    call: `POST ${PATH}/{id}/pause`,
    path: `${ONE}/pause`,
    body: { paused: true },
    ...CHANGE,
  },
  'recurringOrders.skip': {
    call: `POST ${PATH}/{id}/skip`,
    path: `${ONE}/skip`,
    body: { date: '2026-12-07', skipped: true },
    ...CHANGE,
  },
  'recurringOrders.delete': { call: `DELETE ${PATH}/{id}`, path: ONE, ...CHANGE, answer: ['success', 'eventId'] },
  'recurringOrders.undo': {
    call: `POST ${PATH}/{id}/undo`,
    path: `${ONE}/undo`,
    before: [PAUSED],
    body: { eventId: 'rev-nordkurs-1' },
    ...CHANGE,
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
  },
}
