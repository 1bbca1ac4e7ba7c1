import { GERMAN_DATE_WORDS, type DateWords, type DayPart } from '#src/domain/basics/date-words.ts'
import { epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import {
  parseDeliveryDay,
  parseTypedDate,
  parseTypedWindow,
  type DateLanguages,
} from '#src/domain/basics/typed-dates.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import { currentLanguage } from './setup.ts'

/** What people also type and no calendar knows. */
type ExtraDateWords = Partial<
  Record<'weekdays' | 'today' | 'nextWeek' | 'weekMarks' | 'from' | 'until', readonly string[]>
>

const MORE: Readonly<Partial<Record<Language, ExtraDateWords>>> = {
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

/** How people say when on a day. */
interface Clock {
  at: readonly string[]
  marks: readonly string[]
  halves?: readonly [first: string, second: string]
  parts: Readonly<Record<DayPart, readonly string[]>>
}

const CLOCKS: Readonly<Record<Exclude<Language, 'de'>, Clock>> = {
  en: {
    at: ['at'],
    marks: ['o’clock', 'oclock', 'h'],
    halves: ['am', 'pm'],
    parts: {
      early: ['early', 'morning', 'this morning'],
      forenoon: ['forenoon', 'mid-morning'],
      noon: ['noon', 'at noon', 'midday'],
      afternoon: ['afternoon', 'this afternoon'],
      evening: ['evening', 'this evening', 'tonight'],
    },
  },
  fr: {
    at: ['à', 'vers'],
    marks: ['h', 'heures', 'heure'],
    parts: {
      early: ['matin', 'au matin', 'ce matin', 'tôt'],
      forenoon: ['matinée', 'en matinée'],
      noon: ['midi', 'à midi'],
      afternoon: ['après-midi', 'cet après-midi', 'l’après-midi'],
      evening: ['soir', 'ce soir', 'au soir'],
    },
  },
  es: {
    at: ['a las', 'a la', 'sobre las'],
    marks: ['h', 'horas'],
    parts: {
      early: ['temprano', 'por la mañana'],
      forenoon: ['media mañana', 'a media mañana'],
      noon: ['mediodía', 'a mediodía', 'al mediodía'],
      afternoon: ['tarde', 'por la tarde', 'esta tarde'],
      evening: ['noche', 'por la noche', 'esta noche'],
    },
  },
  it: {
    at: ['alle', 'alle ore', 'ore', 'verso le'],
    marks: ['h', 'ore'],
    parts: {
      early: ['mattina', 'di mattina', 'stamattina', 'presto'],
      forenoon: ['mattinata', 'in mattinata'],
      noon: ['mezzogiorno', 'a mezzogiorno'],
      afternoon: ['pomeriggio', 'di pomeriggio', 'nel pomeriggio'],
      evening: ['sera', 'di sera', 'stasera'],
    },
  },
  nl: {
    at: ['om', 'rond'],
    marks: ['uur', 'u', 'h'],
    parts: {
      early: ['vroeg', 'ochtend', 'in de ochtend', '’s ochtends', 'vanochtend'],
      forenoon: ['voormiddag', 'in de voormiddag'],
      noon: ['middaguur', 'rond het middaguur'],
      afternoon: ['middag', 'in de middag', '’s middags', 'vanmiddag'],
      evening: ['avond', 'in de avond', '’s avonds', 'vanavond'],
    },
  },
  pl: {
    at: ['o', 'o godz', 'godz', 'o godzinie', 'około'],
    marks: ['h', 'godz'],
    parts: {
      early: ['rano', 'z rana'],
      forenoon: ['przed południem', 'przedpołudnie'],
      noon: ['południe', 'w południe'],
      afternoon: ['po południu', 'popołudnie'],
      evening: ['wieczór', 'wieczorem'],
    },
  },
  pt: {
    at: ['às', 'à', 'pelas'],
    marks: ['h', 'horas'],
    parts: {
      early: ['manhã', 'de manhã', 'cedo'],
      forenoon: ['meio da manhã', 'a meio da manhã'],
      noon: ['meio-dia', 'ao meio-dia'],
      afternoon: ['tarde', 'à tarde', 'de tarde', 'esta tarde'],
      evening: ['noite', 'à noite', 'esta noite'],
    },
  },
  cs: {
    at: ['v', 've', 'kolem'],
    marks: ['h', 'hod', 'hodin'],
    parts: {
      early: ['ráno', 'brzy'],
      forenoon: ['dopoledne'],
      noon: ['poledne', 'v poledne'],
      afternoon: ['odpoledne'],
      evening: ['večer'],
    },
  },
  sv: {
    at: ['kl', 'klockan', 'vid'],
    marks: ['h'],
    parts: {
      early: ['tidigt', 'bitti', 'morgon', 'på morgonen'],
      forenoon: ['förmiddag', 'på förmiddagen'],
      noon: ['lunch', 'lunchtid'],
      afternoon: ['eftermiddag', 'på eftermiddagen'],
      evening: ['kväll', 'på kvällen', 'ikväll', 'i kväll'],
    },
  },
}

/** Mondays are what weeks begin with: this is one, midnight UTC. */
const A_MONDAY = Date.UTC(2026, 10, 23)
const DAY = 86_400_000

/** The words of a language, out of what the calendar of the browser calls days and weeks. */
function wordsOf(language: Exclude<Language, 'de'>): DateWords {
  const { locale, week, since, until } = LANGUAGES[language]
  const more = MORE[language] ?? {}
  const clock = CLOCKS[language]
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const counted = (unit: 'day' | 'week' | 'hour' | 'minute', unitDisplay: 'long' | 'short' = 'long') =>
    [1, 2, 5].flatMap((count) => {
      const named = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count)
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
    minuteUnits: [...counted('minute'), ...counted('minute', 'short')],
    hourUnits: [...counted('hour'), ...counted('hour', 'short'), 'h'],
    ahead: [relative.format(3, 'day').split(/\d/)[0]?.trim() ?? ''].filter(Boolean),
    at: clock.at,
    clockMarks: clock.marks,
    ...(clock.halves && { halves: clock.halves }),
    dayParts: clock.parts,
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
