import { fieldRefusal } from './refusal.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { formatFor, NOTHING } from '#src/i18n/format.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { fieldEditing } from './saving/editing.ts'
import { valuesOf, type EditableFields, type EditableRecord } from './field.ts'
import type { Words } from './kinds/kinds.ts'

/** The fields of the focused record as rows of the palette: name, what it holds, and why it cannot be changed. */
export function fieldChoices<T extends EditableRecord>(
  { focus, place, services, session }: CommandContext,
  fields: EditableFields<T>,
): Choice<string>[] {
  const { t, queryClient, sessionValue } = services
  const record = focus && fields.known(queryClient, focus.id)
  const stood = sessionValue(fieldEditing).stood()
  const isHere = place.scopes.has('record') && stood?.kind === fields.kind && stood.id === focus?.id
  const row = (id: string, name: TextKey, words: readonly (TextKey | undefined)[], more: Partial<Choice<string>>) => ({
    id: `field:${id}`,
    title: t(name),
    icon: 'edit',
    value: id,
    synonyms: words.flatMap((word) =>
      word === undefined
        ? []
        : t(word)
            .split(',')
            .map((one) => one.trim()),
    ),
    ...more,
  })
  const saidOf = (shown: (record: T, words: Words<T>) => string): Partial<Choice<string>> => {
    if (record === undefined) return {}
    const text = shown(record, { t, format: formatFor(currentLanguage()), record })
    return { detail: text === NOTHING || text === '' ? t('fields.empty') : text.replaceAll('\n', ' · ') }
  }
  const typed = fields.all.map((field) => {
    const refusal = record && fieldRefusal(fields, field.permission, record, session)
    return row(field.id, field.name, [field.words, field.label, field.line], {
      ...saidOf((held, words) => field.kind.shown(valuesOf(held, field), words)),
      ...(refusal !== undefined && { blocked: t(refusal) }),
    })
  })
  const chosen = (fields.chosen ?? []).map(({ id, name, words, permission, shown }) => {
    const refusal = record && permission && fields.refusal(permission, record, session.role)
    return row(id, name, [words], { ...saidOf(shown), ...(refusal !== undefined && { blocked: t(refusal) }) })
  })
  return [...typed, ...chosen]
    .filter(({ value }) => record === undefined || fields.isDrawn?.(value, record) !== false)
    .toSorted((one, other) => (isHere ? Number(other.value === stood.field) - Number(one.value === stood.field) : 0))
}
