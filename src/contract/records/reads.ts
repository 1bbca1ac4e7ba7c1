import { ENTITY_KINDS, entities, type EntityKind } from '../entities.ts'
import type { EndpointName } from '../index.ts'

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
