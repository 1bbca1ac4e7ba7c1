import { foldPlain, foldText } from './fold-text.ts'

/** Parts of a day that stand for a time. */
export type DayPart = 'early' | 'forenoon' | 'noon' | 'afternoon' | 'evening'

/** The words of a language that dates are typed with; how they are written does not matter, nor where they end. */
export interface DateWords {
  /** Monday first, each in its spellings. */
  weekdays: readonly (readonly string[])[]
  /** Days by their distance from today. */
  days: readonly (readonly [word: string, days: number])[]
  /** Weeks by their distance from this one. */
  weeks: readonly (readonly [word: string, weeks: number])[]
  /** What stands before the number of a calendar week. */
  weekMarks: readonly string[]
  /** Units that are counted. */
  dayUnits: readonly string[]
  weekUnits: readonly string[]
  minuteUnits: readonly string[]
  hourUnits: readonly string[]
  /** What stands before a count that lies ahead. */
  ahead: readonly string[]
  /** What may stand before a time of day, and behind it. */
  at: readonly string[]
  clockMarks: readonly string[]
  /** What stands behind an hour of the first and of the second half of the day, where a language counts to twelve twice. */
  halves?: readonly [first: string, second: string]
  /** What the parts of a day are called. */
  dayParts: Readonly<Record<DayPart, readonly string[]>>
  /** What stands before a beginning without an end, and before an end. */
  from: readonly string[]
  until: readonly string[]
}

/** The German words. Source: decision B4 */
export const GERMAN_DATE_WORDS: DateWords = {
  weekdays: [['Montag'], ['Dienstag'], ['Mittwoch'], ['Donnerstag'], ['Freitag'], ['Samstag'], ['Sonntag']],
  days: [
    ['gestern', -1],
    ['heute', 0],
    ['morgen', 1],
    ['übermorgen', 2],
  ],
  weeks: [
    ['letzte Woche', -1],
    ['vorige Woche', -1],
    ['diese Woche', 0],
    ['nächste Woche', 1],
    ['kommende Woche', 1],
    ['übernächste Woche', 2],
  ],
  weekMarks: ['KW', 'Woche'],
  dayUnits: ['Tag', 'Tage', 'Tagen', 'd'],
  weekUnits: ['Woche', 'Wochen'],
  minuteUnits: ['Minute', 'Minuten'],
  hourUnits: ['Stunde', 'Stunden', 'Std', 'h'],
  ahead: ['in', 'um'],
  at: ['um', 'gegen'],
  clockMarks: ['Uhr', 'h'],
  dayParts: {
    early: ['früh', 'morgen', 'morgens'],
    forenoon: ['Vormittag', 'vormittags'],
    noon: ['Mittag', 'mittags'],
    afternoon: ['Nachmittag', 'nachmittags'],
    evening: ['Abend', 'abends'],
  },
  from: ['ab', 'von', 'seit'],
  until: ['bis'],
}

/** Letters and figures alone: how a word is written does not matter. */
const bare = (text: string, fold: (text: string) => string) => fold(text).replace(/[^\p{L}\d]/gu, '')

/** Whether a word begins as it was typed; `ü` may be typed `ü`, `ue` or `u`. */
export const isBegun = (word: string, typed: string): boolean =>
  bare(word, foldText).startsWith(bare(typed, foldText)) || bare(word, foldPlain).startsWith(bare(typed, foldPlain))

/** Whether a word is written in full. */
export const isWord = (word: string, typed: string): boolean =>
  bare(word, foldText) === bare(typed, foldText) || bare(word, foldPlain) === bare(typed, foldPlain)

/** Fewest letters of a day's name. */
const LEAST = 2

/** The weekday, 1 is Monday, a word names alone; undefined where it is none, or may be several. */
export function weekdayNamed(typed: string, { weekdays }: DateWords): number | undefined {
  if (bare(typed, foldText).length < LEAST) return undefined
  const at = weekdays.flatMap((names, index) => (names.some((name) => isBegun(name, typed)) ? [index + 1] : []))
  return at.length === 1 ? at[0] : undefined
}

/** How many days from today a word lies; undefined where it is none, or may be several. */
export function dayNamed(typed: string, { days }: DateWords): number | undefined {
  if (bare(typed, foldText).length < LEAST) return undefined
  const exact = days.find(([word]) => isWord(word, typed))
  if (exact !== undefined) return exact[1]
  const begun = new Set(days.filter(([word]) => isBegun(word, typed)).map(([, offset]) => offset))
  return begun.size === 1 ? [...begun][0] : undefined
}

/** How many weeks from this one words such as `nächste Woche` lie; each of them may be shortened to three letters. */
export function weekNamed(typed: string, { weeks }: DateWords): number | undefined {
  const parts = typed.split(/\s+/).filter(Boolean)
  if (parts.length < 2 || parts.some((part) => part.replace('.', '').length < 3)) return undefined
  const isMeant = (phrase: string) => {
    const names = phrase.split(/\s+/).filter((name) => name.length > 2)
    return names.length === parts.length && parts.every((part, at) => isBegun(names[at] ?? '', part))
  }
  return weeks.find(([phrase]) => isMeant(phrase))?.[1]
}

/** What follows one of these words at the beginning of a text; undefined where none stands there. */
export function behindWord(text: string, words: readonly string[]): string | undefined {
  const typed = text.trim()
  for (const word of words) {
    const head = typed.slice(0, word.length)
    const rest = typed.slice(word.length)
    if (isWord(word, head) && /^[\s\d.]|^$/.test(rest)) return rest.trim()
  }
  return undefined
}

/** Fewest letters a part of a day is shortened to. */
const LEAST_OF_PART = 4

/** The part of a day words name; undefined where they name none, or may be several. */
export function dayPartNamed(typed: string, { dayParts }: DateWords): DayPart | undefined {
  const parts = Object.entries(dayParts) as [DayPart, readonly string[]][]
  if (bare(typed, foldText) === '') return undefined
  const exact = parts.find(([, words]) => words.some((word) => isWord(word, typed)))
  if (exact !== undefined || bare(typed, foldText).length < LEAST_OF_PART) return exact?.[0]
  const begun = parts.filter(([, words]) => words.some((word) => isBegun(word, typed)))
  return begun.length === 1 ? begun[0]?.[0] : undefined
}
