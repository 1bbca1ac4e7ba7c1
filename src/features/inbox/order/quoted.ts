import type { Translate } from '#src/i18n/keys.ts'
import { isDoubtful, type ReadingField } from '#src/records/reading/reading-field.ts'

/** A doubtful field with the words it was read of, where these cannot be seen beside it. */
export function quoted(field: ReadingField, snippets: ReadonlyMap<string, string>, t: Translate): ReadingField {
  const text = snippets.get(field.name)
  if (text === undefined || !isDoubtful(field)) return field
  return { ...field, doubts: [...field.doubts, t('inbox.field.quoted', { text })] }
}
