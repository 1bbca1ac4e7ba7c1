import { administrationLines } from './accounts/entity-lines.ts'
import { BILLING, billingLines, CREDIT_NOTES } from './billing/entity-lines.ts'
import { followLines } from './follow-ups/entity-lines.ts'
import { matchingLines } from './matching/entity-lines.ts'
import { partnerLines } from './partners/entity-lines.ts'
import { PARTNERS, RECURRING, REPORTS, STATISTICS, WORK } from './records/shared-reads.ts'

/**
 * Every kind of record, a line each, in the order in which lists of kinds name them. What a live message touches, what is
 * refetched after an own change, where the cache holds records and who takes a change back is read from here and stands
 * nowhere else.
 */
export const lines = {
  order: {
    entity: 'orders',
    hasPanel: true,
    endpoints: { list: 'orders.list', get: 'orders.get', also: ['orders.events'] },
    invalidates: [
      'orders.statistics',
      'businessOrders.list',
      'businessOrders.get',
      'businessOrders.metrics',
      'orderManagement.list',
      'board.get',
      'matching.proposals',
      ...WORK,
      ...REPORTS,
      'customers.orderHistory',
      'carriers.orderHistory',
      ...PARTNERS,
      'stopPlaces.list',
      // What was imported counts its orders.
      'imports.list',
      'imports.get',
      ...BILLING,
      ...CREDIT_NOTES,
      // An order that was made ahead is the next date of its template no more.
      ...RECURRING,
    ],
    cascades: ['transport', 'vehicle', 'load', 'tour'],
    undo: 'orders.undo',
  },
  transport: {
    entity: 'transports',
    hasPanel: true,
    endpoints: { list: 'transports.list', get: 'transports.get' },
    // What a driver does today follows from his transports.
    invalidates: ['transports.stats', 'transports.combined', 'drivers.list', 'drivers.get', 'board.get', ...WORK],
    cascades: ['order', 'vehicle', 'load', 'tour'],
    undo: 'transports.undo',
  },
  vehicle: {
    entity: 'vehicles',
    hasPanel: true,
    endpoints: {
      list: 'vehicles.list',
      get: 'vehicles.get',
      also: ['vehicles.week', 'vehicles.trips', 'vehicles.events'],
    },
    invalidates: ['board.get', ...STATISTICS, 'alerts.list', ...REPORTS],
    cascades: [],
    undo: 'vehicles.undo',
  },
  driver: {
    entity: 'drivers',
    hasPanel: true,
    endpoints: { list: 'drivers.list', get: 'drivers.get' },
    invalidates: ['board.get'],
    cascades: ['vehicle'],
    undo: 'drivers.undo',
  },
  ...partnerLines,
  document: {
    entity: 'documents',
    hasPanel: true,
    endpoints: {
      list: 'documents.list',
      get: 'documents.get',
      also: ['documents.events', 'documents.reading', 'documents.preview', 'documents.download'],
    },
    invalidates: [
      ...(['navigation.get', 'documents.statistics', 'documents.export'] as const),
      // A claim counts its photos.
      ...(['claims.list', 'claims.get', 'claims.events', 'claims.figures'] as const),
    ],
    cascades: ['order'],
    undo: 'documents.undo',
  },
  documentTemplate: {
    entity: 'documentTemplates',
    hasPanel: true,
    endpoints: { list: 'documentTemplates.list', get: 'documentTemplates.get' },
    invalidates: [],
    cascades: [],
    undo: 'documentTemplates.undo',
  },
  load: {
    entity: 'loads',
    hasPanel: true,
    endpoints: { list: 'loads.list', get: 'loads.get' },
    invalidates: STATISTICS,
    cascades: ['order', 'transport', 'tour'],
    undo: 'loads.undo',
  },
  // What has been sent cannot be called back (decision A29).
  message: {
    entity: 'messages',
    hasPanel: true,
    endpoints: { list: 'messages.list', get: 'messages.get', also: ['messages.file'] },
    invalidates: [],
    cascades: ['order', 'transport', 'alert'],
    undo: 'none',
  },
  email: {
    entity: 'emails',
    hasPanel: true,
    endpoints: {
      list: 'emails.list',
      get: 'emails.get',
      also: ['emails.events', 'emails.reading', 'emails.file', 'emails.people'],
    },
    invalidates: ['navigation.get'],
    cascades: ['order', 'document', 'message'],
    undo: 'emails.undo',
  },
  template: {
    entity: 'templates',
    hasPanel: true,
    endpoints: { list: 'templates.list', get: 'templates.get', also: ['templates.events'] },
    invalidates: [],
    cascades: [],
    undo: 'templates.undo',
  },
  campaign: {
    entity: 'campaigns',
    hasPanel: true,
    endpoints: { list: 'campaigns.list', get: 'campaigns.get', also: ['campaigns.events', 'campaigns.audience'] },
    invalidates: [],
    // Who wants no more of them says so by a link in one.
    cascades: ['message', 'partner'],
    undo: 'campaigns.undo',
  },
  ...matchingLines,
  enhancedOrder: {
    entity: 'enhancedOrders',
    hasPanel: true,
    endpoints: {
      list: 'enhancedOrders.list',
      get: 'enhancedOrders.get',
      also: ['enhancedOrders.recommendations', 'enhancedOrders.alerts'],
    },
    invalidates: ['enhancedOrders.stats', 'enhancedOrders.activeAlerts'],
    cascades: ['transport', 'order'],
    undo: 'enhancedOrders.undo',
  },
  alert: {
    entity: 'alerts',
    endpoints: { list: 'alerts.list' },
    // A registration that waits is told by an alert.
    invalidates: ['navigation.get', 'team.list'],
    cascades: [],
    undo: 'alerts.undo',
  },
  tour: {
    entity: 'tours',
    endpoints: { list: 'tours.list', get: 'tours.get' },
    invalidates: ['board.get'],
    // Planning gives orders to who drives them.
    cascades: ['transport', 'order', 'vehicle', 'load'],
    undo: 'tours.undo',
  },
  import: {
    entity: 'imports',
    endpoints: { list: 'imports.list', get: 'imports.get' },
    invalidates: [],
    // Its orders, and customers no one knew before.
    cascades: ['order', 'partner'],
    undo: 'imports.undo',
  },
  recurringOrder: {
    entity: 'recurringOrders',
    hasPanel: true,
    endpoints: {
      list: 'recurringOrders.list',
      get: 'recurringOrders.get',
      also: ['recurringOrders.preview', 'recurringOrders.made', 'recurringOrders.events'],
    },
    invalidates: [],
    cascades: [],
    undo: 'recurringOrders.undo',
  },
  loadingPoint: {
    entity: 'loadingPoints',
    endpoints: { list: 'loadingPoints.list', get: 'loadingPoints.get' },
    invalidates: ['stopPlaces.list'],
    cascades: [],
    undo: 'loadingPoints.undo',
  },
  ...administrationLines,
  ...followLines,
  ...billingLines,
} as const
