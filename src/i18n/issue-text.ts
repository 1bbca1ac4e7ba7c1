import { isMonth, isPlainDate } from '#src/domain/basics/dates.ts'
import type { Format } from './format.ts'
import type { TextKey, Translate } from './keys.ts'
import { saidNumber } from './said-number.ts'

/** The sentence of an issue, a price assumption or a match reason in the interface's language; else the server's own. */
export function explain(
  head: 'issue.' | 'match.' | 'price.assumption.' | 'price.line.',
  said: { code: string; values?: Record<string, string | number> | undefined; message?: string },
  t: Translate,
  format: Format,
): string {
  const key = `${head}${said.code}`
  const inWords = (name: string, value: string | number) => {
    if (typeof value === 'number') return saidNumber(said.code, name, value, format)
    if (isMonth(value)) return format.month(value)
    return isPlainDate(value) ? format.dateWithYear(value) : value
  }
  const values = Object.entries(said.values ?? {}).map(([name, value]) => [name, inWords(name, value)])
  const words = t(key as TextKey, Object.fromEntries(values))
  return words === key ? said.message || said.code : words
}
