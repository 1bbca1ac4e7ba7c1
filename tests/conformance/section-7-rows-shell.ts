import { ALL, type CallRow } from './section-7-row.ts'

const registration = {
  email: 'neu@spedition.example',
  password: 'Sehr-geheim-1',
  firstName: 'Anna',
  lastName: 'Groß',
  companyName: 'Neue Spedition GmbH',
  role: 'USER',
}
/** Somebody who wants to join a company that is there. */
const applicant = { ...registration, email: 'neu@nordkurs.example', companyName: 'Nordkurs Spedition GmbH' }

const metrics = ['dailyRevenue', 'totalRevenue', 'onTimeDeliveryRate', 'errorRate']
const user = ['id', 'email', 'firstName', 'lastName', 'role', 'tenantId', 'displayName']
const inUser = user.map((field) => `user.${field}`)

/** Authentication and session, statistics and dashboard, search. */
export const shellRows = {
  // No token is made twice: each time in a world of its own.
  'csrf.token': { call: 'GET /api/csrf/token', before: [], answer: ['csrfToken', 'data.csrfToken'], may: 'anybody' },
  'auth.login': {
    call: 'POST /api/auth/login',
    body: { email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026', rememberMe: true },
    answer: ['access_token', 'token', 'accessToken', ...inUser],
    may: 'anybody',
    failure: 'Login fehlgeschlagen',
  },
  'auth.register': {
    call: 'POST /api/auth/register-simple',
    body: registration,
    status: 201,
    answer: ['token', 'tenant.id', 'tenant.name', ...inUser],
    may: 'anybody',
    failure: 'Registration failed',
  },
  'auth.logout': { call: 'POST /api/auth/logout', answer: ['success'], may: ALL },
  'auth.profile': { call: 'GET /api/auth/profile', answer: user, may: ALL },
  'auth.refresh': {
    call: 'POST /api/auth/refresh',
    answer: ['token', 'access_token'],
    may: 'anybody',
    failure: 'Token refresh failed',
  },
  'auth.setCookie': {
    call: 'POST /api/v1/auth/set-cookie',
    body: { token: 'a.b.c' },
    answer: ['success'],
    may: ALL,
  },
  'auth.clearCookie': { call: 'POST /api/v1/auth/clear-cookie', answer: ['success'], may: 'anybody' },
  'auth.changeProfile': {
    call: 'PUT /api/auth/profile',
    body: { firstName: 'Anna', lastName: 'Groß' },
    answer: user,
    may: ALL,
    failure: 'Data not found',
  },
  'auth.changePassword': {
    call: 'PUT /api/auth/password',
    body: { current: 'Frachtbrief-2026', next: 'Ablieferbeleg-2027' },
    answer: ['success'],
    may: ALL,
    failure: 'Data not found',
  },
  'auth.tenants': { call: 'GET /api/v1/auth/tenants', answer: ['data.0.id', 'data.0.name', 'data.2.id'], may: ALL },
  'auth.switchTenant': {
    call: 'POST /api/v1/auth/switch-tenant',
    body: { tenantId: 'elbeoder' },
    answer: ['token', ...inUser],
    may: ALL,
  },
  'tenants.company': {
    call: 'GET /api/v1/tenants/current/company',
    answer: [
      ...['id', 'name', 'street', 'postalCode', 'city', 'country', 'phone', 'email', 'website', 'vatId', 'taxNumber'],
      ...['register', 'managingDirector', 'bank', 'iban', 'bic', 'euLicence', 'liabilityInsurance', 'terms'],
    ],
    may: ALL,
    failure: 'Data not found',
  },
  'team.list': {
    call: 'GET /api/v1/team',
    answer: ['id', 'name', 'email', 'role', 'status'].map((field) => `data.0.${field}`),
    may: 'admin',
    failure: 'Data not found',
  },
  'team.accept': {
    call: 'POST /api/v1/team/{id}/accept',
    path: '/api/v1/team/usr-nordkurs-r1/accept',
    before: [['POST /api/auth/register-simple', applicant]],
    body: { role: 'sales' },
    answer: ['id', 'name', 'email', 'role', 'status'],
    may: 'admin',
    failure: 'Data not found',
  },
  'team.decline': {
    call: 'POST /api/v1/team/{id}/decline',
    path: '/api/v1/team/usr-nordkurs-r1/decline',
    before: [['POST /api/auth/register-simple', applicant]],
    answer: ['success'],
    may: 'admin',
    failure: 'Data not found',
  },
  'team.setRole': {
    call: 'PUT /api/v1/team/{id}/role',
    path: '/api/v1/team/usr-nordkurs-dispo/role',
    body: { role: 'sales' },
    answer: ['id', 'role'],
    may: 'admin',
    failure: 'Data not found',
  },
  'health.get': {
    call: 'GET /api/v1/health',
    answer: ['smartMatching', 'angebotsMatching', 'gpsTracking', 'sync'],
    may: 'anybody',
  },
  // B5 names no permission for the figures of the frame: the top bar shows them to every role.
  'statistics.dashboard': {
    call: 'GET /api/statistics/dashboard',
    path: '/api/statistics/dashboard?dateFrom=2026-11-01&dateTo=2026-11-23',
    answer: [
      'totalLoads',
      'activeTransports',
      'availableVehicles',
      'totalRevenue',
      'completionRate',
      'averageDeliveryTime',
      ...['id', 'originCity', 'destinationCity', 'status'].map((field) => `recentLoads.0.${field}`),
      ...['id', 'loadId', 'origin', 'destination', 'status'].map((field) => `activeTransportsList.0.${field}`),
      ...['id', 'licencePlate', 'type', 'currentCity'].map((field) => `availableVehiclesList.0.${field}`),
      ...['id', 'name', 'orders', 'totalRevenue'].map((field) => `topPartners.0.${field}`),
      'performanceMetrics.onTimeDeliveryRate',
      'performanceMetrics.avgCostPerKm',
      'performanceMetrics.utilizationRate',
      ...['id', 'kind', 'recordId', 'recordName', 'actorName', 'code', 'text'].map(
        (field) => `recentActivities.0.${field}`,
      ),
    ],
    may: ALL,
    failure: 'Failed to fetch dashboard statistics',
  },
  'statistics.metrics': {
    call: 'GET /api/statistics/metrics',
    answer: metrics,
    may: ALL,
    failure: 'Failed to fetch metrics',
  },
  'businessOrders.metrics': {
    call: 'GET /api/business/orders/dashboard/metrics',
    answer: [
      'activeOrders',
      'ordersToday',
      'dayRevenue',
      'dayRevenueFormatted',
      'totalRevenue',
      'onTimeDeliveryRate',
      'completionRate',
    ],
    may: ALL,
    failure: 'Failed to fetch metrics',
  },
  'dispatcher.kpis': {
    call: 'GET /api/dispatcher/kpis',
    answer: ['inProgress', 'assigned', 'deliveredToday'],
    may: ALL,
  },
  'metrics.get': { call: 'GET /api/metrics', answer: metrics, may: ALL, failure: 'Failed to fetch metrics' },
  'navigation.get': {
    call: 'GET /api/v1/navigation',
    answer: ['pendingOrders', 'activeDisruptions', 'pendingPODs', 'unassignedOrders', 'unreadAlerts'],
    may: ALL,
    failure: 'Fehler beim Laden der Navigation-Daten',
  },
  'alerts.list': {
    call: 'GET /api/v1/alerts',
    answer: ['id', 'type', 'title', 'message', 'actionUrl', 'timestamp', 'read'].map((field) => `data.0.${field}`),
    may: ALL,
  },
  'alerts.read': {
    call: 'PATCH /api/v1/alerts/{id}/read',
    path: '/api/v1/alerts/alt-high-transport-activity-nordkurs/read',
    answer: ['success'],
    may: 'admin dispatcher sales finance',
  },
  'alerts.dismiss': {
    call: 'DELETE /api/v1/alerts/{id}',
    path: '/api/v1/alerts/alt-high-transport-activity-nordkurs',
    answer: ['success', 'eventId'],
    may: 'admin dispatcher sales finance',
  },
  'alerts.undo': {
    call: 'POST /api/v1/alerts/{id}/undo',
    path: '/api/v1/alerts/alt-high-transport-activity-nordkurs/undo',
    before: [['DELETE /api/v1/alerts/alt-high-transport-activity-nordkurs']],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    // Everybody his own changes, admins all: this one is the dispatcher's.
    may: 'admin dispatcher',
  },
  'search.all': {
    call: 'POST /api/v1/search',
    body: { query: 'hamburg', types: ['transport', 'load', 'partner', 'vehicle', 'document'], limit: 50 },
    reads: true,
    answer: [
      'categories.0.type',
      'categories.0.label',
      'categories.0.count',
      'categories.0.icon',
      ...['id', 'title', 'description', 'url', 'metadata.status'].map((field) => `categories.0.results.0.${field}`),
    ],
    may: ALL,
  },
} satisfies Record<string, CallRow>
