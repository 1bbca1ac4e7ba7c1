import { GERMAN_DATE_WORDS, type DateWords } from '#src/domain/date-words.ts'
import { epochToZoned, type PlainDate } from '#src/domain/dates.ts'
import { parseDeliveryDay, parseTypedDate, parseTypedWindow, type DateLanguages } from '#src/domain/typed-dates.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import { currentLanguage } from './setup.ts'

/** What people also type and no calendar knows. */
type More = Partial<Record<'weekdays' | 'today' | 'nextWeek' | 'weekMarks' | 'from' | 'until', readonly string[]>>

const MORE: Readonly<Partial<Record<Language, More>>> = {
  en: { weekMarks: ['week', 'wk'], from: ['since'], until: ['to', 'till', 'by'] },
  fr: {
    weekMarks: ['semaine'],
    nextWeek: ['semaine prochaine'],
    from: ['du', 'de', 'depuis'],
    until: ['au', 'jusqu’au'],
  },
  es: { weekMarks: ['semana'], from: ['de'], until: ['a'] },
  it: { weekMarks: ['settimana'], nextWeek: ['prossima settimana'], from: ['dal', 'da'], until: ['al', 'a', 'fino a'] },
  nl: { weekMarks: ['week'], until: ['t/m'] },
  pl: {
    weekdays: ['pn', 'wt', 'śr', 'cz', 'pt', 'sb', 'nd'],
    weekMarks: ['tydzień'],
    today: ['dziś'],
    nextWeek: ['przyszły tydzień'],
  },
  pt: { weekMarks: ['semana'], from: ['de'], until: ['a'] },
  cs: { weekMarks: ['týden'] },
  sv: { weekMarks: ['vecka'], until: ['t.o.m.'] },
}

/** Mondays are what weeks begin with: this is one, midnight UTC. */
const A_MONDAY = Date.UTC(2026, 10, 23)
const DAY = 86_400_000

/** The words of a language, out of what the calendar of the browser calls days and weeks. */
function wordsOf(language: Language): DateWords {
  const { locale, week, since, until } = LANGUAGES[language]
  const more = MORE[language] ?? {}
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const counted = (unit: 'day' | 'week') =>
    [1, 2, 5].flatMap((count) => {
      const named = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
      const behind = relative.format(count + 2, unit).split(/\d+/)[1] ?? ''
      return [named.replace(/[\d\s]/g, ''), behind.trim()]
    })
  const named = (unit: 'day' | 'week', most: number) =>
    Array.from({ length: most + 2 }, (_, at) => [relative.format(at - 1, unit), at - 1] as const).filter(
      ([word]) => !/\d/.test(word),
    )
  const weekday = (at: number, length: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(A_MONDAY + at * DAY)
  return {
    weekdays: Array.from({ length: 7 }, (_, at) =>
      [weekday(at, 'long'), weekday(at, 'short'), more.weekdays?.[at] ?? ''].filter(Boolean),
    ),
    days: [...named('day', 2), ...(more.today ?? []).map((word) => [word, 0] as const)],
    weeks: [...named('week', 1), ...(more.nextWeek ?? []).map((word) => [word, 1] as const)],
    weekMarks: [week, ...(more.weekMarks ?? [])],
    dayUnits: counted('day'),
    weekUnits: counted('week'),
    ahead: [relative.format(3, 'day').split(/\d/)[0]?.trim() ?? ''].filter(Boolean),
    from: [since, ...(more.from ?? [])],
    until: [until, ...(more.until ?? [])],
  }
}

const made = new Map<Language, DateLanguages>()

/** The words typed dates are read with in a language: its own, then the German ones, which every office knows. */
export function dateLanguages(language: Language = currentLanguage()): DateLanguages {
  const known = made.get(language)
  if (known !== undefined) return known
  const languages = language === DEFAULT_LANGUAGE ? [GERMAN_DATE_WORDS] : [wordsOf(language), GERMAN_DATE_WORDS]
  made.set(language, languages)
  return languages
}

/** A typed date in the words of the interface's language. */
export const readDay = (text: string, today: PlainDate): PlainDate | undefined =>
  parseTypedDate(text, today, dateLanguages())

/** The same of a delivery: `mo` is the one after the day of loading, where that is known. */
export const readDeliveryDay = (
  text: string,
  days: { today: PlainDate; loaded: string | undefined },
): PlainDate | undefined => parseDeliveryDay(text, days, dateLanguages())

/** The same, typed now. */
export const readDayNow = (text: string): PlainDate | undefined => readDay(text, epochToZoned(Date.now()).date)

/** A typed window in the words of the interface's language. */
export const readTimeWindow = (text: string): { from?: string; to?: string } | undefined =>
  parseTypedWindow(text, dateLanguages())
