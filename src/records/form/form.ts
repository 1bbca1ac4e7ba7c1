import type { ComponentType } from 'react'
import { epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { issueText } from '../fields/saving/check.ts'
import { withValues } from '../fields/field.ts'
import type { FieldKind, FieldValue, Words } from '../fields/kinds/kinds.ts'

/** What is typed, by the id of the field. */
export type FormTexts = Readonly<Record<string, string>>

/** The values of a form by the property of the record; null where nothing is said. */
export type FormValues = Readonly<Record<string, FieldValue>>

/** What a form makes or changes. */
export type FormRecord = Readonly<Record<string, unknown>>

/** What a control of a form's own is drawn with; it may say more than its text, under ids of its own. */
export interface FormControlProps {
  id: string
  texts: FormTexts
  error: string | undefined
  required: boolean
  isSending: boolean
  isFirst: boolean
  onChange(texts: FormTexts): void
}

/** One field of a form; a field that is edited in place is one. */
export interface FormField<T> {
  id: string
  kind: FieldKind<T>
  name: TextKey
  /** What of the record it says; the values of `kind` in the same order. */
  props: readonly string[]
  /** What is to be typed, where it is more than the kind knows. */
  hint?(texts: FormTexts, words: Words<T>): string | undefined
  /** Drawn instead of the control of its kind. */
  Control?: ComponentType<FormControlProps>
}

/** Fields that stand beside each other, by their ids, behind the columns of their row. */
export type FormRow = readonly [columns: string, ...ids: string[]]

/** A form of a new record, or of one there is: a feature says which fields, the kit draws, reads and checks. */
export interface RecordForm<T extends FormRecord> {
  fields: readonly FormField<T>[]
  rows: readonly FormRow[] | ((texts: FormTexts) => readonly FormRow[])
  /** Ids of those that must be filled in. */
  required: readonly string[]
  /** The id of the field typing begins in; the first one unless given. */
  first?: string
  /** A record of which nothing is said. */
  blank: T
  /** What stands in the form of a new record at first. */
  texts: FormTexts
  check(record: T, props: readonly string[], asked: { today: PlainDate; texts: FormTexts; t: Translate }): FieldIssue[]
}

/** What a form comes to: the values of the record, what is wrong, and how texts were understood, by the id of the field. */
export interface FormReading {
  values: FormValues
  errors: Readonly<Record<string, string>>
  understood: Readonly<Record<string, string>>
}

/** The rows of a form while these texts stand in it. */
export function rowsOf<T extends FormRecord>({ rows }: RecordForm<T>, texts: FormTexts): readonly FormRow[] {
  return typeof rows === 'function' ? rows(texts) : rows
}

/** The fields of a form in the order they are drawn. */
export function drawnFields<T extends FormRecord>(form: RecordForm<T>, texts: FormTexts): readonly FormField<T>[] {
  const ids = rowsOf(form, texts).flatMap(([, ...row]) => row)
  return ids.flatMap((id) => form.fields.find((field) => field.id === id) ?? [])
}

/** Reads a form by the kinds of its fields, and checks it by the rules the record has. */
export function readForm<T extends FormRecord>(
  form: RecordForm<T>,
  texts: FormTexts,
  { t, format }: Omit<Words, 'record'>,
): FormReading {
  const today = epochToZoned(Date.now()).date
  const read = drawnFields(form, texts).map((field) => {
    const text = texts[field.id] ?? ''
    return { field, text, values: field.kind.read(text, { today, before: [] }) }
  })
  const record = read.reduce((made, { field, values }) => (values ? withValues(made, field, values) : made), form.blank)
  const props = read.flatMap(({ field }) => field.props)
  const issues = form.check(record, props, { today, texts, t })
  const wrong = read.flatMap(({ field, text, values }): (readonly [string, string])[] => {
    const { kind, id } = field
    if (values === undefined) return [[id, t(kind.wrong)]]
    const max = kind.maxLength ?? Number.POSITIVE_INFINITY
    if (text.trim().length > max) return [[id, t('issue.tooLong', { max })]]
    const issue = issues.find(({ path, severity }) => severity === 'error' && field.props.includes(path))
    return issue === undefined ? [] : [[id, issueText(issue, t, format)]]
  })
  const understood = read.flatMap(({ field, text, values }): (readonly [string, string])[] => {
    if (values === undefined || field.kind.control !== 'text' || text.trim() === '') return []
    const shown = field.kind.shown(values, { t, format, record })
    return [shown, field.kind.typed(values)].includes(text.trim()) ? [] : [[field.id, shown]]
  })
  const values = read.flatMap(({ field, values: own }) =>
    field.props.map((prop, at): [string, FieldValue] => [prop, own?.[at] ?? null]),
  )
  return {
    values: Object.fromEntries(values),
    errors: Object.fromEntries(wrong),
    understood: Object.fromEntries(understood),
  }
}

/** What was said, without what was not. */
export function saidOf(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
