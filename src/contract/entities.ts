import type { OutputOf } from './basics/core.ts'
import { lines } from './entity-table.ts'
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
