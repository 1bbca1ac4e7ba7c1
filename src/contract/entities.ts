import type { Alert } from './dashboard.ts'
import type { Document } from './documents.ts'
import type { Driver } from './drivers.ts'
import type { EnhancedOrder } from './enhanced-orders.ts'
import type { EndpointName } from './index.ts'
import type { LiveMessage } from './live.ts'
import type { Load } from './loads.ts'
import type { LoadingPoint } from './loading-points.ts'
import type { Message } from './messages.ts'
import type { Order } from './order.ts'
import type { Partner } from './partners.ts'
import type { Tour } from './tours.ts'
import type { Transport } from './transports.ts'
import type { Vehicle } from './vehicles.ts'

/** A kind of record as the kits know it: what the server calls it, where it is read, and what a change of it touches. */
interface EntityLine {
  /** Its name in live messages. */
  entity: LiveMessage['entity']
  /** `list` and `get` answer whole records; `also` is all else that is asked anew with the record of the same id. */
  endpoints: { list: EndpointName; get?: EndpointName; also?: readonly EndpointName[] }
  /** Reads of others that a change of one record may alter: figures, histories. Asked anew as a whole. */
  affects: readonly EndpointName[]
  /** Kinds whose records the server changes along with one of this kind, and tells of in live messages of their own. */
  along: readonly EntityKind[]
  /** Takes an event of it back; `none` where nothing of this kind is changed by a person. */
  undo: Extract<EndpointName, `${string}.undo`> | 'none'
}

/** What a record of each kind looks like on the wire. */
export interface EntityRecords {
  order: Order
  transport: Transport
  vehicle: Vehicle
  driver: Driver
  load: Load
  partner: Partner
  document: Document
  alert: Alert
  tour: Tour
  loadingPoint: LoadingPoint
  message: Message
  enhancedOrder: EnhancedOrder
}

export type EntityKind = keyof EntityRecords

/** The figures that several kinds of records are counted in. */
const STATISTICS = ['statistics.dashboard', 'statistics.metrics'] as const
const WORK = ['navigation.get', ...STATISTICS, 'dispatcher.kpis', 'metrics.get'] as const

/**
 * Every kind of record, a line each. What a live message touches, what is asked anew after an own change, where the cache
 * holds records and who takes a change back is read from here and stands nowhere else.
 */
export const entities: Readonly<Record<EntityKind, EntityLine>> = {
  order: {
    entity: 'orders',
    endpoints: { list: 'orders.list', get: 'orders.get', also: ['orders.events'] },
    affects: [
      'orders.statistics',
      'businessOrders.list',
      'businessOrders.get',
      'businessOrders.metrics',
      'orderManagement.list',
      'board.get',
      ...WORK,
      'customers.orderHistory',
      'carriers.orderHistory',
      'stopPlaces.list',
    ],
    along: ['transport', 'vehicle', 'load', 'tour'],
    undo: 'orders.undo',
  },
  transport: {
    entity: 'transports',
    endpoints: { list: 'transports.list', get: 'transports.get' },
    // What a driver does today follows from his transports.
    affects: ['transports.stats', 'drivers.list', 'drivers.get', 'board.get', ...WORK],
    along: ['order', 'vehicle', 'load', 'tour'],
    undo: 'transports.undo',
  },
  vehicle: {
    entity: 'vehicles',
    endpoints: {
      list: 'vehicles.list',
      get: 'vehicles.get',
      also: ['vehicles.week', 'vehicles.trips', 'vehicles.events'],
    },
    affects: ['board.get', ...STATISTICS],
    along: [],
    undo: 'vehicles.undo',
  },
  driver: {
    entity: 'drivers',
    endpoints: { list: 'drivers.list', get: 'drivers.get' },
    affects: ['board.get'],
    along: ['vehicle'],
    undo: 'drivers.undo',
  },
  load: {
    entity: 'loads',
    endpoints: { list: 'loads.list', get: 'loads.get' },
    affects: STATISTICS,
    along: ['order', 'transport', 'tour'],
    undo: 'loads.undo',
  },
  partner: {
    entity: 'partners',
    endpoints: { list: 'partners.list', get: 'partners.get' },
    affects: ['stopPlaces.list'],
    along: [],
    undo: 'partners.undo',
  },
  document: {
    entity: 'documents',
    endpoints: { list: 'documents.list', get: 'documents.get' },
    affects: ['navigation.get'],
    along: ['order'],
    undo: 'documents.undo',
  },
  alert: {
    entity: 'alerts',
    endpoints: { list: 'alerts.list' },
    // A registration that waits is told by an alert.
    affects: ['navigation.get', 'team.list'],
    along: [],
    undo: 'alerts.undo',
  },
  tour: {
    entity: 'tours',
    endpoints: { list: 'tours.list', get: 'tours.get' },
    affects: ['board.get'],
    // Planning gives orders to who drives them.
    along: ['transport', 'order', 'vehicle', 'load'],
    undo: 'tours.undo',
  },
  loadingPoint: {
    entity: 'loadingPoints',
    endpoints: { list: 'loadingPoints.list', get: 'loadingPoints.get' },
    affects: ['stopPlaces.list'],
    along: [],
    undo: 'loadingPoints.undo',
  },
  // What has been sent cannot be called back (decision A29).
  message: {
    entity: 'messages',
    endpoints: { list: 'messages.list', get: 'messages.get', also: ['messages.file'] },
    affects: [],
    along: ['order', 'transport', 'alert'],
    undo: 'none',
  },
  enhancedOrder: {
    entity: 'enhancedOrders',
    endpoints: {
      list: 'enhancedOrders.list',
      get: 'enhancedOrders.get',
      also: ['enhancedOrders.recommendations', 'enhancedOrders.alerts'],
    },
    affects: ['enhancedOrders.stats', 'enhancedOrders.activeAlerts'],
    along: ['transport', 'order'],
    undo: 'enhancedOrders.undo',
  },
}

export const ENTITY_KINDS = Object.keys(entities) as EntityKind[]

const kinds = new Map(ENTITY_KINDS.map((kind) => [entities[kind].entity, kind]))

/** The kind behind the name of a live message. */
export function kindOf(entity: LiveMessage['entity']): EntityKind {
  const kind = kinds.get(entity)
  if (kind === undefined) throw new Error(`No kind of record is called "${entity}"`)
  return kind
}

/** What is read of one kind: `lists` as a whole, `records` by the id of the record that changed. */
export interface EntityReads {
  lists: ReadonlySet<EndpointName>
  records: ReadonlySet<EndpointName>
}

const reads = new Map(
  ENTITY_KINDS.map((kind): [EntityKind, EntityReads] => {
    const { endpoints: own, affects } = entities[kind]
    const records = [...(own.get === undefined ? [] : [own.get]), ...(own.also ?? [])]
    return [kind, { lists: new Set([own.list, ...affects]), records: new Set(records) }]
  }),
)

/** The reads a change of one record of a kind touches, without those of the kinds that are changed along. */
export function readsOf(kind: EntityKind): EntityReads {
  return reads.get(kind) ?? { lists: new Set(), records: new Set() }
}
