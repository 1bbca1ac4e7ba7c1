import { errorAt, type FieldIssue } from '../refusals/field-issue.ts'

/** What stands for something in the words of an e-mail. They are German, as every mail is (decision A35). */
export const PLACEHOLDERS = [
  'Ansprechpartner',
  'Firma',
  'Ort',
  'Betreff',
  'Auftragsnummer',
  'Absender',
  'Haus',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** Those that can be said of anybody; the others need an e-mail that is answered. */
export const OF_PARTNERS: readonly Placeholder[] = ['Ansprechpartner', 'Firma', 'Ort', 'Absender', 'Haus']

/** What they stand for, of one who is written to. */
export type PlaceholderValues = Partial<Record<Placeholder, string | undefined>>

const NAMED = /\{\{\s*([^{}]*?)\s*\}\}/g

/** As they are typed, for a hint. */
export const typedPlaceholders = (names: readonly Placeholder[]) => names.map((name) => `{{${name}}}`).join(', ')

/** Names in braces that stand for nothing, each once. */
export function unknownPlaceholders(text: string, known: readonly string[] = PLACEHOLDERS): string[] {
  const names = [...text.matchAll(NAMED)].map(([, name = '']) => name)
  return [...new Set(names.filter((name) => !known.includes(name)))]
}

/** Refuses words that name something unknown, by its name. */
export function checkPlaceholders(
  path: string,
  text: string | null | undefined,
  known: readonly string[] = PLACEHOLDERS,
): FieldIssue[] {
  const [name] = unknownPlaceholders(text ?? '', known)
  return name === undefined ? [] : errorAt(path, 'placeholder', { name: name === '' ? '{{}}' : name })
}

/**
 * Words with what their placeholders stand for. What is not known goes with the blank before it, so that "Guten Tag {{Ansprechpartner}}," stays a
 * greeting; `missing` says what stands in its place instead.
 */
export function filled(text: string, values: PlaceholderValues, missing?: (name: Placeholder) => string): string {
  return text.replaceAll(/([^\S\n]?)\{\{\s*([^{}]*?)\s*\}\}/g, (whole, blank: string, name: string) => {
    const placeholder = PLACEHOLDERS.find((known) => known === name)
    if (placeholder === undefined) return whole
    const value = values[placeholder]?.trim() ?? ''
    if (value !== '') return blank + value
    return missing === undefined ? '' : blank + missing(placeholder)
  })
}

/** Which of the placeholders of a text have no value. */
export function missingValues(text: string, values: PlaceholderValues): Placeholder[] {
  return PLACEHOLDERS.filter((name) => {
    const isNamed = [...text.matchAll(NAMED)].some(([, found]) => found === name)
    return isNamed && (values[name]?.trim() ?? '') === ''
  })
}
