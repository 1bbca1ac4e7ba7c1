import { addDays, type PlainDate } from '#src/domain/basics/dates.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import { PLACES } from '#src/domain/places/places.ts'
import type { Wording } from '../columns/define-columns.ts'
import type { FilterValues, ListFilters } from './define-filters.ts'
import type { Filter } from './kinds.ts'
import { parseRange } from './typed-period.ts'

/** What a typed text may mean to one filter: its params with what they would be set to. Smaller ranks are meant sooner. */
export interface TypedValue {
  values: FilterValues
  rank: number
}

/** Fewest letters that name a value that is longer. */
const LEAST = 3
/** Most towns that are offered for the beginning of a name. */
const MOST_TOWNS = 3
/** Most words of a text that is read for several filters at once. */
const MOST_WORDS = 8

const EXACT = 0
const BEGUN = 1
const WITHIN = 2
const TOWN = 3
const AREA = 4

/** The word without the ending it has before a noun: `bestätigte`. */
const stem = (word: string) => word.replace(/e[nrs]?$/, '')

/** How well the word of a value fits what was typed, also as it is said before a noun. */
const fitOfValue = (word: string, typed: string): number | undefined => {
  const name = foldText(word)
  return typed.length > LEAST && (name === stem(typed) || stem(name) === typed) ? EXACT : fitOf(word, typed)
}

/** How well a word fits what was typed; undefined where it does not. */
function fitOf(word: string, typed: string): number | undefined {
  const name = foldText(word)
  if (name === typed) return EXACT
  if (typed.length < LEAST) return undefined
  if (name.startsWith(typed)) return BEGUN
  return name.split(/[^\p{L}\d]+/u).some((part) => part.startsWith(typed)) ? WITHIN : undefined
}

const townNames = [...new Set(PLACES.map(({ city }) => city))]

/** Towns that begin as was typed, the one that is called so first. */
function townsOf(typed: string): string[] {
  const fitting = townNames.flatMap((city) => {
    const fit = fitOf(city, typed)
    return fit === EXACT || fit === BEGUN ? [{ city, fit }] : []
  })
  return fitting
    .toSorted((one, other) => one.fit - other.fit)
    .slice(0, MOST_TOWNS)
    .map(({ city }) => city)
}

interface Days {
  from?: PlainDate
  to?: PlainDate
}

/** Reads days of a text. */
export type ReadDays = (text: string) => Days | undefined

/** Reads each text once, however many filters and lists ask for its days. */
export function daysFrom(today: PlainDate): ReadDays {
  const known = new Map<string, Days | undefined>()
  return (text) => {
    if (!known.has(text)) known.set(text, daysOf(text, today))
    return known.get(text)
  }
}

/** Days that were typed; figures alone may be anything. */
function daysOf(text: string, today: PlainDate): Days | undefined {
  if (/^\d+$/.test(text) || text.length < 2 || !/[\p{L}.+/]/u.test(text)) return undefined
  const { from, to, wrong } = parseRange(text, today)
  if (wrong === true || (from ?? to) === undefined) return undefined
  // A slip of the hand is no day in another century.
  const isNear = [from, to].every(
    (day) => day === undefined || (day > addDays(today, -3660) && day < addDays(today, 3660)),
  )
  return isNear ? { ...(from !== undefined && { from }), ...(to !== undefined && { to }) } : undefined
}

/** What a text may mean to one filter, by the values it says itself. */
function valuesOf(filter: Filter, text: string, { t }: Pick<Wording, 't'>, read: ReadDays): TypedValue[] {
  const typed = foldText(text)
  const [param] = filter.params
  const one = (value: string | undefined, rank: number | undefined): TypedValue[] =>
    value === undefined || rank === undefined ? [] : [{ values: { [param]: value }, rank }]
  if (filter.kind === 'set')
    return filter.values.flatMap((value) => one(value, fitOfValue(filter.word(value, t), typed)))
  if (filter.kind === 'flag') return one('true', fitOfValue(t(filter.word), typed))
  if (filter.kind === 'areas') return /^\d{2}/.test(text) ? one(filter.read(text), AREA) : []
  if (filter.kind === 'text') return filter.isTown === true ? townsOf(typed).flatMap((city) => one(city, TOWN)) : []
  if (filter.kind !== 'period') return []
  const days = read(text)
  const [, last = ''] = filter.params
  return days === undefined ? [] : [{ values: { [param]: days.from, [last]: days.to }, rank: EXACT }]
}

/** Whether a reading narrows what the text may well be meant to find as such: a town is that of either stop, or part of a name. */
export const isNarrower = ({ rank }: TypedValue): boolean => rank >= TOWN

/**
 * What a typed text may mean to the filters of a list, what is meant soonest first: `bestät` a status, `plane` a body, `morgen`
 * a day of loading or of delivery, `hamburg` a town. Each filter is read by the values it says itself.
 */
export function typedValues(
  filters: Pick<ListFilters, 'all'>,
  text: string,
  words: Pick<Wording, 't'>,
  today: PlainDate,
): readonly TypedValue[] {
  const typed = text.trim()
  if (typed === '') return []
  const days = daysFrom(today)
  return filters.all
    .flatMap((filter) => valuesOf(filter, typed, words, days))
    .toSorted((one, other) => one.rank - other.rank)
}

/** What a text means as it stands: the very word of a value, or days. Towns, of which there are many, are not looked at. */
export const wholeValues = (
  { all }: Pick<ListFilters, 'all'>,
  text: string,
  words: Pick<Wording, 't'>,
  days: ReadDays,
): readonly FilterValues[] =>
  all
    .filter(({ kind }) => kind === 'set' || kind === 'flag' || kind === 'period')
    .flatMap((filter) => valuesOf(filter, text, words, days))
    .flatMap(({ values, rank }) => (rank === EXACT ? [values] : []))

/**
 * Several filters typed in one: `bestätigt morgen hamburg`, the longest run of words that says something first. Undefined where
 * words are left that nothing is made of, or where one filter would be set twice.
 */
export function readTyped(
  filters: Pick<ListFilters, 'all'>,
  text: string,
  words: Pick<Wording, 't'>,
  today: PlainDate,
): FilterValues | undefined {
  const parts = text.trim().split(/\s+/).filter(Boolean)
  if (parts.length === 0 || parts.length > MOST_WORDS) return undefined
  const read = (from: number, set: FilterValues): FilterValues | undefined => {
    if (from === parts.length) return set
    for (let to = parts.length; to > from; to -= 1) {
      const phrase = parts.slice(from, to).join(' ')
      const free = typedValues(filters, phrase, words, today).find(({ values }) =>
        Object.keys(values).every((name) => set[name] === undefined),
      )
      const rest = free === undefined ? undefined : read(to, { ...set, ...free.values })
      if (rest !== undefined) return rest
    }
    return undefined
  }
  return read(0, {})
}
