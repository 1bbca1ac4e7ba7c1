import { ALL, type CallRow } from './section-7-row.ts'

const MISSING = { failure: 'Data not found' }
const PAGE = ['pagination.page', 'pagination.total']
const of = (prefix: string, fields: readonly string[]) => fields.map((field) => `${prefix}.${field}`)

const CLAIMS = '/api/v1/claims'
const CLAIM = [
  ...(['id', 'number', 'orderId', 'orderNumber', 'kind', 'state', 'against', 'partnerName', 'text'] as const),
  ...(['amountCents', 'hidden', 'deliveredOn', 'noticeUntil', 'photoCount', 'createdAt'] as const),
]
const ONE_CLAIM = `${CLAIMS}/clm-nk-001`
const CLAIM_READERS = 'admin dispatcher sales finance'
const CLAIM_WRITERS = 'admin dispatcher sales'
const NEW_CLAIM = { orderId: 'NK-2026-004711', kind: 'shortage', text: '1 Palette fehlt', amountCents: 52_000 }

const FOLLOW_UPS = '/api/v1/follow-ups'
const FOLLOW_UP = ['id', 'dueOn', 'dueAt', 'text', 'isTeam', 'createdBy', 'createdAt']
const NEW_FOLLOW_UP = { dueOn: '2026-11-30', text: 'Rückruf', isTeam: true }
const MADE = { before: [[`POST ${FOLLOW_UPS}`, NEW_FOLLOW_UP]] } as const
const ONE_FOLLOW_UP = `${FOLLOW_UPS}/fup-nordkurs-1`
const USERS = 'admin dispatcher sales finance'

const HANDOVERS = '/api/v1/handovers'
const HANDOVER = ['id', 'note', 'parts', 'createdBy', 'createdAt']
const KEPT = { before: [[`POST ${HANDOVERS}`, { note: 'Ruhig' }]], beforeAs: 'admin' } as const
const ONE_HANDOVER = `${HANDOVERS}/hnd-nordkurs-1`
const SHIFTS = 'admin dispatcher'
const PARTS = ['parts.0.part', 'parts.0.total', 'parts.0.items']

/** Claims, follow-ups and hand-overs of shifts. */
export const followRows: Record<string, CallRow> = {
  'presence.tell': {
    call: 'POST /api/v1/presence',
    body: { page: 'a', turn: 1, here: [{ kind: 'order', id: 'NK-2026-004711', isEditing: false }] },
    reads: true,
    answer: ['success'],
    may: ALL,
  },
  'claims.list': { call: `GET ${CLAIMS}`, answer: [...of('data.0', CLAIM), ...PAGE], may: CLAIM_READERS, ...MISSING },
  'claims.get': { call: `GET ${CLAIMS}/{id}`, path: ONE_CLAIM, answer: CLAIM, may: CLAIM_READERS, ...MISSING },
  'claims.events': {
    call: `GET ${CLAIMS}/{id}/events`,
    path: `${ONE_CLAIM}/events`,
    answer: ['data', 'pagination.total'],
    may: CLAIM_READERS,
  },
  'claims.figures': {
    call: `GET ${CLAIMS}/figures`,
    answer: [
      ...(['all.count', 'open.amountCents', 'settled.amountCents', 'kinds.0.kind', 'kinds.0.count'] as const),
      ...(['customers.0.name', 'carriers.0.amountCents', 'weeks.0.monday'] as const),
    ],
    may: CLAIM_READERS,
    ...MISSING,
  },
  'claims.create': {
    call: `POST ${CLAIMS}`,
    body: NEW_CLAIM,
    status: 201,
    answer: [...of('claim', ['id', 'number', 'orderNumber', 'kind', 'amountCents']), 'eventId', 'warnings'],
    may: CLAIM_WRITERS,
    ...MISSING,
  },
  'claims.update': {
    call: `PUT ${CLAIMS}/{id}`,
    path: ONE_CLAIM,
    body: { amountCents: 12_300 },
    answer: [...of('claim', CLAIM), 'eventId', 'warnings'],
    may: CLAIM_READERS,
    ...MISSING,
  },
  'claims.setState': {
    call: `POST ${CLAIMS}/{id}/state`,
    path: `${ONE_CLAIM}/state`,
    body: { state: 'inReview' },
    answer: [...of('claim', CLAIM), 'eventId', 'warnings'],
    may: CLAIM_WRITERS,
    ...MISSING,
  },
  'claims.undo': {
    call: `POST ${CLAIMS}/{id}/undo`,
    path: `${CLAIMS}/clm-nordkurs-1/undo`,
    before: [[`POST ${CLAIMS}`, NEW_CLAIM]],
    body: { eventId: 'rev-nordkurs-2' },
    answer: ['eventId', 'warnings'],
    // Everybody their own changes, admins all: this one is the dispatcher's.
    may: 'admin dispatcher',
    ...MISSING,
  },
  'followUps.list': {
    call: `GET ${FOLLOW_UPS}`,
    ...MADE,
    answer: [...of('data.0', FOLLOW_UP), ...PAGE],
    may: USERS,
    ...MISSING,
  },
  'followUps.get': {
    call: `GET ${FOLLOW_UPS}/{id}`,
    path: ONE_FOLLOW_UP,
    ...MADE,
    answer: FOLLOW_UP,
    may: USERS,
    ...MISSING,
  },
  'followUps.events': {
    call: `GET ${FOLLOW_UPS}/{id}/events`,
    path: `${ONE_FOLLOW_UP}/events`,
    ...MADE,
    answer: ['data.0.id', 'pagination.total'],
    may: USERS,
  },
  'followUps.people': {
    call: `GET ${FOLLOW_UPS}/people`,
    answer: ['data.0.id', 'data.0.name'],
    may: USERS,
    ...MISSING,
  },
  'followUps.create': {
    call: `POST ${FOLLOW_UPS}`,
    body: NEW_FOLLOW_UP,
    status: 201,
    answer: [...of('followUp', FOLLOW_UP), 'eventId', 'warnings'],
    may: USERS,
    ...MISSING,
  },
  'followUps.update': {
    call: `PUT ${FOLLOW_UPS}/{id}`,
    path: ONE_FOLLOW_UP,
    ...MADE,
    body: { dueOn: '2026-12-01' },
    answer: [...of('followUp', FOLLOW_UP), 'eventId', 'warnings'],
    may: USERS,
    ...MISSING,
  },
  'followUps.setDone': {
    call: `POST ${FOLLOW_UPS}/{id}/done`,
    path: `${ONE_FOLLOW_UP}/done`,
    ...MADE,
    body: { done: true },
    answer: [...of('followUp', [...FOLLOW_UP, 'doneAt', 'doneBy']), 'eventId', 'warnings'],
    may: USERS,
    ...MISSING,
  },
  'followUps.delete': {
    call: `DELETE ${FOLLOW_UPS}/{id}`,
    path: ONE_FOLLOW_UP,
    ...MADE,
    answer: ['success', 'eventId'],
    may: USERS,
    ...MISSING,
  },
  'followUps.undo': {
    call: `POST ${FOLLOW_UPS}/{id}/undo`,
    path: `${ONE_FOLLOW_UP}/undo`,
    ...MADE,
    body: { eventId: 'rev-nordkurs-2' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    ...MISSING,
  },
  'handovers.now': { call: `GET ${HANDOVERS}/now`, answer: PARTS, may: SHIFTS, ...MISSING },
  'handovers.list': {
    call: `GET ${HANDOVERS}`,
    ...KEPT,
    answer: [...of('data.0', HANDOVER), ...PAGE],
    may: SHIFTS,
    ...MISSING,
  },
  'handovers.get': {
    call: `GET ${HANDOVERS}/{id}`,
    path: ONE_HANDOVER,
    ...KEPT,
    answer: [...HANDOVER, ...PARTS],
    may: SHIFTS,
    ...MISSING,
  },
  'handovers.events': {
    call: `GET ${HANDOVERS}/{id}/events`,
    path: `${ONE_HANDOVER}/events`,
    ...KEPT,
    answer: ['data.0.id', 'pagination.total'],
    may: SHIFTS,
  },
  'handovers.create': {
    call: `POST ${HANDOVERS}`,
    body: { note: 'Ruhig' },
    status: 201,
    answer: [...of('handover', HANDOVER), 'eventId', 'warnings'],
    may: SHIFTS,
    ...MISSING,
  },
  'handovers.takeOver': {
    call: `POST ${HANDOVERS}/{id}/take-over`,
    path: `${ONE_HANDOVER}/take-over`,
    ...{ ...KEPT, beforeAs: 'another' as const },
    answer: [...of('handover', [...HANDOVER, 'takenOverAt', 'takenOverBy']), 'eventId', 'warnings'],
    may: SHIFTS,
    ...MISSING,
  },
  'handovers.undo': {
    call: `POST ${HANDOVERS}/{id}/undo`,
    path: `${ONE_HANDOVER}/undo`,
    ...KEPT,
    body: { eventId: 'rev-nordkurs-2' },
    answer: ['eventId', 'warnings'],
    may: 'admin',
    ...MISSING,
  },
}
