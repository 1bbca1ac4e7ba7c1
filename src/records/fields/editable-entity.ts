import type { EntityRecords } from '#src/contract/entities.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { changeRecords } from '../changes/change-records.ts'
import { suppressingEcho } from '../changes/echo.ts'
import { knownRecord, putRecords } from '../changes/record-cache.ts'
import { currentOf } from '../changes/versions.ts'
import type { EditableFields, EditableRecord } from './field.ts'

/** Kinds of records that people open, and whose changes name the version they start from. */
export type EditableKind = {
  [K in RecordKind]: EntityRecords[K] extends EditableRecord ? K : never
}[RecordKind]

/** What a feature says about the fields of its records; where they are kept and how a change goes is the same for all. */
export interface EntityFields<K extends EditableKind> extends Pick<
  EditableFields<EntityRecords[K] & EditableRecord>,
  'all' | 'chosen' | 'isDrawn' | 'first' | 'check' | 'refusal'
> {
  /** The record's name for people. */
  labelOf(record: EntityRecords[K]): string
}

/** The editable fields of a kind of record that the contract's table knows. */
export function editableEntity<K extends EditableKind>(
  kind: K,
  { labelOf, ...said }: EntityFields<K>,
): EditableFields<EntityRecords[K] & EditableRecord> {
  return {
    ...said,
    kind,
    known: (queryClient, id) => knownRecord(queryClient, kind, id),
    put: (queryClient, record) => putRecords(queryClient, kind, [record]),
    currentOf: (error) => currentOf(error, kind),
    sendOwn: (queryClient, key, send) => suppressingEcho(queryClient, kind, key, send),
    change: (context, { record, ...change }) =>
      changeRecords(context, { ...change, kind, labelOf, countOf: String, records: [record] }),
  }
}
