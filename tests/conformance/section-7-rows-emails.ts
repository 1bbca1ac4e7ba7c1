import { formOf } from '#tests/support/upload.ts'
import type { CallRow } from './section-7-row.ts'

const PAGE = ['pagination.page', 'pagination.limit', 'pagination.total', 'pagination.totalPages']
const EMAIL = ['id', 'version', 'status', 'kind', 'fromName', 'fromAddress', 'subject', 'receivedAt', 'attachments']
const of = (prefix: string, fields: readonly string[]) => fields.map((field) => `${prefix}.${field}`)

const WRITERS = 'admin dispatcher sales'
const PATH = '/api/v1/emails'
/** The e-mail of the story, which is a load order, and the one with a table. */
const ORDER = `${PATH}/eml-0001`
const LIST = `${PATH}/eml-0002`
const stop = { street: 'Hamburger Straße 19', country: 'Deutschland', timeFrom: '06:00', timeTo: '10:00' }
const DRAFT = {
  customer: { customerId: 'cus-008', customerReference: 'EG-4471' },
  cargo: { description: 'Glasflaschen', weightKg: 14_300, packageCount: 22, packageType: 'Industriepalette' },
  pickup: { ...stop, company: 'Elbtal Glas AG', postalCode: '01067', city: 'Dresden', date: '2026-11-24' },
  delivery: { ...stop, company: 'Isar Markt', postalCode: '80331', city: 'München', date: '2026-11-25' },
}

const RAW = 'From: ines@elbtal.example\r\nSubject: Auftrag\r\n\r\nBitte 22 Paletten von Dresden nach München fahren.'

/** E-mails that came in, and the answers people often give. */
export const emailRows = {
  'emails.list': {
    call: `GET ${PATH}`,
    path: `${PATH}?page=1&limit=20&status=new&sortBy=receivedAt&sortOrder=desc`,
    answer: [...of('data.0', EMAIL), ...PAGE],
    may: WRITERS,
  },
  'emails.get': { call: `GET ${PATH}/{id}`, path: ORDER, answer: [...EMAIL, 'text'], may: WRITERS },
  'emails.people': { call: 'GET /api/v1/email-people', answer: ['data.0.id', 'data.0.name'], may: WRITERS },
  'emails.events': {
    call: `GET ${PATH}/{id}/events`,
    path: `${ORDER}/events`,
    before: [[`PATCH ${ORDER}`, { status: 'ignored' }]],
    answer: ['data.0.type'],
    may: WRITERS,
  },
  'emails.reading': {
    call: `GET ${PATH}/{id}/reading`,
    path: `${ORDER}/reading`,
    answer: ['emailId', ...of('fields.0', ['name', 'value', 'confidence', 'state']), 'lines.0.text'],
    may: WRITERS,
  },
  'emails.readFile': {
    call: `POST ${PATH}/{id}/attachments/{index}/reading`,
    path: `${LIST}/attachments/0/reading`,
    body: { lines: [{ text: 'Beladung: 01067 Dresden' }] },
    reads: true,
    answer: ['emailId', 'fields.0.name', 'lines.0.text'],
    may: WRITERS,
  },
  'emails.file': {
    call: `GET ${PATH}/{id}/attachments/{index}`,
    path: `${LIST}/attachments/0`,
    answer: ['name', 'mimeType', 'content'],
    may: WRITERS,
  },
  'emails.receive': {
    call: `POST ${PATH}`,
    body: { text: 'Bitte morgen 12 Paletten von Hamburg nach Köln.' },
    status: 201,
    answer: [...EMAIL, 'text', 'eventId'],
    may: WRITERS,
  },
  'emails.receiveFile': {
    call: `POST ${PATH}/file`,
    body: formOf({}, new File([RAW], 'auftrag.eml', { type: 'message/rfc822' })),
    status: 201,
    answer: [...EMAIL, 'text', 'eventId'],
    may: WRITERS,
  },
  'emails.update': {
    call: `PATCH ${PATH}/{id}`,
    path: ORDER,
    body: { status: 'processed', followUpAt: '2026-11-24T13:30:00Z' },
    answer: [...EMAIL, 'eventId'],
    may: WRITERS,
  },
  'emails.reply': {
    call: `POST ${PATH}/{id}/reply`,
    path: `${ORDER}/reply`,
    body: { subject: 'Re: Ladeauftrag', text: 'Danke, wir melden uns.' },
    status: 201,
    answer: [
      ...of('message', ['id', 'kind', 'status', 'recipient', 'subject', 'emailId', 'sentAt']),
      'email.repliedAt',
      'eventId',
    ],
    may: WRITERS,
  },
  'emails.open': {
    call: `POST ${PATH}/{id}/open`,
    path: `${ORDER}/open`,
    answer: [...EMAIL, 'readAt'],
    may: WRITERS,
  },
  'emails.createOrder': {
    call: `POST ${PATH}/{id}/order`,
    path: `${ORDER}/order`,
    body: { draft: DRAFT, customerPrice: 960 },
    status: 201,
    answer: ['order.id', 'order.orderNumber', 'email.orderId', 'email.status', 'isNew', 'eventId'],
    may: WRITERS,
  },
  'emails.undo': {
    call: `POST ${PATH}/{id}/undo`,
    path: `${ORDER}/undo`,
    before: [[`PATCH ${ORDER}`, { status: 'ignored' }]],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    // What is one's own, and admins everything.
    may: 'admin dispatcher',
  },
} satisfies Record<string, CallRow>
