import type { CallRow } from './section-7-row.ts'

const PATH = '/api/v1/billing'
const INVOICES = `${PATH}/invoices`
const NOTES = `${PATH}/credit-notes`
const INCOMING = `${PATH}/incoming-invoices`
const OWN = { may: 'admin finance', failure: 'Data not found' }
const INVOICE = [
  ...([
    'id',
    'type',
    'state',
    'customerId',
    'customerName',
    'invoiceDate',
    'dueDate',
    'paymentTerms',
    'format',
  ] as const),
  ...(['split', 'orderIds', 'netCents', 'vatCents', 'grossCents', 'openCents', 'payments', 'reminders'] as const),
]
const PAGE = ['pagination.page', 'pagination.total']

/** What has no way back: the answer names no event that could be taken back. */
const final = (record: string, fields: readonly string[]) => [
  ...fields.map((field) => `${record}.${field}`),
  'warnings',
]
const changed = (record: string, fields: readonly string[]) => [...final(record, fields), 'eventId']
const SENT = `${INVOICES}/inv-nk-0060`
const LATE = `${INVOICES}/inv-nk-0006`
const DRAFT = `${INVOICES}/inv-nordkurs-1`
const MADE = { before: [[`POST ${INVOICES}`, { orderIds: ['NK-2026-004651'] }]], beforeAs: 'finance' } as const
const PAID = { amountCents: 100, date: '2026-11-20' }
const RUN = `${PATH}/runs/run-nordkurs-1`
const BEGUN = [`POST ${PATH}/runs`, { orderIds: ['NK-2026-004651'] }] as const
const RUN_FIELDS = ['id', 'state', 'total', 'done', 'billed', 'refused', 'invoices', 'grossCents', 'results']
const NOTE = `${NOTES}/crn-nordkurs-s2`
const NOTE_FIELDS = ['id', 'type', 'number', 'state', 'carrierId', 'orderIds', 'grossCents', 'openCents', 'orders']
const RECEIVED = `${INCOMING}/ein-nordkurs-s3`
const INCOMING_FIELDS = ['id', 'number', 'state', 'orders', 'netCents', 'agreedCents', 'differenceCents', 'openCents']
const FILE = ['name', 'mimeType', 'content']
const ISSUED = final('invoice', [...INVOICE, 'orders', 'vatGroups'])

const invoice = (call: string, more: Partial<CallRow> = {}): CallRow => {
  const [method = '', path = ''] = call.split(' ')
  const own = { call: `${method} ${INVOICES}/{id}${path}`, path: `${SENT}${path}` }
  return { ...own, answer: changed('invoice', [...INVOICE, 'orders', 'vatGroups']), ...OWN, ...more }
}
const note = (call: string, more: Partial<CallRow> = {}): CallRow => {
  const [method = '', path = ''] = call.split(' ')
  const own = { call: `${method} ${NOTES}/{id}${path}`, path: `${NOTE}${path}` }
  return { ...own, answer: changed('creditNote', NOTE_FIELDS), ...OWN, ...more }
}
const incoming = (call: string, more: Partial<CallRow> = {}): CallRow => {
  const [method = '', path = ''] = call.split(' ')
  const own = { call: `${method} ${INCOMING}/{id}${path}`, path: `${RECEIVED}${path}` }
  return { ...own, answer: changed('incomingInvoice', INCOMING_FIELDS), ...OWN, ...more }
}
const EVENTS = { answer: ['data.0.id', 'data.0.type', 'pagination.total'], failure: undefined }
/** What a payment before it has noted is taken back. */
const UNDONE = { body: { eventId: 'rev-nordkurs-1' }, answer: ['eventId', 'warnings'], beforeAs: 'finance' } as const

/** Billing: lists, what is made and changed, files. */
export const billingRows: Record<string, CallRow> = {
  'billing.orders': {
    call: `GET ${PATH}/orders`,
    answer: [
      ...['id', 'orderNumber', 'state', 'customerId', 'netCents', 'category', 'ratePercent', 'mode', 'dueOn'].map(
        (field) => `data.0.${field}`,
      ),
      ...PAGE,
    ],
    ...OWN,
  },
  'billing.groups': {
    call: `GET ${PATH}/groups`,
    answer: ['customerId', 'customerName', 'count', 'netCents', 'mode', 'dueToday'].map((field) => `groups.0.${field}`),
    ...OWN,
  },
  'billing.summary': {
    call: `GET ${PATH}/summary`,
    answer: ['waiting.count', 'billable.cents', 'open.count', 'overdue.count', 'remindable.count', 'nextNumber'],
    ...OWN,
  },
  'invoices.list': {
    call: `GET ${INVOICES}`,
    answer: [...INVOICE.map((field) => `data.0.${field}`), 'data.0.number', ...PAGE],
    may: 'admin finance',
  },
  'billingRuns.list': { call: `GET ${PATH}/runs`, answer: PAGE, ...OWN },
  'dunning.run': {
    call: `POST ${PATH}/dunning-runs`,
    body: { dryRun: true },
    answer: ['results', 'more'],
    reads: true,
    ...OWN,
  },
  'creditNotes.list': {
    call: `GET ${NOTES}`,
    answer: [
      ...['id', 'number', 'state', 'carrierId', 'grossCents', 'openCents'].map((field) => `data.0.${field}`),
      ...PAGE,
    ],
    ...OWN,
  },
  'creditNotes.orders': {
    call: `GET ${PATH}/carrier-orders`,
    answer: [...['id', 'orderNumber', 'carrierId', 'netCents'].map((field) => `data.0.${field}`), ...PAGE],
    ...OWN,
  },
  'creditNotes.groups': {
    call: `GET ${PATH}/carrier-groups`,
    answer: ['carrierId', 'carrierName', 'count', 'netCents'].map((field) => `groups.0.${field}`),
    ...OWN,
  },
  'incomingInvoices.list': {
    call: `GET ${INCOMING}`,
    answer: [...['id', 'number', 'state', 'agreedCents', 'differenceCents'].map((field) => `data.0.${field}`), ...PAGE],
    ...OWN,
  },
  'billing.export': {
    call: `GET ${PATH}/export`,
    path: `${PATH}/export?from=2026-11-01&to=2026-11-30`,
    answer: FILE,
    ...OWN,
  },
  'billing.run': { call: `POST ${PATH}/runs`, body: BEGUN[1], status: 201, answer: RUN_FIELDS, ...OWN },
  'billingRuns.get': {
    ...{ call: `GET ${PATH}/runs/{id}`, path: RUN, before: [BEGUN], beforeAs: 'finance', answer: RUN_FIELDS, ...OWN },
  },
  'billingRuns.halt': {
    ...{ call: `POST ${PATH}/runs/{id}/halt`, path: `${RUN}/halt`, before: [BEGUN], beforeAs: 'finance' },
    ...{ answer: RUN_FIELDS, ...OWN },
  },
  'billingRuns.resume': {
    ...{ call: `POST ${PATH}/runs/{id}/resume`, path: `${RUN}/resume`, beforeAs: 'finance' },
    ...{ before: [BEGUN, [`POST ${RUN}/halt`]], answer: RUN_FIELDS, ...OWN },
  },
  'invoices.get': invoice('GET', { answer: [...INVOICE, 'orders.0.lines', 'vatGroups.0.vatCents'] }),
  'invoices.events': invoice('GET /events', {
    ...{ before: [[`POST ${SENT}/payments`, PAID]], beforeAs: 'finance' },
    ...EVENTS,
  }),
  'invoices.create': {
    ...{ call: `POST ${INVOICES}`, body: MADE.before[0][1], status: 201 },
    ...{ answer: changed('invoice', [...INVOICE, 'orders.0.orderId', 'vatGroups.0.vatCents', 'findings']), ...OWN },
  },
  'invoices.update': invoice('PATCH', { ...MADE, path: DRAFT, body: { paymentTerms: 14 } }),
  'invoices.delete': invoice('DELETE', { ...MADE, path: DRAFT, answer: ['success', 'eventId'] }),
  'invoices.issue': invoice('POST /issue', { ...MADE, path: `${DRAFT}/issue`, body: {}, answer: ISSUED }),
  'invoices.cancel': invoice('POST /cancel', {
    ...{ body: { reason: 'Falscher Empfänger' } },
    answer: [...final('invoice', INVOICE), 'cancellation.number', 'cancellation.orders'],
  }),
  'invoices.send': invoice('POST /send', { body: { email: 'rechnung@kunde.example' }, answer: ISSUED }),
  'invoices.pay': invoice('POST /payments', { body: PAID }),
  'invoices.transfer': invoice('POST /transfers', {
    ...{ before: [[`POST ${INVOICES}/inv-nk-0016/cancel`, { reason: 'Falscher Empfänger' }]], beforeAs: 'finance' },
    ...{ path: `${INVOICES}/inv-nk-0016/transfers`, body: { toId: 'inv-nk-0040' } },
  }),
  'invoices.remind': invoice('POST /reminders', { path: `${LATE}/reminders`, body: { force: true }, answer: ISSUED }),
  'invoices.undo': invoice('POST /undo', { before: [[`POST ${SENT}/payments`, PAID]], ...UNDONE }),
  'invoices.file': invoice('GET /file', { path: `${SENT}/file?format=zugferd`, answer: FILE }),
  'reminders.file': invoice('GET /reminders/{level}/file', { path: `${LATE}/reminders/1/file`, answer: FILE }),
  'creditNotes.get': note('GET', { answer: [...NOTE_FIELDS, 'vatGroups'] }),
  'creditNotes.events': note('GET /events', {
    ...{ before: [[`POST ${NOTE}/payments`, PAID]], beforeAs: 'finance' },
    ...EVENTS,
  }),
  'creditNotes.create': {
    ...{ call: `POST ${NOTES}`, body: { orderIds: ['NK-2026-004584'] }, status: 201 },
    ...{ answer: final('creditNote', NOTE_FIELDS), ...OWN },
  },
  'creditNotes.cancel': note('POST /cancel', {
    body: { reason: 'Falscher Satz' },
    answer: [...final('creditNote', NOTE_FIELDS), 'cancellation.number'],
  }),
  'creditNotes.pay': note('POST /payments', { body: PAID }),
  'creditNotes.undo': note('POST /undo', { before: [[`POST ${NOTE}/payments`, PAID]], ...UNDONE }),
  'creditNotes.file': note('GET /file', { path: `${NOTE}/file?format=zugferd`, answer: FILE }),
  'incomingInvoices.get': incoming('GET', { answer: INCOMING_FIELDS }),
  'incomingInvoices.events': incoming('GET /events', {
    ...{ before: [[`POST ${RECEIVED}/approve`, {}]], beforeAs: 'finance' },
    ...EVENTS,
  }),
  'incomingInvoices.create': {
    ...{ call: `POST ${INCOMING}`, body: { orderIds: ['NK-2026-004584'], number: 'A-77' }, status: 201 },
    ...{ answer: changed('incomingInvoice', INCOMING_FIELDS), ...OWN },
  },
  'incomingInvoices.update': incoming('PATCH', { body: { number: 'A-77' } }),
  'incomingInvoices.delete': incoming('DELETE', { answer: ['success', 'eventId'] }),
  'incomingInvoices.approve': incoming('POST /approve', { body: {} }),
  'incomingInvoices.dispute': incoming('POST /dispute', { body: { reason: 'Standgeld nicht vereinbart' } }),
  'incomingInvoices.pay': incoming('POST /payments', { path: `${INCOMING}/ein-nordkurs-s2/payments`, body: PAID }),
  'incomingInvoices.undo': incoming('POST /undo', { before: [[`POST ${RECEIVED}/approve`, {}]], ...UNDONE }),
}
