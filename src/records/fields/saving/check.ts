import { epochToZoned, isPlainDate } from '#src/domain/basics/dates.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { issueMessages } from '#src/domain/refusals/issue-messages.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { saidNumber } from '#src/i18n/said-number.ts'
import { sameValues, withValues, type EditableFields, type EditableRecord, type Field } from '../field.ts'
import type { FieldValue, Words } from '../kinds/kinds.ts'
import type { OpenField } from './store.ts'

/** What a typed text comes to: its values, how they were understood, what is wrong and what is odd about them. */
export interface FieldReading {
  values: readonly FieldValue[] | undefined
  isUnchanged: boolean
  /** The value in words, where it was typed in another form. */
  understood: string | undefined
  error: string | undefined
  warnings: readonly string[]
}

/** Reads and checks what was typed in a field, by the rules of the domain. `record` is the rest of it. */
export function readField<T extends EditableRecord>(
  fields: Pick<EditableFields<T>, 'check'>,
  record: T,
  field: Field<T>,
  entry: Pick<OpenField<T>, 'text' | 'base'>,
  words: Words<T>,
): FieldReading {
  const { t, format } = words
  const today = epochToZoned(Date.now()).date
  // A text no one has changed can always be left, whatever a server has put there.
  const isAsFound = entry.text === field.kind.typed(entry.base)
  const values = isAsFound
    ? field.props.map((_, at) => entry.base[at] ?? null)
    : field.kind.read(entry.text, { today, before: entry.base, record })
  if (values === undefined)
    return { values, isUnchanged: false, understood: undefined, error: t(field.kind.wrong), warnings: [] }
  const isUnchanged = sameValues(values, entry.base)
  const max = field.kind.maxLength ?? Infinity
  const tooLong = !isUnchanged && entry.text.trim().length > max ? t('issue.tooLong', { max }) : undefined
  const issues = isUnchanged ? [] : fields.check(withValues(record, field, values), field.props, { today })
  const said = (severity: FieldIssue['severity']) =>
    issues.filter((issue) => issue.severity === severity).map((issue) => issueText(issue, t, format))
  const shown = field.kind.shown(values, words)
  const isRead = field.kind.control === 'text' || field.kind.saysUnderstood === true
  const isPlain = !isRead || shown === entry.text.trim() || entry.text.trim() === ''
  return {
    values,
    isUnchanged,
    understood: isPlain || isUnchanged || field.kind.typed(values) === entry.text.trim() ? undefined : shown,
    error: said('error')[0] ?? tooLong,
    warnings: said('warning'),
  }
}

const isIssueKey = (key: string): key is keyof typeof issueMessages => Object.hasOwn(issueMessages, key)

/** An issue of the domain in the language of the interface. */
export function issueText(issue: FieldIssue, t: Translate, format: Format): string {
  const key = `issue.${issue.code}`
  const word = (name: string, value: string | number) => {
    if (typeof value === 'number') return saidNumber(issue.code, name, value, format)
    return isPlainDate(value) ? format.dateWithYear(value) : value
  }
  const values = Object.entries(issue.values ?? {}).map(([name, value]) => [name, word(name, value)])
  return isIssueKey(key) ? t(key, Object.fromEntries(values)) : issue.message
}
