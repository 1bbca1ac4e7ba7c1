import { epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { issueText } from './check.ts'
import { type EditableRecord, type Field, withValues } from './field.ts'
import type { FieldValue, Words } from './kinds.ts'

/** What is typed, by the id of the field. */
export type FormTexts = Readonly<Record<string, string>>

/** The form of a new record, made of the fields it is edited by later: a feature says which, the kit reads and checks. */
export interface NewRecord<T extends EditableRecord> {
  fields: readonly Field<T>[]
  /** Fields that stand beside each other, by their ids, behind the columns of their row. */
  rows: readonly (readonly [columns: string, ...ids: string[]])[]
  /** Ids of those that must be filled in. */
  required: readonly string[]
  /** A record of which nothing is said. */
  blank: T
  /** What stands in the form at first. */
  texts: FormTexts
  check(record: T, props: readonly string[], asked: { today: PlainDate }): FieldIssue[]
}

/** What a form comes to: the values of the record, what is wrong, and how texts were understood, by the id of the field. */
interface FormReading {
  values: Readonly<Record<string, FieldValue>>
  errors: Readonly<Record<string, string>>
  understood: Readonly<Record<string, string>>
}

/** Reads a form by the kinds of its fields, and checks it by the rules the record has. */
export function readForm<T extends EditableRecord>(form: NewRecord<T>, texts: FormTexts, words: Words<T>): FormReading {
  const { t, format } = words
  const today = epochToZoned(Date.now()).date
  const ids = new Set(form.rows.flatMap(([, ...row]) => row))
  const read = form.fields
    .filter(({ id }) => ids.has(id))
    .map((field) => {
      const text = texts[field.id] ?? ''
      return { field, text, values: field.kind.read(text, { today, before: [] }) }
    })
  const record = read.reduce((made, { field, values }) => (values ? withValues(made, field, values) : made), form.blank)
  const props = read.flatMap(({ field }) => field.props)
  const issues = form.check(record, props, { today })
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
    const shown = field.kind.shown(values, words)
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
