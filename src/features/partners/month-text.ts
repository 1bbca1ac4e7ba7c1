import { LANGUAGES, parseLanguage } from '#src/i18n/languages.ts'

const SHAPE = /^(\d{4})-(\d{2})$/

/** `Nov` of `2026-11`; a text that is no month stays as it is. The whole name is `format.month`. */
export function shortMonth(month: string, language: string): string {
  const [, year, number] = SHAPE.exec(month) ?? []
  if (year === undefined || number === undefined) return month
  const { locale } = LANGUAGES[parseLanguage(language)]
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return name
    .format(Date.UTC(Number(year), Number(number) - 1, 1))
    .replace(/\.$/, '')
    .slice(0, 4)
}

/** `11/2026`, as it is typed. */
export const typedMonth = (month: string): string => month.replace(SHAPE, '$2/$1')

/** `2026-11` of `11/2026`, `11.26`, `2026-11`; undefined for what is no month. */
export function parseMonth(text: string): string | undefined {
  const typed = text.trim()
  const [, first, second] = /^(\d{1,2})\s*[./-]\s*(\d{2}|\d{4})$/.exec(typed) ?? []
  const [, year = second, month = first] = /^(\d{4})-(\d{1,2})$/.exec(typed) ?? []
  if (year === undefined || month === undefined) return undefined
  const number = Number(month)
  if (number < 1 || number > 12) return undefined
  return `${year.length === 2 ? `20${year}` : year}-${String(number).padStart(2, '0')}`
}
