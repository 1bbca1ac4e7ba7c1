import { ENTITY_KINDS, entities, type EntityKind } from '#src/contract/entities.ts'
import type { Change } from '../core/handle.ts'
import type { EntityName } from '../store/models.ts'
import { merged, type AnyRow, type RecordedChange } from './recording-store.ts'
import { sameValue } from './same-value.ts'

/** What the news calls a change of one record; nothing where no one is told. */
export type LiveChange = (before: AnyRow | undefined, after: AnyRow | undefined) => Change['change'] | undefined

/** How kinds call their changes whose records are not simply made, changed and deleted. */
export type LiveChanges = Partial<Record<EntityKind, LiveChange>>

const kinds: ReadonlyMap<EntityName, EntityKind> = new Map(ENTITY_KINDS.map((kind) => [entities[kind].entity, kind]))

/** What stands on every row, and is no news by itself. */
const ON_EVERY_ROW: ReadonlySet<string> = new Set(['id', 'tenantId', 'version', 'createdAt', 'updatedAt'])

/** Fields that differ between two states of a record, without what stands on every row. */
export function differingFields(before: object = {}, after: object = {}): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields].filter(
    (field) => !ON_EVERY_ROW.has(field) && !sameValue(Reflect.get(before, field), Reflect.get(after, field)),
  )
}

const plainly: LiveChange = (before, after) => {
  if (before === undefined) return 'created'
  return after === undefined ? 'deleted' : 'updated'
}

/** What everybody is told of what was written: one message for each record of a kind, in the order they were touched first. */
export function newsOf(steps: readonly RecordedChange[], liveChanges: LiveChanges): Change[] {
  return merged(steps).flatMap(({ entity, id, before, after }) => {
    const kind = kinds.get(entity)
    if (kind === undefined) return []
    const change = (liveChanges[kind] ?? plainly)(before, after)
    if (change === undefined) return []
    const told = { entity: entities[kind].entity, id, change }
    if (change === 'deleted') return [told]
    const version = after?.version
    if (change === 'created') return [{ ...told, version }]
    const changedFields = differingFields(before, after)
    const isSame = changedFields.length === 0 && before?.version === version
    return isSame ? [] : [{ ...told, version, changedFields }]
  })
}
