import type { CallRow } from './section-7-row.ts'

const PAGE = ['pagination.page', 'pagination.limit', 'pagination.total', 'pagination.totalPages']
const of = (prefix: string, fields: readonly string[]) => fields.map((field) => `${prefix}.${field}`)
const MISSING = { failure: 'Data not found' }

const TEMPLATE = ['id', 'version', 'kind', 'name', 'subject', 'text', 'customerName', 'pickupCity', 'deliveryCity']
const TEMPLATES = '/api/v1/templates'
const MADE = [
  `POST ${TEMPLATES}`,
  { kind: 'email', name: 'Preis folgt', text: 'Guten Tag {{Ansprechpartner}}, der Preis folgt.' },
] as const
/** The first template that is made. */
const TEMPLATE_PATH = `${TEMPLATES}/tpl-nordkurs-1`
const WRITERS = { may: 'admin dispatcher sales', ...MISSING }

const CAMPAIGN = [
  'id',
  'version',
  'name',
  'status',
  'halted',
  'subject',
  'text',
  'audienceKind',
  'persons',
  'sentCount',
]
const CHANGED = [...of('campaign', CAMPAIGN), 'warnings']
const CAMPAIGNS = '/api/v1/campaigns'
/** Of the seed: halted, scheduled, a draft. */
const HALTED = `${CAMPAIGNS}/cam-002`
const SCHEDULED = `${CAMPAIGNS}/cam-003`
const DRAFT = `${CAMPAIGNS}/cam-004`
const SALES = { may: 'admin sales', beforeAs: 'sales', ...MISSING } as const
const RENAMED = [`PATCH ${DRAFT}`, { name: 'Kunden im Nordwesten' }] as const
const TOKEN = 'nordkurs-cam001x1'
const OPT_OUT = { may: 'anybody', answer: ['company', 'companyContact', 'address', 'isOut', 'isTest'], ...MISSING }

/** Templates, and e-mails to many. */
export const campaignRows: Record<string, CallRow> = {
  'templates.list': { call: `GET ${TEMPLATES}`, answer: [...of('data.0', TEMPLATE), ...PAGE], ...WRITERS },
  'templates.get': {
    call: `GET ${TEMPLATES}/{id}`,
    path: TEMPLATE_PATH,
    before: [MADE],
    answer: TEMPLATE,
    ...WRITERS,
  },
  'templates.events': {
    call: `GET ${TEMPLATES}/{id}/events`,
    path: `${TEMPLATE_PATH}/events`,
    before: [MADE],
    answer: ['data.0.id', 'data.0.type', 'pagination.total'],
    may: WRITERS.may,
  },
  'templates.create': {
    call: `POST ${TEMPLATES}`,
    body: { kind: 'email', name: 'Rückfrage', subject: 'Rückfrage zu {{Betreff}}', text: 'Bitte das Gewicht.' },
    status: 201,
    answer: [...TEMPLATE, 'eventId'],
    ...WRITERS,
  },
  'templates.fromOrder': {
    call: `POST ${TEMPLATES}/from-order`,
    body: { orderId: 'NK-2026-004711', name: 'Stammlinie' },
    status: 201,
    answer: [...TEMPLATE, 'eventId'],
    ...WRITERS,
  },
  'templates.update': {
    call: `PATCH ${TEMPLATES}/{id}`,
    path: TEMPLATE_PATH,
    before: [MADE],
    body: { name: 'Preis folgt morgen' },
    answer: [...TEMPLATE, 'eventId'],
    ...WRITERS,
  },
  'templates.delete': {
    call: `DELETE ${TEMPLATES}/{id}`,
    path: TEMPLATE_PATH,
    before: [MADE],
    answer: ['success', 'eventId'],
    ...WRITERS,
  },
  'templates.undo': {
    call: `POST ${TEMPLATES}/{id}/undo`,
    path: `${TEMPLATE_PATH}/undo`,
    before: [MADE],
    body: { eventId: 'rev-nordkurs-2' },
    answer: ['eventId', 'warnings'],
    ...WRITERS,
    // What is one's own, and admins everything.
    may: 'admin dispatcher',
  },
  'campaigns.list': { call: `GET ${CAMPAIGNS}`, answer: [...of('data.0', CAMPAIGN), ...PAGE], ...SALES },
  'campaigns.get': { call: `GET ${CAMPAIGNS}/{id}`, path: DRAFT, answer: CAMPAIGN, ...SALES },
  'campaigns.events': {
    call: `GET ${CAMPAIGNS}/{id}/events`,
    path: `${DRAFT}/events`,
    before: [RENAMED],
    answer: ['data.0.id', 'data.0.type', 'pagination.total'],
    may: SALES.may,
    beforeAs: 'sales',
  },
  'campaigns.audience': {
    call: `GET ${CAMPAIGNS}/{id}/audience`,
    path: `${CAMPAIGNS}/cam-001/audience`,
    answer: [
      ...['total', 'leftOutTotal', 'recipients.0.address', 'recipients.0.state', 'leftOut.0.leftOut'],
      ...of('results', ['sent', 'failed', 'bounced', 'optedOut', 'replied', 'orders']),
    ],
    ...SALES,
  },
  'campaigns.create': {
    call: `POST ${CAMPAIGNS}`,
    body: { name: 'Frühjahr', subject: 'Frühjahr', text: 'Guten Tag {{Ansprechpartner}}', revenueMinCents: 100_000 },
    status: 201,
    answer: [...CHANGED, 'eventId'],
    ...SALES,
  },
  'campaigns.update': {
    call: `PATCH ${CAMPAIGNS}/{id}`,
    path: DRAFT,
    body: { name: 'Kunden im Süden' },
    answer: [...CHANGED, 'eventId'],
    ...SALES,
  },
  'campaigns.delete': {
    call: `DELETE ${CAMPAIGNS}/{id}`,
    path: DRAFT,
    answer: ['success', 'eventId'],
    ...SALES,
  },
  'campaigns.schedule': {
    call: `POST ${CAMPAIGNS}/{id}/schedule`,
    path: `${DRAFT}/schedule`,
    body: { sendAt: '2027-01-11T08:00:00.000Z' },
    answer: [...CHANGED, 'campaign.sendAt', 'eventId'],
    ...SALES,
  },
  'campaigns.unschedule': {
    call: `POST ${CAMPAIGNS}/{id}/unschedule`,
    path: `${SCHEDULED}/unschedule`,
    answer: [...CHANGED, 'eventId'],
    ...SALES,
  },
  'campaigns.send': {
    call: `POST ${CAMPAIGNS}/{id}/send`,
    path: `${SCHEDULED}/send`,
    body: { recipients: 0 },
    status: 409,
    answer: ['message', 'code'],
    may: SALES.may,
    ...MISSING,
  },
  'campaigns.halt': {
    call: `POST ${CAMPAIGNS}/{id}/halt`,
    path: `${HALTED}/halt`,
    before: [[`POST ${HALTED}/resume`]],
    answer: [...CHANGED, 'eventId'],
    ...SALES,
  },
  'campaigns.resume': {
    call: `POST ${CAMPAIGNS}/{id}/resume`,
    path: `${HALTED}/resume`,
    answer: [...CHANGED, 'eventId'],
    ...SALES,
  },
  'campaigns.test': {
    call: `POST ${CAMPAIGNS}/{id}/test`,
    path: `${DRAFT}/test`,
    answer: ['messageId', 'recipient'],
    ...SALES,
  },
  'campaigns.undo': {
    call: `POST ${CAMPAIGNS}/{id}/undo`,
    path: `${DRAFT}/undo`,
    before: [RENAMED],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    ...SALES,
  },
  'optOuts.get': { call: 'GET /api/v1/opt-outs/{token}', path: `/api/v1/opt-outs/${TOKEN}`, ...OPT_OUT },
  'optOuts.confirm': { call: 'POST /api/v1/opt-outs/{token}', path: `/api/v1/opt-outs/${TOKEN}`, ...OPT_OUT },
}
