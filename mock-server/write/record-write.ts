import type { EntityKind, EntityOf } from '#src/contract/entities.ts'
import type { RuleContext } from '../core/rule-context.ts'
import type { Row } from '../store/models.ts'
import { act } from './act.ts'
import { derivedFields } from './derived-fields.ts'
import { sameValue } from './same-value.ts'
import { entityOf, type EventText } from './unit-of-work.ts'

/** Kinds whose records a person changes by themselves; orders have rules of their own (`orders/write.ts`). */
export type WrittenKind = Exclude<EntityKind, 'order' | 'message'>

/** The row of a kind. */
export type RowOf<K extends WrittenKind> = Row<EntityOf<K>>

/** Answer to a change: the row as it is now, and the event that can be taken back; none when nothing differed. */
export interface RecordChange<K extends WrittenKind> {
  row: RowOf<K>
  eventId: string | undefined
}

/** Whether values say something else than a row does, apart from what follows from others. */
export function isDifferent(kind: EntityKind, row: object, values: object): boolean {
  const derived = derivedFields(kind)
  return Object.entries(values).some(
    ([field, value]) => !derived.includes(field) && !sameValue(value, Reflect.get(row, field)),
  )
}

/**
 * The one way a person's change of a record is written: the patch, what follows from it, and the event that takes it back.
 * `along` is what else the same act does. Nothing happens when nothing differs.
 */
export async function writeRecord<K extends WrittenKind>(
  context: RuleContext,
  kind: K,
  before: RowOf<K>,
  values: Partial<RowOf<K>>,
  said: EventText,
  cascade?: () => Promise<unknown>,
): Promise<RecordChange<K>> {
  if (!isDifferent(kind, before, values)) return { row: before, eventId: undefined }
  const entity = entityOf(kind) as EntityOf<K>
  const eventId = await act(context, { kind, id: before.id }, said, async () => {
    await context.store.patch(entity, before.id, values)
    await cascade?.()
  })
  return { row: ((await context.store.find(entity, before.id)) ?? before) as RowOf<K>, eventId }
}

/** Makes a record, with what follows from that, and the event that takes it away again. */
export async function writeCreated<K extends WrittenKind>(
  context: RuleContext,
  kind: K,
  row: Parameters<RuleContext['store']['insert']>[1] & { id: string },
): Promise<RecordChange<K>> {
  const entity = entityOf(kind) as EntityOf<K>
  const eventId = await act(context, { kind, id: row.id }, { type: CREATED }, () =>
    context.store.insert(entity, row as never),
  )
  return { row: (await context.store.find(entity, row.id)) as RowOf<K>, eventId }
}

/** Type of the event of a record that was made. */
export const CREATED = 'created'
