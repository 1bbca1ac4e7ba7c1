import './dispatch-words.ts'
import type { Alert } from '#src/contract/dashboard.ts'
import { isPlainDate } from '#src/domain/dates.ts'
import { formatFor } from './format.ts'
import type { TextKey, Translate } from './keys.ts'
import { currentLanguage } from './setup.ts'

/** The client words what it knows by its code; what it does not know is said in the server's words. */
export function alertText(alert: Alert, part: 'title' | 'message', t: Translate): string {
  const code = alert.code.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const key = `alert.${code}.${part}`
  const words = t(key as TextKey, shownValues(alert.values))
  return words === key ? alert[part] : words
}

/** Numbers and plain dates as the person's language writes them. */
export function shownValues(values: Alert['values']): Record<string, string> {
  const format = formatFor(currentLanguage())
  const word = (value: string | number) => {
    if (typeof value === 'number') return format.number(value, 1)
    return isPlainDate(value) ? format.dateWithYear(value) : value
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(value)]))
}
