import type { OutputOf } from './basics/core.ts'
import type { EndpointName, Endpoints } from './index.ts'

/** A kind of record as the kits know it: what the server calls it, where it is read, and what a change of it touches. */
interface EntityLine {
  /** What the server calls its rows: in live messages, in the names of its endpoints and in its store. */
  entity: EntityOf<EntityKind>
  /** A person opens a record of it in a panel; palette, scope and words are named after the kind. */
  hasPanel?: true
  /** `list` and `get` answer whole records; `also` is all else that is refetched with the record of the same id. */
  endpoints: { list: EndpointName; get?: EndpointName; also?: readonly EndpointName[] }
  /** Reads of others that a change of one record may alter: figures, histories. Refetched as a whole. */
  invalidates: readonly EndpointName[]
  /** Kinds whose records the server changes along with one of this kind, and tells of in live messages of their own. */
  cascades: readonly EntityKind[]
  /** Takes an event of it back; `none` where nothing of this kind is changed by a person. */
  undo: Extract<EndpointName, `${string}.undo`> | 'none'
}

/** The figures that several kinds of records are counted in. */
const STATISTICS = ['statistics.dashboard', 'statistics.metrics'] as const
const WORK = ['navigation.get', ...STATISTICS, 'dispatcher.kpis', 'metrics.get'] as const

/**
 * Every kind of record, a line each, in the order in which lists of kinds name them. What a live message touches, what is
 * refetched after an own change, where the cache holds records and who takes a change back is read from here and stands
 * nowhere else.
 */
const lines = {
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
      ...WORK,
      'customers.orderHistory',
      'carriers.orderHistory',
      'stopPlaces.list',
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
  loadingPoint: {
    entity: 'loadingPoints',
    endpoints: { list: 'loadingPoints.list', get: 'loadingPoints.get' },
    invalidates: ['stopPlaces.list'],
    cascades: [],
    undo: 'loadingPoints.undo',
  },
} as const

export type EntityKind = keyof typeof lines

/** What the server calls the rows of a kind. */
export type EntityOf<K extends EntityKind> = (typeof lines)[K]['entity']

export const entities: Readonly<Record<EntityKind, EntityLine>> = lines

type Records = { [K in EntityKind]: OutputOf<Endpoints[`${EntityOf<K>}.list`]>['data'][number] }

/** What a record of each kind looks like on the wire. */
export interface EntityRecords extends Records {}

/** The kinds whose records a person opens. */
export type PanelKind = { [K in EntityKind]: (typeof lines)[K] extends { hasPanel: true } ? K : never }[EntityKind]

/** The kinds whose records have a version: a change of one goes upon the version a person saw (decision A21). */
export type VersionedKind = {
  [K in EntityKind]: EntityRecords[K] extends { version: number } ? K : never
}[EntityKind]

export const ENTITY_KINDS = Object.keys(entities) as EntityKind[]

/** What the server calls the rows of all of them. */
export const ENTITY_NAMES = ENTITY_KINDS.map((kind) => entities[kind].entity)

const kinds = new Map(ENTITY_KINDS.map((kind) => [entities[kind].entity, kind]))

/** The kind behind the name of a live message. */
export function kindOf(entity: EntityOf<EntityKind>): EntityKind {
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
    const { endpoints: own, invalidates } = entities[kind]
    const records = [...(own.get === undefined ? [] : [own.get]), ...(own.also ?? [])]
    return [kind, { lists: new Set([own.list, ...invalidates]), records: new Set(records) }]
  }),
)

/** The reads a change of one record of a kind touches, without those of the kinds that are changed along. */
export function readsOf(kind: EntityKind): EntityReads {
  return reads.get(kind) ?? { lists: new Set(), records: new Set() }
}
