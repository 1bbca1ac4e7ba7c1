import { ALL, type CallRow } from './section-7-row.ts'

const USERS = '/api/users'
const MORE = '/api/v1/users'
const MERVE = 'usr-nordkurs-m.yilmaz'
const MISSING = { failure: 'Data not found' }
const ADMIN = { may: 'admin', ...MISSING }
const USER = ['id', 'name', 'firstName', 'lastName', 'email', 'role', 'status', 'createdAt', 'sessions', 'version']
const of = (head: string, fields: readonly string[]) => fields.map((field) => `${head}.${field}`)
const CHANGED = [...of('user', USER), 'user.isSelf', 'user.isLastAdmin', 'eventId', 'warnings']
const PAGE = ['pagination.page', 'pagination.total']
const INVITED = 'usr-nordkurs-i.ahrens'
const COMPANY = [
  ...['id', 'name', 'street', 'postalCode', 'city', 'country', 'phone', 'email', 'website', 'vatId', 'taxNumber'],
  ...['register', 'managingDirector', 'bank', 'iban', 'bic', 'euLicence', 'liabilityInsurance', 'terms', 'version'],
  ...['datevConsultant', 'datevClient', 'defaultVatRate', 'defaultPaymentTerms'],
  ...['podBadge', 'compactFinanceRow', 'compactUi', 'websockets'],
]
const SERIES = ['id', 'prefix', 'digits', 'next', 'nextNumber', 'isGapless', 'canChange']
const RENAME = [`PUT ${USERS}/${MERVE}`, { lastName: 'Yılmaz-Voß' }] as const
const MOVE = ['PUT /api/v1/companies/nordkurs', { street: 'Am Kai 1' }] as const
const LINK = `/api/v1/invitations/nordkurs-${'07'.repeat(24)}`
const INVITE = [`POST ${USERS}`, { emails: ['neu@nordkurs.example'], role: 'sales' }] as const
const AS_ADMIN = { beforeAs: 'admin' } as const

/** People, their sessions and invitations, what the company has settled, and the log. */
export const administrationRows: Record<string, CallRow> = {
  'users.list': {
    call: `GET ${USERS}`,
    path: `${USERS}?status=active&sortBy=name`,
    answer: [...of('data.0', USER), 'data.0.lastSeenAt', ...PAGE],
    ...ADMIN,
  },
  'users.get': { call: `GET ${USERS}/{id}`, path: `${USERS}/${MERVE}`, answer: USER, ...ADMIN },
  'users.events': {
    call: `GET ${USERS}/{id}/events`,
    path: `${USERS}/${MERVE}/events`,
    before: [RENAME],
    ...AS_ADMIN,
    answer: ['data.0.id', 'data.0.type', 'pagination.total'],
    may: 'admin',
  },
  'users.update': {
    call: `PUT ${USERS}/{id}`,
    path: `${USERS}/${MERVE}`,
    body: { lastName: 'Yılmaz-Voß' },
    answer: CHANGED,
    ...ADMIN,
  },
  'users.invite': {
    call: `POST ${USERS}`,
    body: { emails: ['neu@nordkurs.example'], role: 'sales', language: 'de' },
    status: 201,
    answer: [...of('users.0', ['id', 'name', 'email', 'role', 'status', 'expiresAt', 'invitedBy']), 'warnings'],
    ...ADMIN,
  },
  'users.resend': {
    call: `POST ${MORE}/{id}/invitation`,
    path: `${MORE}/${INVITED}/invitation`,
    answer: [...CHANGED, 'user.expiresAt'],
    ...ADMIN,
  },
  'users.withdraw': {
    call: `POST ${MORE}/{id}/invitation/withdraw`,
    path: `${MORE}/${INVITED}/invitation/withdraw`,
    answer: ['success'],
    ...ADMIN,
  },
  'users.setRole': {
    call: `PUT ${MORE}/{id}/role`,
    path: `${MORE}/${MERVE}/role`,
    body: { role: 'sales' },
    answer: CHANGED,
    ...ADMIN,
  },
  'users.lock': {
    call: `POST ${MORE}/{id}/lock`,
    path: `${MORE}/usr-nordkurs-u.becker/lock`,
    body: { reason: 'Ausgeschieden' },
    answer: [...CHANGED, 'user.lockedAt', 'user.lockedReason'],
    ...ADMIN,
  },
  'users.unlock': {
    call: `POST ${MORE}/{id}/unlock`,
    path: `${MORE}/usr-nordkurs-n.petersen/unlock`,
    answer: CHANGED,
    ...ADMIN,
  },
  'users.endSessions': {
    call: `POST ${MORE}/{id}/sessions/end`,
    path: `${MORE}/usr-nordkurs-gast/sessions/end`,
    // Whoever may not has signed in to be refused.
    body: {},
    answer: [...of('user', USER), 'ended'],
    ...ADMIN,
  },
  'users.sessions': {
    call: 'GET /api/v1/user-sessions',
    answer: [
      ...of('data.0', ['id', 'userId', 'userName', 'email', 'role', 'since', 'lastSeenAt', 'endsAt', 'isCurrent']),
      ...PAGE,
    ],
    ...ADMIN,
  },
  'users.undo': {
    call: `POST ${USERS}/{id}/undo`,
    path: `${USERS}/${MERVE}/undo`,
    before: [RENAME],
    ...AS_ADMIN,
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    ...ADMIN,
  },
  'invitations.get': {
    call: 'GET /api/v1/invitations/{token}',
    path: LINK,
    before: [INVITE],
    ...AS_ADMIN,
    answer: ['company', 'email', 'role', 'invitedBy', 'expiresAt'],
    may: 'anybody',
    ...MISSING,
  },
  'invitations.accept': {
    call: 'POST /api/v1/invitations/{token}',
    path: LINK,
    before: [INVITE],
    ...AS_ADMIN,
    body: { firstName: 'Nele', lastName: 'Neu', password: 'Sehr-geheim-1' },
    answer: ['access_token', 'token', 'accessToken', ...of('user', ['id', 'email', 'firstName', 'role', 'tenantId'])],
    may: 'anybody',
    failure: 'Registration failed',
  },
  'audit.list': {
    call: 'GET /api/audit-logs',
    path: '/api/audit-logs?limit=5&kind=order',
    answer: [
      ...of('data.0', ['id', 'at', 'actorName', 'kind', 'recordId', 'recordName', 'action', 'changes', 'others']),
      ...PAGE,
    ],
    ...ADMIN,
  },
  'audit.summary': {
    call: 'GET /api/v1/administration/summary',
    answer: ['users', 'invited', 'locked', 'waiting', 'sessions', 'entries'],
    ...ADMIN,
  },
  'companies.list': { call: 'GET /api/v1/companies', answer: [...of('data.0', COMPANY), ...PAGE], ...ADMIN },
  'companies.get': {
    call: 'GET /api/v1/companies/{id}',
    path: '/api/v1/companies/nordkurs',
    answer: COMPANY,
    ...ADMIN,
  },
  'companies.events': {
    call: 'GET /api/v1/companies/{id}/events',
    path: '/api/v1/companies/nordkurs/events',
    before: [MOVE],
    ...AS_ADMIN,
    answer: ['data.0.id', 'data.0.type', 'pagination.total'],
    may: 'admin',
  },
  'companies.update': {
    call: 'PUT /api/v1/companies/{id}',
    path: '/api/v1/companies/nordkurs',
    body: { datevConsultant: 29_098, podBadge: true },
    answer: [...of('company', COMPANY), 'eventId', 'warnings'],
    ...ADMIN,
  },
  'companies.undo': {
    call: 'POST /api/v1/companies/{id}/undo',
    path: '/api/v1/companies/nordkurs/undo',
    before: [MOVE],
    ...AS_ADMIN,
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    ...ADMIN,
  },
  'numbering.list': { call: 'GET /api/v1/settings/numbering', answer: of('data.0', SERIES), may: 'admin', ...MISSING },
  'numbering.change': {
    call: 'PUT /api/v1/settings/numbering/{id}',
    path: '/api/v1/settings/numbering/customers',
    body: { next: 20_100, seen: 20_001 },
    answer: SERIES,
    ...ADMIN,
  },
  'tenants.defaults': {
    call: 'GET /api/v1/tenants/current/defaults',
    answer: ['podBadge', 'compactFinanceRow', 'compactUi', 'websockets', 'vatRate', 'paymentTerms'],
    may: ALL,
    ...MISSING,
  },
}
