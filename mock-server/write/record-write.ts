import { entities, type EntityKind, type EntityOf } from '#src/contract/entities.ts'
import type { FieldChange } from '#src/contract/order-events.ts'
import type { Row } from '../store/models.ts'
import { type RuleContext, stamp } from '../core/rule-context.ts'
import { sameValue } from './same-value.ts'

/** Kinds whose records a person changes by themselves; orders have rules of their own (`orders/write.ts`). */
export type WrittenKind = Exclude<EntityKind, 'order' | 'message'>

/** The row of a kind. */
export type RowOf<K extends WrittenKind> = Row<EntityOf<K>>

/** Under which name a kind is stored. */
export const entityOf = <K extends WrittenKind>(kind: K) => entities[kind].entity as EntityOf<K>

/** Answer to a change: the row as it is now, and the event that can be taken back; none when nothing differed. */
export interface RecordChange<K extends WrittenKind> {
  row: RowOf<K>
  eventId: string | undefined
}

/** What an event says beside the fields. */
interface EventInput {
  type: string
  payload?: Record<string, unknown>
}

/** How a change is written, where it is more than a patch. */
export interface WriteOptions<K extends WrittenKind> {
  event: EventInput
  /** What has to follow from the change, with what the event has to know of it to be taken back. */
  along?(row: RowOf<K>): Promise<Record<string, unknown>>
}

/** Fields that follow from others or from the writing itself; they are no changes of their own. */
const DERIVED = [
  'version',
  'updatedAt',
  'updated_at',
  'lastUpdate',
  'progress',
  'currentSpeed',
  'tourId',
  'nextExpiry',
  'vehiclePlate',
]

/** Which of the given values differ from the row, in the form of the history; those that follow from others left out. */
export function changedFieldsOf(row: object, values: object, derived: readonly string[] = DERIVED): FieldChange[] {
  return Object.entries(values)
    .filter(([field, to]) => !derived.includes(field) && !sameValue(to, Reflect.get(row, field)))
    .map(([field, to]) => ({ field, from: Reflect.get(row, field), to }))
}

/**
 * The one way a person's change of a record is written: the patch, what follows from it, and the event that can be taken
 * back. Nothing happens when nothing differs.
 */
export async function writeRecord<K extends WrittenKind>(
  context: RuleContext,
  kind: K,
  before: RowOf<K>,
  values: Partial<RowOf<K>>,
  { event, along }: WriteOptions<K>,
): Promise<RecordChange<K>> {
  const changedFields = changedFieldsOf(before, values)
  if (changedFields.length === 0) return { row: before, eventId: undefined }
  const entity = entityOf(kind)
  const row = await context.store.patch(entity, before.id, values)
  const followed = await along?.(row as RowOf<K>)
  const payload = { ...event.payload, ...followed }
  const eventId = await noteRecordEvent(context, kind, before.id, { type: event.type, changedFields, payload })
  return { row: ((await context.store.find(entity, before.id)) ?? row) as RowOf<K>, eventId }
}

/** Writes an event of a record, and answers its id. */
export async function noteRecordEvent(
  context: RuleContext,
  kind: WrittenKind,
  recordId: string,
  event: EventInput & { changedFields: FieldChange[] },
): Promise<string> {
  const { userId: actorId, userName: actorName } = context.session
  const id = context.newId('rev')
  await context.store.insert('recordEvents', {
    id,
    kind,
    recordId,
    createdAt: stamp(context),
    actorId,
    actorName,
    ...event,
  })
  return id
}

/** Notes the event that takes a record that was made away again. */
export async function writeCreated<K extends WrittenKind>(
  context: RuleContext,
  kind: K,
  row: RowOf<K>,
): Promise<RecordChange<K>> {
  return { row, eventId: await noteRecordEvent(context, kind, row.id, { type: CREATED, changedFields: [] }) }
}

/** Type of the event of a record that was made. */
export const CREATED = 'created'
