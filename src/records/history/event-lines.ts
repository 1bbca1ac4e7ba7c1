import type { FieldChange } from '#src/contract/orders/events.ts'
import type { RecordEvent } from '#src/contract/records/events.ts'
import type { Format } from '#src/i18n/format.ts'
import { isolateBidi } from '#src/i18n/isolate-bidi.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { EditableRecord, Field } from '../fields/field.ts'

/** Says a change that is more than one value, a line per part of it; undefined where the fields say it well enough. */
export type OwnLines = (change: FieldChange) => readonly string[] | undefined

interface Wording<R extends EditableRecord> {
  t: Translate
  format: Format
  record: R
}

/**
 * What an event of a record says: a line per field "Fahrer K. Thießen → S. Groß" in the words of its fields, else what kind of event it
 * was; then the reason given. Fields that are not shown to people are silent.
 */
export function eventLines<R extends EditableRecord>(
  event: RecordEvent,
  fields: readonly Field<R>[],
  words: Wording<R>,
  own: OwnLines = () => undefined,
): string[] {
  const { t } = words
  const changes = event.changedFields.flatMap((change) => own(change) ?? lineOf(change, fields, words))
  const isUndone = event.type === 'undone'
  const undone = isUndone ? [t(event.payload?.['redo'] === true ? 'history.redone' : 'history.undone')] : []
  const kind = event.type === 'created' || event.type === 'deleted' ? event.type : 'updated'
  const told = changes.length > 0 || isUndone ? changes : [t(`history.${kind}`)]
  const reason = event.payload?.['notes'] ?? event.payload?.['overrideReason']
  return [
    ...undone,
    ...told,
    ...(typeof reason === 'string' && reason !== '' ? [t('history.reason', { reason: isolateBidi(reason) })] : []),
  ]
}

/** A change in words; none where no field shows it. */
function lineOf<R extends EditableRecord>(
  change: FieldChange,
  fields: readonly Field<R>[],
  words: Wording<R>,
): string[] {
  const field = fields.find(({ props }) => props.length === 1 && props[0] === change.field)
  if (field === undefined) return []
  const text = (value: unknown) => isolateBidi(field.kind.shown([value], words) || '–')
  return [words.t('history.change', { field: words.t(field.name), from: text(change.from), to: text(change.to) })]
}
