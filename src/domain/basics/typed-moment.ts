import { behindWord, dayPartNamed, GERMAN_DATE_WORDS, isBegun, isWord, type DayPart } from './date-words.ts'
import { addDays, epochToZoned, minutesOf, secondZonedToEpoch, zonedToEpoch, type PlainDate } from './dates.ts'
import { parseTypedTime, readTypedDate, type DateLanguages } from './typed-dates.ts'

/** A moment as it was typed, milliseconds since 1970, and what was typed behind it. */
export interface TypedMoment {
  at: number
  note: string
  /** It is not ahead any more: nothing is set for it, and nothing else is made of it. */
  isPast: boolean
}

const MINUTE = 60_000

/** What a day without a time stands for. */
const START_OF_DAY = '07:00'

const TIMES: Readonly<Record<DayPart, string>> = {
  early: START_OF_DAY,
  forenoon: '09:00',
  noon: '12:00',
  afternoon: '15:00',
  evening: '18:00',
}

const GERMAN: DateLanguages = [GERMAN_DATE_WORDS]

/** How somebody is addressed, and a weekday as well. */
const TITLE = /^fr\.$/i

/** Most words a moment is made of: what comes behind them is the note. */
const MOST_WORDS = 7

/** The first that is one. */
function firstOf<T, R>(all: readonly T[], read: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = read(one)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Reads a moment ahead: `15 Uhr`, `1530`, `in 20 min`, `morgen`, `morgen früh`, `mo 8:00`, `heute abend`, `30.11. 9 Uhr`, each
 * with a note behind it, by the clock of Europe/Berlin. A day alone is 07:00. A weekday whose time has passed today is the next
 * one; a time alone that has passed is past, and never tomorrow. Undefined where no moment is read.
 */
export function parseTypedMoment(
  text: string,
  now: number,
  languages: DateLanguages = GERMAN,
): TypedMoment | undefined {
  const words = text.trim().normalize('NFC').split(/\s+/).filter(Boolean)
  const upTo = (count: number) =>
    momentOf(
      words
        .slice(0, count)
        .join(' ')
        .replace(/[,;:]$/, ''),
      now,
      languages,
    )
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count -= 1) {
    const at = upTo(count)
    if (at === undefined || (isTitle(words[count - 1], words[count]) && upTo(count - 1) !== undefined)) continue
    const note = words
      .slice(count)
      .join(' ')
      .replace(/^[-–—,;:]\s*/, '')
    return { at, note, isPast: at <= now }
  }
  return undefined
}

/** `Fr. Müller` behind a time is no Friday: no one writes the day's short name with a dot between the hour and what to do. */
const isTitle = (word = '', next = '') => TITLE.test(word) && /^\p{L}/u.test(next)

function momentOf(text: string, now: number, languages: DateLanguages): number | undefined {
  const length = spanOf(text, languages)
  if (length !== undefined) return now + length
  const today = epochToZoned(now).date
  const time = parseTypedTime(text) ?? clockTime(text, languages)
  if (time !== undefined) return aheadOf(today, time, now)
  const split = isDatedDay(text, today, languages) ? undefined : dayAndTime(text, now, languages)
  if (split !== undefined) return split
  const day = readTypedDate(text, today, languages)
  if (day !== undefined) return onDay(day, START_OF_DAY, now)
  const part = timeInPart(text, languages) ?? partTime(text, languages)
  return part === undefined ? undefined : aheadOf(today, part, now)
}

/** `mo 7.12`: figures behind a weekday they are the date of are no time. */
const isDatedDay = (text: string, today: PlainDate, languages: DateLanguages) =>
  /\s\d{1,2}\.\d{1,2}$/.test(text) && readTypedDate(text, today, languages) !== undefined

/** `morgen 9`, `mo früh`, `15 Uhr morgen`: a day and a time in either order. */
function dayAndTime(text: string, now: number, languages: DateLanguages): number | undefined {
  const today = epochToZoned(now).date
  for (const blank of text.matchAll(/,?\s+/g)) {
    const [left, right] = [text.slice(0, blank.index), text.slice(blank.index + blank[0].length)]
    for (const [dayText, timeText] of [
      [left, right],
      [right, left],
    ] as const) {
      const time = firstOf([parseTypedTime, clockTime, timeInPart, partTime], (read) => read(timeText, languages))
      const day = time === undefined ? undefined : readTypedDate(dayText, today, languages)
      if (time !== undefined && day !== undefined) return onDay(day, time, now)
    }
  }
  return undefined
}

/** A time on a day that was typed: a weekday alone is today or the next one, whichever lies ahead. */
function onDay({ date, form }: { date: PlainDate; form: string }, time: string, now: number): number {
  const at = aheadOf(date, time, now)
  return form === 'weekday' && at <= now ? aheadOf(addDays(date, 7), time, now) : at
}

/** A time the clock shows twice is the first one that lies ahead. */
function aheadOf(date: PlainDate, time: string, now: number): number {
  const first = zonedToEpoch(date, time)
  return first > now ? first : secondZonedToEpoch(date, time)
}

/** `um 15 Uhr`, `à 15h30`: a time in the words of a language. */
function clockTime(text: string, languages: DateLanguages): string | undefined {
  return firstOf(languages, ({ at, clockMarks, halves = [] }) => {
    // The longest first: `a las` begins as `a` does.
    const marks = at.toSorted((one, other) => other.length - one.length)
    const typed = firstOf(marks, (mark) => behindWord(text, [mark])) ?? text
    const [, figures = '', mark = ''] = /^(\d{1,2}(?:[:.,]?\d{2})?)\s*(\D+)$/.exec(typed) ?? []
    const half = halves.findIndex((word) => isWord(word, mark))
    if (half >= 0) return inHalf(parseTypedTime(figures), half)
    const isMarked = clockMarks.some((word) => isWord(word, mark))
    return parseTypedTime(isMarked ? figures : typed.replace(/^(\d{1,2})\s?h\s?(\d{2})$/i, '$1:$2'))
  })
}

/** `3 pm`, `12 am`; an hour beyond twelve says by itself which half it is. */
function inHalf(time: string | undefined, half: number): string | undefined {
  if (time === undefined || Number(time.slice(0, 2)) > 12) return time
  return `${String((Number(time.slice(0, 2)) % 12) + 12 * half).padStart(2, '0')}${time.slice(2)}`
}

/** `abend 8 Uhr`, `früh 6:30`: the part of the day says which half of it is meant. */
function timeInPart(text: string, languages: DateLanguages): string | undefined {
  const [, word = '', clock = ''] = /^(\D+?)\s+(\d.*)$/.exec(text) ?? []
  const part = partTime(word, languages)
  const time = part === undefined ? undefined : (parseTypedTime(clock) ?? clockTime(clock, languages))
  if (part === undefined || time === undefined) return undefined
  const isSecondHalf = minutesOf(part) > minutesOf('12:00') && minutesOf(time) < minutesOf('12:00')
  return isSecondHalf ? `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` : time
}

function partTime(text: string, languages: DateLanguages): string | undefined {
  const part = firstOf(languages, (words) => dayPartNamed(text, words))
  return part && TIMES[part]
}

/** `in 20 min`, `in 2 h`, `in 1,5 Stunden`, `+30 min`, `20 Minuten`: milliseconds. An hour's mark alone is a time of day. */
function spanOf(text: string, languages: DateLanguages): number | undefined {
  const ahead = firstOf(languages, ({ ahead: words, at }) =>
    behindWord(
      text,
      words.filter((word) => !at.some((other) => isWord(word, other))),
    ),
  )
  const isAhead = ahead !== undefined || text.startsWith('+')
  const typed = ahead ?? text.replace(/^\+\s*/, '')
  const [, count = '', unit = ''] = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*(\p{L}+)\.?$/u.exec(typed) ?? []
  if (unit === '' || (!isAhead && unit.length < 3)) return undefined
  const is = (name: 'minuteUnits' | 'hourUnits') =>
    languages.some((words) => words[name].some((word) => isBegun(word, unit)))
  const isClock = !isAhead && languages.some(({ clockMarks }) => clockMarks.some((word) => isWord(word, unit)))
  const length = isClock ? undefined : is('minuteUnits') ? MINUTE : is('hourUnits') ? 60 * MINUTE : undefined
  const span = length === undefined ? 0 : Number(count.replace(',', '.')) * length
  return span > 0 ? Math.max(1, Math.round(span / MINUTE)) * MINUTE : undefined
}
