import type { EndpointName } from '#src/contract/index.ts'

/**
 * A call as section 7 names it: method and path on the wire (decision A5), the fields it is sent, the fields of its answer
 * (`a|b`: either), and the name of the endpoint. Without a name it is not built yet. `ANY`: the method is not shown.
 */
export type SpecifiedCall = readonly [call: string, request: string, answer: string, name?: EndpointName]

const authentication: readonly SpecifiedCall[] = [
  ['GET /api/csrf/token', '', 'csrfToken|data.csrfToken', 'csrf.token'],
  ['POST /api/auth/login', 'email password rememberMe', 'access_token|token|accessToken user', 'auth.login'],
  [
    'POST /api/auth/register-simple',
    'email password firstName lastName companyName role',
    'token|emailSent user|expiresAt tenant|expiresAt',
    'auth.register',
  ],
  ['POST /api/auth/logout', '', '', 'auth.logout'],
  ['GET /api/auth/profile', '', '', 'auth.profile'],
  ['POST /api/auth/refresh', '', 'token|access_token', 'auth.refresh'],
  ['POST /api/v1/auth/set-cookie', '', '', 'auth.setCookie'],
  ['POST /api/v1/auth/clear-cookie', '', '', 'auth.clearCookie'],
  ['GET /api/v1/health', '', 'smartMatching angebotsMatching gpsTracking sync', 'health.get'],
]

const statistics: readonly SpecifiedCall[] = [
  ['GET /api/statistics/dashboard', 'dateFrom dateTo', '', 'statistics.dashboard'],
  ['GET /api/statistics/metrics', '', '', 'statistics.metrics'],
  [
    'GET /api/business/orders/dashboard/metrics',
    '',
    'activeOrders ordersToday dayRevenue dayRevenueFormatted totalRevenue onTimeDeliveryRate completionRate',
    'businessOrders.metrics',
  ],
  ['GET /api/dispatcher/kpis', '', 'inProgress assigned deliveredToday', 'dispatcher.kpis'],
  ['GET /api/metrics', '', 'dailyRevenue totalRevenue onTimeDeliveryRate errorRate', 'metrics.get'],
]

const orders: readonly SpecifiedCall[] = [
  ['GET /api/orders', '', 'data', 'orders.list'],
  ['GET /api/orders/{id}', '', '', 'orders.get'],
  ['PUT /api/orders/{id}', '', '', 'orders.update'],
  ['DELETE /api/orders/{id}', '', '', 'orders.delete'],
  ['GET /api/orders/{id}/events', 'page pageSize', 'items page pageSize total hasMore', 'orders.events'],
  ['PUT /api/orders/enhanced/{id}/status', 'status notes', '', 'orders.setStatus'],
  ['PUT /api/orders/enhanced/{id}/pricing', 'customerPrice carrierPrice currency vatRate', '', 'orders.setPricing'],
  ['PUT /api/orders/enhanced/{id}/carrier', 'carrierId', '', 'orders.setCarrier'],
  ['PUT /api/orders/enhanced/{id}/customer', 'customerId', '', 'orders.setCustomer'],
  ['POST /api/orders/statistics', '', '', 'orders.statistics'],
  ['POST /api/orders/search', 'query', '', 'orders.search'],
  ['POST /api/audit-logs', 'tenantId entityType entityId eventType details', '', 'auditLogs.create'],
  ['GET /api/v1/order-management/orders', '', 'orders', 'orderManagement.list'],
  ['GET /api/business/orders', 'userId', '', 'businessOrders.list'],
  ['GET /api/business/orders/{id}', '', '', 'businessOrders.get'],
  ['GET /api/v1/order-management/customers/{id}/order-history', 'limit', '', 'customers.orderHistory'],
  ['GET /api/v1/order-management/carriers/{id}/order-history', 'limit', '', 'carriers.orderHistory'],
]

const wizard: readonly SpecifiedCall[] = [
  ['POST /api/orders/wizard/start', '', '', 'wizard.start'],
  ['GET /api/orders/wizard/{sessionId}', '', '', 'wizard.get'],
  ['PUT /api/orders/wizard/{sessionId}/customer', '', '', 'wizard.setCustomer'],
  ['PUT /api/orders/wizard/{sessionId}/cargo', '', '', 'wizard.setCargo'],
  ['PUT /api/orders/wizard/{sessionId}/pickup', '', '', 'wizard.setPickup'],
  ['PUT /api/orders/wizard/{sessionId}/delivery', '', '', 'wizard.setDelivery'],
  ['POST /api/orders/wizard/{sessionId}/calculate-price', '', '', 'wizard.calculatePrice'],
  ['POST /api/orders/wizard/{sessionId}/find-carriers', '', '', 'wizard.findCarriers'],
  ['POST /api/orders/wizard/{sessionId}/create-order', 'carrierId', '', 'wizard.createOrder'],
  [
    'POST /api/tms-integration/order-wizard-to-tms',
    'tenantId customer cargo pickup delivery requirements review',
    'success order',
    'tmsIntegration.orderWizardToTms',
  ],
]

const transports: readonly SpecifiedCall[] = [
  ['GET /api/v1/transports', 'status sortBy sortOrder page limit', '', 'transports.list'],
  ['GET /api/v1/transports/{id}', '', '', 'transports.get'],
  ['POST /api/v1/transports', '', '', 'transports.create'],
  ['PUT /api/v1/transports/{id}', '', '', 'transports.update'],
  ['DELETE /api/v1/transports/{id}', '', '', 'transports.delete'],
  ['PATCH /api/v1/transports/{id}/assign-driver', 'driverId', '', 'transports.assignDriver'],
  ['PATCH /api/v1/transports/{id}/assign-vehicle', 'vehicleId', '', 'transports.assignVehicle'],
  ['PATCH /api/v1/transports/{id}/status', 'status', '', 'transports.setStatus'],
  ['GET /api/v1/transports/stats', '', '', 'transports.stats'],
  ['GET /api/v1/transports', 'driverId', '', 'transports.list'],
  ['GET /api/v1/transports', 'vehicleId', '', 'transports.list'],
  ['GET /api/v1/enhanced-orders/stats', '', '', 'enhancedOrders.stats'],
  ['GET /api/v1/enhanced-orders', '', 'data', 'enhancedOrders.list'],
  ['GET /api/v1/enhanced-orders/{id}/recommendations', '', '', 'enhancedOrders.recommendations'],
  ['POST /api/v1/enhanced-orders/{id}/convert-to-transport', '', '', 'enhancedOrders.convert'],
  ['GET /api/v1/enhanced-orders/{id}/alerts', '', '', 'enhancedOrders.alerts'],
  ['GET /api/v1/enhanced-orders/alerts/active', '', '', 'enhancedOrders.activeAlerts'],
  ['POST /api/v1/ocr-integration/upload-transport-document', 'file role description documentType', ''],
  ['POST /api/v1/ocr-integration/get-processing-status', 'id', ''],
  ['GET /api/vehicles', '', '', 'vehicles.list'],
  ['GET /api/partners', '', '', 'partners.list'],
  ['GET /api/users', '', ''],
  ['GET /api/loads', '', '', 'loads.list'],
  ['GET /api/documents', '', '', 'documents.list'],
]

const matching: readonly SpecifiedCall[] = [
  ['POST /api/matching/find-vehicles', '', ''],
  ['POST /api/matching/calculate-cost', 'vehicleId distance', ''],
  ['POST /api/matching/create-order', '', ''],
  ['POST /api/matching/match-load', 'load transports', ''],
  ['POST /api/matches', 'offerId carrierId', 'success data'],
  ['POST /api/matches/{id}/accept', '', 'success data'],
  ['PUT /api/matches/{id}', '', 'success data'],
  ['GET /api/matches/{id}', '', 'success data'],
  ['DELETE /api/matches/{id}', '', 'success data'],
  ['ANY /api/angebots-matching/dashboard', '', ''],
  ['ANY /api/angebots-matching/quick-search', '', ''],
  ['ANY /api/angebots-matching/quick-action', '', ''],
  ['ANY /api/angebots-matching/stats', '', ''],
  ['ANY /api/angebots-matching/vehicle-types', '', ''],
  ['POST /api/smart-matching/find-matches', 'customerOfferId maxResults autoSelectThreshold', ''],
  ['ANY /api/smart-matching/bulk-match', '', ''],
  ['ANY /api/smart-matching/details', '', ''],
  ['ANY /api/smart-matching/analytics', '', ''],
  ['GET /api/smart-matching/performance-metrics', '', ''],
  ['GET /api/business/angebots-matching/dashboard', 'plzArea vehicleTypes timeframe', ''],
]

const documents: readonly SpecifiedCall[] = [
  ['GET /api/v1/documents', 'page limit sortBy sortOrder kind verified orderId', '', 'documents.list'],
  ['GET /api/v1/documents/{id}', '', '', 'documents.get'],
  ['POST /api/v1/documents', 'file metadata', ''],
  ['POST /api/v1/documents/bulk', 'files metadata', ''],
  ['PATCH /api/v1/documents/{id}', '', ''],
  ['DELETE /api/v1/documents/{id}', '', ''],
  ['GET /api/v1/documents/{id}/download', '', ''],
  ['GET /api/v1/documents/{id}/preview', '', 'previewUrl'],
  ['POST /api/v1/documents/{id}/ocr', 'templateId', ''],
  ['GET /api/v1/documents/{id}/ocr', '', ''],
  ['PATCH /api/v1/documents/{id}/verify', 'verified', '', 'documents.verify'],
  ['POST /api/v1/documents/{id}/tags', 'tags', ''],
  ['DELETE /api/v1/documents/{id}/tags', 'tags', ''],
  ['GET /api/v1/documents/templates', '', ''],
  ['POST /api/v1/documents/templates', '', ''],
  ['PATCH /api/v1/documents/templates/{id}', '', ''],
  ['DELETE /api/v1/documents/templates/{id}', '', ''],
  ['GET /api/v1/documents/{id}/history', '', ''],
  ['DELETE /api/v1/documents/bulk', '', ''],
  ['PATCH /api/v1/documents/bulk', 'documentIds updates', ''],
  ['GET /api/v1/documents/statistics', '', ''],
  ['POST /api/v1/documents/search', 'query options', ''],
  ['GET /api/v1/documents/export', '', ''],
]

const search: readonly SpecifiedCall[] = [['POST /api/v1/search', 'query types limit', 'categories', 'search.all']]

/** Every call section 7 names, in its order. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  ...authentication,
  ...statistics,
  ...orders,
  ...wizard,
  ...transports,
  ...matching,
  ...documents,
  ...search,
]

/** Calls the product adds: what section 7 leaves open, and what rulings ask for. */
export const furtherCalls: readonly EndpointName[] = [
  'auth.tenants',
  'auth.switchTenant',
  'tenants.company',
  'navigation.get',
  'alerts.list',
  'alerts.read',
  'alerts.dismiss',
  'alerts.undo',
  'orders.setVehicle',
  'orders.undo',
  'orders.bulk',
  'vehicles.get',
  'vehicles.week',
  'vehicles.create',
  'vehicles.update',
  'vehicles.delete',
  'vehicles.block',
  'vehicles.unblock',
  'vehicles.keep',
  'vehicles.undo',
  'drivers.list',
  'drivers.get',
  'drivers.create',
  'drivers.update',
  'drivers.delete',
  'drivers.absent',
  'drivers.present',
  'drivers.undo',
  'loads.get',
  'loads.create',
  'loads.update',
  'loads.setStatus',
  'loads.delete',
  'loads.undo',
  'partners.get',
  'partners.create',
  'partners.undo',
  'transports.setDelay',
  'transports.undo',
  'documents.undo',
  'tours.list',
  'tours.get',
  'tours.setStops',
  'tours.split',
  'tours.merge',
  'tours.undo',
  'loadingPoints.list',
  'loadingPoints.get',
  'loadingPoints.create',
  'loadingPoints.update',
  'loadingPoints.undo',
  'messages.list',
  'messages.get',
  'messages.file',
  'messages.sendTransportOrder',
  'messages.informDriver',
  'messages.requestProof',
  'messages.remind',
  'answers.get',
  'answers.file',
  'answers.give',
  'enhancedOrders.get',
  'enhancedOrders.undo',
]

/** States of records that no call knows yet, and where their calls will stand. Source: decision B6 */
export const missingStates: readonly (readonly [what: string, path: RegExp])[] = [
  ['offers that are open, accepted, rejected or expired', /\/offers/],
  ['campaigns that are draft, scheduled, running or done', /\/campaigns/],
  ['e-mails that are new, processed or ignored', /\/(e?mails?|inbox)\b/],
  ['invoices that are draft, sent, paid, overdue or cancelled', /\/(invoices|billing)/],
]

/** Fields of an answer that are not sent yet. Source: section 3, dashboard statistics */
export const missingFields: readonly (readonly [name: EndpointName, path: string, field: string])[] = [
  ['statistics.dashboard', '/api/statistics/dashboard', 'recentLoads'],
  ['statistics.dashboard', '/api/statistics/dashboard', 'activeTransportsList'],
  ['statistics.dashboard', '/api/statistics/dashboard', 'availableVehiclesList'],
  ['statistics.dashboard', '/api/statistics/dashboard', 'topPartners'],
]
