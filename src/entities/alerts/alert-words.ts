import type { Alert } from '#src/contract/reports/dashboard.ts'
import { epochToZoned, isPlainDate } from '#src/domain/basics/dates.ts'
import { formatFor } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { currentLanguage } from '#src/i18n/setup.ts'

/** The client words what it knows by its code; what it does not know is said in the server's words. */
export function alertText(alert: Alert, part: 'title' | 'message', t: Translate): string {
  const key = `alert.${codeOf(alert, part)}.${part}`
  const words = t(key as TextKey, shownValues(alert.values))
  return words === key ? alert[part] : words
}

/** The name of the alert's words. The server raised it before the papers ran out; since then they may have done so. */
function codeOf({ code, values }: Alert, part: 'title' | 'message'): string {
  const { date } = values
  const hasPassed = typeof date === 'string' && isPlainDate(date) && date < epochToZoned(Date.now()).date
  if (code === 'papersExpiring' && part === 'title' && hasPassed) return 'papersExpired'
  return code.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Numbers, euros, plain dates and minutes as the person's language writes them. */
export function shownValues(values: Alert['values']): Record<string, string> {
  const format = formatFor(currentLanguage())
  const word = (name: string, value: string | number) => {
    if (typeof value === 'number') {
      if (name === 'amount') return format.money(value)
      return name === 'minutes' ? format.duration(value) : format.number(value, 1)
    }
    return isPlainDate(value) ? format.dateWithYear(value) : value
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(name, value)]))
}
