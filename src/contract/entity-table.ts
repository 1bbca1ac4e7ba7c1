/** The figures that several kinds of records are counted in. */
const STATISTICS = ['statistics.dashboard', 'statistics.metrics'] as const
const SMART_MATCHING = ['smartMatching.details', 'smartMatching.analytics', 'smartMatching.performance'] as const
/** What is told of templates by the orders they have made. */
const RECURRING = [
  'recurringOrders.list',
  'recurringOrders.get',
  'recurringOrders.preview',
  'recurringOrders.made',
  'recurringOrders.events',
] as const
const WORK = ['navigation.get', ...STATISTICS, 'dispatcher.kpis', 'metrics.get'] as const

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
      'customers.orderHistory',
      'carriers.orderHistory',
      'stopPlaces.list',
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
    invalidates: ['transports.stats', 'drivers.list', 'drivers.get', 'board.get', ...WORK],
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
    invalidates: ['board.get', ...STATISTICS],
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
  partner: {
    entity: 'partners',
    hasPanel: true,
    endpoints: { list: 'partners.list', get: 'partners.get' },
    invalidates: ['stopPlaces.list'],
    cascades: [],
    undo: 'partners.undo',
  },
  document: {
    entity: 'documents',
    hasPanel: true,
    endpoints: {
      list: 'documents.list',
      get: 'documents.get',
      also: ['documents.events', 'documents.reading', 'documents.preview', 'documents.download'],
    },
    invalidates: ['navigation.get', 'documents.statistics', 'documents.export'],
    cascades: ['order'],
    undo: 'documents.undo',
  },
  documentTemplate: {
    entity: 'documentTemplates',
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
  replyTemplate: {
    entity: 'replyTemplates',
    endpoints: { list: 'replyTemplates.list', get: 'replyTemplates.get' },
    invalidates: [],
    cascades: [],
    undo: 'replyTemplates.undo',
  },
  offer: {
    entity: 'offers',
    hasPanel: true,
    endpoints: { list: 'offers.list', get: 'offers.get', also: ['offers.events'] },
    invalidates: [
      'offersMatching.dashboard',
      'offersMatching.quickSearch',
      'offersMatching.stats',
      'offersMatching.vehicleTypes',
      'business.offersMatchingDashboard',
      'matching.proposals',
    ],
    cascades: ['order', 'match'],
    undo: 'offers.undo',
  },
  priceRequest: {
    entity: 'priceRequests',
    hasPanel: true,
    endpoints: { list: 'priceRequests.list', get: 'priceRequests.get', also: ['priceRequests.events'] },
    invalidates: ['matching.proposals', ...SMART_MATCHING],
    cascades: ['order', 'match', 'message', 'transport'],
    undo: 'priceRequests.undo',
  },
  // Read by its own call in an envelope, so that a list alone holds whole records.
  match: {
    entity: 'matches',
    endpoints: { list: 'matches.list', also: ['matches.get'] },
    invalidates: ['matching.proposals', ...SMART_MATCHING],
    cascades: ['order', 'offer', 'priceRequest', 'transport'],
    undo: 'matches.undo',
  },
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
} as const
