import type { EndpointName } from '#src/contract/index.ts'
import type { Proof } from './proofs.ts'

/** A message of the catalogue, the call that raises it, and the endpoint's name; without one it is not built yet. */
export type MessageRow = readonly [text: string, call: string, name?: EndpointName]

/** Every message of section 8 that a failed call raises, in its order. */
export const messages: readonly MessageRow[] = [
  ['Login fehlgeschlagen', 'POST /api/auth/login', 'auth.login'],
  ['Token refresh failed', 'POST /api/auth/refresh', 'auth.refresh'],
  ['Registration failed', 'POST /api/auth/register-simple', 'auth.register'],

  ['Failed to load orders', 'GET /api/orders', 'orders.list'],
  ['Failed to update order', 'PUT /api/orders/{id}', 'orders.update'],
  ['Failed to delete order', 'DELETE /api/orders/{id}', 'orders.delete'],
  ['Failed to get transport', 'GET /api/v1/transports/{id}', 'transports.get'],
  ['Failed to create transport', 'POST /api/v1/transports', 'transports.create'],
  ['Failed to update transport', 'PATCH /api/v1/transports/{id}/status', 'transports.setStatus'],
  ['Failed to update transport', 'PUT /api/v1/transports/{id}', 'transports.update'],
  ['Failed to delete order', 'DELETE /api/v1/transports/{id}', 'transports.delete'],
  ['Failed to load enhanced orders', 'GET /api/v1/enhanced-orders', 'enhancedOrders.list'],
  ['Failed to load orders', 'GET /api/v1/transports', 'transports.list'],

  ['Failed to fetch dashboard statistics', 'GET /api/statistics/dashboard', 'statistics.dashboard'],
  ['Failed to fetch metrics', 'GET /api/statistics/metrics', 'statistics.metrics'],

  ['Failed to find vehicles', 'POST /api/matching/find-vehicles', 'matching.findVehicles'],
  ['Failed to calculate cost', 'POST /api/matching/calculate-cost', 'matching.calculateCost'],
  ['Failed to create transport order', 'POST /api/matching/create-order', 'matching.createOrder'],
  ['Failed to match load', 'POST /api/matching/match-load', 'matching.matchLoad'],
  ['Failed to create match', 'POST /api/matches', 'matches.create'],
  ['Failed to accept match', 'POST /api/matches/{id}/accept', 'matches.accept'],
  ['Failed to update match', 'PUT /api/matches/{id}', 'matches.update'],
  ['Failed to get match', 'GET /api/matches/{id}', 'matches.get'],
  ['Failed to delete match', 'DELETE /api/matches/{id}', 'matches.delete'],

  ['Document not found', 'GET /api/v1/documents/{id}', 'documents.get'],
  ['Failed to upload document(s)', 'POST /api/v1/documents', 'documents.upload'],
  ['Failed to upload document(s)', 'POST /api/v1/documents/bulk', 'documents.uploadMany'],
  ['Failed to update document', 'PATCH /api/v1/documents/{id}', 'documents.update'],
  ['Failed to process OCR', 'POST /api/v1/documents/{id}/ocr', 'documents.read'],
  ['OCR result not found', 'GET /api/v1/documents/{id}/ocr', 'documents.reading'],
  ['Failed to verify document', 'PATCH /api/v1/documents/{id}/verify', 'documents.verify'],
  ['Failed to add tags', 'POST /api/v1/documents/{id}/tags', 'documents.addTags'],
  ['Failed to remove tags', 'DELETE /api/v1/documents/{id}/tags', 'documents.removeTags'],
  ['Failed to delete documents', 'DELETE /api/v1/documents/bulk', 'documents.deleteMany'],
  ['Failed to get document templates', 'GET /api/v1/documents/templates', 'documentTemplates.list'],
  ['Failed to create document template', 'POST /api/v1/documents/templates', 'documentTemplates.create'],
  ['Failed to update document template', 'PATCH /api/v1/documents/templates/{id}', 'documentTemplates.update'],
  ['Data not found', 'GET /api/vehicles/{id}', 'vehicles.get'],

  ['Fehler beim Laden der Navigation-Daten', 'GET /api/v1/navigation', 'navigation.get'],
]

/** Calls whose words are the same as those of a message above, or the product's own ("wizard step failures"). */
export const furtherTexts: Readonly<Record<string, readonly EndpointName[]>> = {
  'Registration failed': ['invitations.accept'],
  'Failed to load orders': ['orders.search', 'orders.statistics', 'orderManagement.list', 'businessOrders.list'],
  'Failed to update order': [
    ...(['orders.setStatus', 'orders.setPricing', 'orders.setCarrier', 'orders.setCustomer'] as const),
    ...(['orders.setVehicle', 'orders.undo', 'orders.bulk', 'enhancedOrders.update'] as const),
    ...(['recurringOrders.create', 'recurringOrders.fromOrder', 'recurringOrders.update'] as const),
    ...(['recurringOrders.pause', 'recurringOrders.skip', 'recurringOrders.delete', 'recurringOrders.undo'] as const),
  ],
  'Failed to create transport': ['enhancedOrders.convert', 'enhancedOrders.fromDocument', 'enhancedOrders.undo'],
  'Failed to update transport': [
    ...(['transports.assignDriver', 'transports.assignVehicle', 'transports.setDelay', 'transports.undo'] as const),
    'driverLinks.report',
  ],
  'Failed to upload document(s)': ['ocr.upload', 'answers.upload', 'driverLinks.upload'],
  'OCR result not found': ['ocr.status'],
  'Failed to update document': ['documents.updateMany', 'documents.undo'],
  'Failed to delete documents': ['documents.delete'],
  'Failed to get document templates': ['documentTemplates.get'],
  'Failed to update document template': ['documentTemplates.delete', 'documentTemplates.undo'],
  'Failed to load enhanced orders': ['enhancedOrders.get', 'transports.combined'],
  'Failed to fetch metrics': [
    ...(['businessOrders.metrics', 'metrics.get'] as const),
    ...(['reports.kpi', 'reports.fleet', 'reports.breakdown', 'reports.vehicles'] as const),
  ],
  'Failed to find vehicles': [
    ...(['vehicles.list', 'wizard.findCarriers', 'matching.proposals', 'smartMatching.find'] as const),
    ...([
      'smartMatching.bulk',
      'smartMatching.details',
      'smartMatching.analytics',
      'smartMatching.performance',
    ] as const),
  ],
  'Failed to update match': ['matches.undo'],
  'Failed to calculate cost': ['wizard.calculatePrice'],
  'Failed to start the wizard': ['wizard.start'],
  'Failed to save the wizard step': ['wizard.setCustomer', 'wizard.setCargo', 'wizard.setPickup', 'wizard.setDelivery'],
  'Failed to create order': ['wizard.createOrder', 'tmsIntegration.orderWizardToTms'],
  'Failed to update tour': ['tours.setStops', 'tours.split', 'tours.merge', 'tours.plan', 'tours.unplan', 'tours.undo'],
  'Failed to create vehicle': ['vehicles.create'],
  'Failed to update vehicle': [
    ...(['vehicles.update', 'vehicles.block', 'vehicles.unblock', 'vehicles.keep', 'vehicles.undo'] as const),
  ],
  'Failed to delete vehicle': ['vehicles.delete'],
  'Failed to update loading point': ['loadingPoints.create', 'loadingPoints.update', 'loadingPoints.undo'],
  'Failed to update load': [
    ...(['loads.create', 'loads.update', 'loads.setStatus', 'loads.delete', 'loads.undo'] as const),
  ],
  'Failed to update driver': [
    ...(['drivers.create', 'drivers.update', 'drivers.delete'] as const),
    ...(['drivers.absent', 'drivers.present', 'drivers.undo'] as const),
  ],
  'Data not found': [
    ...(['drivers.get', 'tours.get', 'loadingPoints.get', 'loads.get', 'partners.get', 'tenants.company'] as const),
    ...(['auth.changeProfile', 'auth.changePassword'] as const),
    ...(['team.list', 'team.accept', 'team.decline', 'team.setRole', 'tenants.defaults'] as const),
    ...(['users.list', 'users.get', 'users.update', 'users.invite', 'users.resend', 'users.withdraw'] as const),
    ...(['users.setRole', 'users.lock', 'users.unlock', 'users.endSessions', 'users.sessions'] as const),
    ...(['users.undo', 'audit.list', 'audit.summary', 'invitations.get', 'numbering.list'] as const),
    ...(['numbering.change', 'companies.list', 'companies.get', 'companies.update', 'companies.undo'] as const),
    ...(['documents.download', 'documents.preview', 'documents.events', 'documents.statistics'] as const),
    ...(['documents.search', 'documents.export'] as const),
    'imports.get',
    ...(['recurringOrders.list', 'recurringOrders.get', 'recurringOrders.preview', 'recurringOrders.made'] as const),
    ...(['messages.get', 'messages.file', 'answers.get', 'answers.file', 'driverLinks.get'] as const),
    ...(['offers.get', 'offers.create', 'offers.update', 'offers.accept', 'offers.reject'] as const),
    ...(['offers.createOrder', 'offers.undo', 'priceRequests.get', 'priceRequests.create'] as const),
    ...(['priceRequests.enterQuote', 'priceRequests.negotiate', 'priceRequests.accept'] as const),
    ...(['priceRequests.cancel', 'priceRequests.undo', 'priceAnswers.get'] as const),
    ...(['offersMatching.dashboard', 'offersMatching.quickSearch', 'offersMatching.quickAction'] as const),
    ...(['offersMatching.stats', 'offersMatching.vehicleTypes', 'business.offersMatchingDashboard'] as const),
    ...(['billing.export', 'billing.groups', 'billing.orders', 'billing.run', 'billing.summary'] as const),
    ...(['billingRuns.get', 'billingRuns.halt', 'billingRuns.list', 'billingRuns.resume'] as const),
    ...(['creditNotes.cancel', 'creditNotes.create', 'creditNotes.file', 'creditNotes.get'] as const),
    ...([
      'creditNotes.groups',
      'creditNotes.list',
      'creditNotes.orders',
      'creditNotes.pay',
      'creditNotes.undo',
    ] as const),
    ...(['dunning.run'] as const),
    ...(['fuelSurcharges.create', 'fuelSurcharges.delete', 'fuelSurcharges.get'] as const),
    ...(['fuelSurcharges.list', 'fuelSurcharges.undo', 'fuelSurcharges.update'] as const),
    ...(['incomingInvoices.approve', 'incomingInvoices.create', 'incomingInvoices.delete'] as const),
    ...(['incomingInvoices.dispute', 'incomingInvoices.get', 'incomingInvoices.list'] as const),
    ...(['incomingInvoices.pay', 'incomingInvoices.undo', 'incomingInvoices.update'] as const),
    ...(['invoices.cancel', 'invoices.create', 'invoices.delete', 'invoices.file'] as const),
    ...(['invoices.get', 'invoices.issue', 'invoices.pay', 'invoices.remind', 'invoices.send'] as const),
    ...(['invoices.undo', 'invoices.update'] as const),
    ...(['palletBookings.create', 'palletBookings.delete', 'palletBookings.get'] as const),
    ...(['palletBookings.list', 'palletBookings.undo', 'palletBookings.update'] as const),
    ...(['partners.duplicates', 'partners.figures', 'partners.list', 'partners.merge'] as const),
    ...(['partners.pallets', 'partners.removeContact', 'partners.removePaper'] as const),
    ...(['partners.requestPapers', 'partners.saveContact', 'partners.savePaper', 'partners.undo'] as const),
    ...(['partners.update'] as const),
    ...(['claims.list', 'claims.get', 'claims.figures', 'claims.create'] as const),
    ...(['claims.update', 'claims.setState', 'claims.undo', 'followUps.list'] as const),
    ...(['followUps.get', 'followUps.people', 'followUps.create', 'followUps.update'] as const),
    ...(['followUps.setDone', 'followUps.delete', 'followUps.undo', 'handovers.now'] as const),
    ...(['handovers.list', 'handovers.get', 'handovers.create', 'handovers.takeOver'] as const),
    ...(['handovers.undo'] as const),
    ...(['reminders.file'] as const),
    ...(['tariffs.create', 'tariffs.delete', 'tariffs.get', 'tariffs.list', 'tariffs.undo'] as const),
    ...(['tariffs.update'] as const),
    ...(['templates.list', 'templates.get', 'templates.create', 'templates.fromOrder'] as const),
    ...(['templates.update', 'templates.delete', 'templates.undo', 'campaigns.list'] as const),
    ...(['campaigns.get', 'campaigns.audience', 'campaigns.create', 'campaigns.update'] as const),
    ...(['campaigns.delete', 'campaigns.schedule', 'campaigns.unschedule', 'campaigns.send'] as const),
    ...(['campaigns.halt', 'campaigns.resume', 'campaigns.test', 'campaigns.undo'] as const),
    ...(['optOuts.get', 'optOuts.confirm'] as const),
  ],
}

const ERRORS = 'section-8-errors.test.ts'
const SIGN_IN = 'section-8-sign-in.test.ts'

/** The situations of section 8 that are more than the words of one call. */
export const situations: readonly Proof[] = [
  [
    "'Failed to load orders' (the list of transports is then emptied)",
    '../app/transports.test.tsx',
    'a failed load empties the list, says what the catalogue says, and r tries again',
  ],
  [
    "HTTP 429 is raised as 'Rate limited' with status 429",
    ERRORS,
    '429 is "Rate limited", whatever the server says, with the seconds to wait',
  ],
  [
    'HTTP 401 with a token: one refresh, one retry',
    ERRORS,
    'an expired token is renewed once and the call repeated once',
  ],
  [
    "If that fails the token is cleared: 'Authentication failed' / 'Please log in again'",
    ERRORS,
    'a refused refresh clears the token: "Authentication failed" and "Please log in again"',
  ],
  ["Other non-OK responses: 'HTTP {status}: {text}'", ERRORS, '%i without a message is "%s"'],
  ['Network errors: the call is retried once', ERRORS, 'a lost answer is asked for once more'],
  [
    "Otherwise 'Network error occurred', after the API base was refreshed",
    ERRORS,
    'a server out of reach is "Network error occurred" after the base was looked for again and one repeat',
  ],
  [
    "Login failure: 'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.'",
    SIGN_IN,
    'a wrong password is "Login fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben."',
  ],
  [
    'Backend unreachable: a demo e-mail gets a local session',
    SIGN_IN,
    'with the server out of reach %s gets a local demo session, in demo mode',
  ],
  [
    "Otherwise 'Backend unavailable and not a demo account'",
    SIGN_IN,
    'with the server out of reach %s, demo mode %s: no local session',
  ],
  [
    "Order load 404: 'Auftrag {id} wurde nicht gefunden'",
    ERRORS,
    'an unknown order is "Auftrag {id} wurde nicht gefunden", whatever the server says',
  ],
  [
    'On failure the service falls back to cached data',
    '../app/orders-cache.test.tsx',
    'fails, and is known from the list: stands there with its age; r tries again',
  ],
  [
    'or to all-orders data',
    '../app/orders-cache.test.tsx',
    'fails, and nothing is known: it is taken out of all orders, and marked',
  ],
  [
    "Dashboard load failure: 'Partial data loaded - some features may be limited'",
    '../app/dispatch.test.tsx',
    'shows what the plain metrics tell where the statistics fail, without stand-ins',
  ],
  [
    'If that also fails: the error message, and 2.3, 94.2, 1247 and 78.5',
    '../app/dispatch.test.tsx',
    'marks the stand-ins where both calls fail',
  ],
  [
    "Dashboard stats fall back to 127, '€12.4k' and '94%'",
    '../app/chrome.test.tsx',
    'are 127, €12.4k and 94%, marked as substitutes, when all of them fail',
  ],
  [
    'The server message is preferred when present',
    'section-8-catalogue.test.ts',
    '%s prefers the message of the server to "%s"',
  ],
  [
    'The upload validation messages',
    '../mock-server/documents.test.ts',
    'of several files loses none to those that are refused',
  ],
  [
    'Navigation load failure is told',
    '../app/chrome.test.tsx',
    'tells a failed load once, and again only after it has worked',
  ],
  [
    'Recommendations that fail are none, with risk level medium',
    'section-7-enhanced.test.ts',
    'recommendations that fail are none, with risk level medium',
  ],
  [
    'Alerts of an enhanced order that fail are none',
    'section-7-enhanced.test.ts',
    'alerts that fail are none, of one order and of all',
  ],
  ['Search failure shows an empty list', 'shell.browser.test.tsx', 'a failed search shows an empty list'],
]
