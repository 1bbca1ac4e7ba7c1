import type { EndpointName } from './index.ts'

/** The calls section 7 names, by room: every backend answers them. `tests/conformance` holds the specification's own table. */
const rooms = {
  csrf: 'token',
  auth: 'login register logout profile refresh setCookie clearCookie',
  health: 'get',
  statistics: 'dashboard metrics',
  dispatcher: 'kpis',
  metrics: 'get',
  orders: 'list get update delete events setStatus setPricing setCarrier setCustomer statistics search',
  auditLogs: 'create',
  orderManagement: 'list',
  businessOrders: 'metrics list get',
  customers: 'orderHistory',
  carriers: 'orderHistory',
  wizard: 'start get setCustomer setCargo setPickup setDelivery calculatePrice findCarriers createOrder',
  tmsIntegration: 'orderWizardToTms',
  transports: 'list get create update delete assignDriver assignVehicle setStatus stats',
  enhancedOrders: 'stats list recommendations convert alerts activeAlerts',
  ocr: 'upload status',
  vehicles: 'list',
  partners: 'list',
  users: 'list',
  loads: 'list',
  matching: 'findVehicles calculateCost createOrder matchLoad',
  matches: 'create accept update get delete',
  offersMatching: 'dashboard quickSearch quickAction stats vehicleTypes',
  smartMatching: 'find bulk details analytics performance',
  business: 'offersMatchingDashboard',
  documents:
    'list get upload uploadMany update delete download preview read reading verify addTags removeTags events deleteMany updateMany statistics search export',
  documentTemplates: 'list create update delete',
  search: 'all',
} as const

/** Their names. */
export const SPECIFIED_CALLS: ReadonlySet<EndpointName> = new Set(
  Object.entries(rooms).flatMap(([room, calls]) => calls.split(' ').map((call) => `${room}.${call}` as EndpointName)),
)
