import { foldText } from '#src/domain/basics/fold-text.ts'
import { endWord } from '#src/domain/command-line/found-words.ts'
import { tokensOf, type Token } from '#src/domain/command-line/tokens.ts'
import { FILLERS, isAreaWord } from '#src/domain/command-line/words.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import type { Wording } from '../columns/define-columns.ts'
import type { AskedList, Side } from './asked-lists.ts'
import type { FilterValues } from './define-filters.ts'
import type { Filter } from './kinds.ts'
import { wholeValues, type ReadDays } from './typed-values.ts'

/** What a sentence asks of one list. */
export interface Sentence {
  /** Its filters; two where a day may be that of either end, the one of loading first. */
  readings: readonly [FilterValues, ...FilterValues[]]
  /** Something of it is a filter. */
  isSaid: boolean
  /** The list itself is named. */
  isNamed: boolean
  /** The words nothing was made of, as they stand. */
  left: readonly Token[]
}

/** Most words that are one value: `von mo 30.11. bis fr 4.12.` */
const MOST_WORDS = 8

/** The words of a text that lists its meanings with commas. */
export const listed = (t: Translate, key: TextKey): readonly string[] =>
  t(key)
    .split(',')
    .map((word) => foldText(word))
    .filter(Boolean)

type End = 'to' | 'from'

/** A sentence while it is read. */
interface Reading {
  values: Record<string, string | undefined>
  days?: readonly [from: string | undefined, to: string | undefined]
  side?: Side
  isNamed: boolean
}

/**
 * Reads what a list is asked for: `heute laden`, `Hamburg nach München morgen`, `bestätigte stornierte`, `PLZ 20-29 Koffer`.
 * The longest run of words that means something is taken first; what is in quotation marks means nothing but itself.
 */
export function readSentence(list: AskedList, text: string, { t }: Pick<Wording, 't'>, days: ReadDays): Sentence {
  const all = tokensOf(text)
  const reading: Reading = { values: {}, isNamed: false }
  const left: Token[] = []
  for (let at = 0; at < all.length;) {
    const length = runAt(all.slice(at, at + MOST_WORDS), (phrase) => takes(list, phrase, reading, t, days))
    const [token] = all.slice(at, at + 1)
    if (length === 0 && token !== undefined) left.push(token)
    at += Math.max(length, 1)
  }
  const places = list.places === undefined ? { left } : placesOf(list.places, left, reading.side, t)
  const values = { ...reading.values, ...places.values }
  const readings = readingsOf(list, values, reading)
  const isSaid = Object.values(readings[0]).some((value) => value !== undefined)
  // A word that only says which end is meant says nothing by itself.
  return { readings, isSaid, isNamed: reading.isNamed, left: isSaid || reading.isNamed ? places.left : all }
}

/** A sentence as one list reads it. */
export type ListSentence = Sentence & { list: AskedList }

/**
 * The lists a sentence asks, the ones it names, else those that know all of it: what any list makes a filter of is looked
 * for as text in none. `refused` is a list that is named and does not know it all.
 */
export function askedIn(
  lists: readonly AskedList[],
  text: string,
  words: Pick<Wording, 't'>,
  days: ReadDays,
): { fitting: readonly ListSentence[]; refused?: AskedList } {
  const all = lists.map((list): ListSentence => ({ list, ...readSentence(list, text, words, days) }))
  const named = all.filter(({ isNamed }) => isNamed)
  const isLeftByAll = ({ from }: Token) => all.every(({ left }) => left.some((token) => token.from === from))
  const fitting = (named.length > 0 ? named : all).filter(({ left }) => left.every(isLeftByAll))
  const [refused] = fitting.length > 0 ? [] : named
  return { fitting, ...(refused && { refused: refused.list }) }
}

/** How many of the words at the beginning are taken as one phrase. */
function runAt(tokens: readonly Token[], take: (phrase: string) => boolean): number {
  const end = tokens.findIndex(({ quoted }) => quoted)
  for (let length = end < 0 ? tokens.length : end; length > 0; length -= 1) {
    const words = tokens.slice(0, length).map(({ text }) => text)
    if (take(words.join(' '))) return length
    // `am 27.11.`
    const [first = '', ...rest] = words
    if (rest.length > 0 && FILLERS.has(first.toLowerCase()) && take(rest.join(' '))) return length
  }
  return 0
}

/** Makes a filter of a phrase; false where it is none. */
function takes(list: AskedList, phrase: string, reading: Reading, t: Translate, days: ReadDays): boolean {
  if (list.isCalled(phrase, t)) return (reading.isNamed = true)
  const side = list.ends === undefined ? undefined : sideIn(phrase, t)
  if (side !== undefined && reading.side === undefined) return (reading.side = side) !== undefined
  const said = list.called?.(phrase, t)
  const meant = said === undefined ? wholeValues(list.filters, phrase, { t }, days) : [said]
  return [...areasIn(list, phrase), ...meant].some((values) => puts(list, values, reading))
}

const sideIn = (phrase: string, t: Translate): Side | undefined =>
  (['delivery', 'pickup'] as const).find((side) => listed(t, `list.findBy.${side}`).includes(foldText(phrase)))

/** `PLZ 20-29` */
function areasIn({ filters }: AskedList, phrase: string): FilterValues[] {
  const [word = '', text = '', ...more] = phrase.split(' ')
  const filter = filters.all.find(({ kind }) => kind === 'areas')
  const value = filter !== undefined && more.length === 0 && isAreaWord(word) ? filter.read(text) : undefined
  return filter === undefined || value === undefined ? [] : [{ [filter.params[0]]: value }]
}

/** Puts values beside those that are set; one that may not be several is not said twice. */
function puts({ filters, ends }: AskedList, values: FilterValues, reading: Reading): boolean {
  const filterOf = (param: string) => filters.all.find(({ params }) => params.includes(param))
  const isDays = Object.keys(values).every((param) => filterOf(param)?.kind === 'period')
  if (isDays && ends !== undefined) {
    if (reading.days !== undefined) return false
    const [from, to] = ends.pickup
    if (!Object.hasOwn(values, from)) return false
    reading.days = [values[from], values[to]]
    return true
  }
  const isFree = (param: string) => reading.values[param] === undefined || mayBeSeveral(filterOf(param))
  if (!Object.keys(values).every(isFree)) return false
  for (const [param, value] of Object.entries(values)) {
    const both = [reading.values[param], value].filter(Boolean).join(',')
    reading.values[param] = both === '' ? undefined : (filterOf(param)?.read(both) ?? value)
  }
  return true
}

const mayBeSeveral = (filter: Filter | undefined) =>
  filter?.kind === 'areas' || (filter?.kind === 'set' && filter.single !== true)

/** Of a bare day both of its meanings. */
function readingsOf(list: AskedList, values: FilterValues, { days, side }: Reading): Sentence['readings'] {
  const { ends, settled = (one: FilterValues) => one } = list
  if (ends === undefined || days === undefined) return [settled(values)]
  const of = (one: Side) => {
    const [first, last] = ends[one]
    return settled({ ...values, [first]: days[0], [last]: days[1] })
  }
  return side === undefined ? [of('pickup'), of('delivery')] : [of(side)]
}

const isPlace = (tokens: readonly Token[]) =>
  tokens.length > 0 && tokens.every(({ text }) => !/\d/.test(text)) && tokens.some(({ text }) => /\p{L}{2}/u.test(text))

/** Reads both ends of a way out of the words that are left; those that are none stay. */
function placesOf(
  places: NonNullable<AskedList['places']>,
  left: readonly Token[],
  side: Side | undefined,
  t: Translate,
): { values?: FilterValues; left: readonly Token[] } {
  const endAt = (end: End) => left.findIndex((token) => !token.quoted && isEnd(end, token.text, t))
  const [to, from] = [endAt('to'), endAt('from')]
  const name = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ') || undefined
  const valuesOf = (start: readonly Token[], end: readonly Token[]) => ({
    [places.pickup]: name(start),
    [places.delivery]: name(end),
  })
  if (to < 0 && from < 0) {
    if (side === undefined || !isPlace(left)) return { left }
    return { values: side === 'pickup' ? valuesOf(left, []) : valuesOf([], left), left: [] }
  }
  const behind = (at: number, other: number) => left.slice(at + 1, other > at ? other : undefined)
  const end = to < 0 ? [] : behind(to, from)
  const before = left.slice(0, from < 0 || to < 0 ? Math.max(from, to) : Math.min(from, to))
  // `Hamburg nach München` needs no word for where it begins.
  const [start, rest] = from < 0 ? [before, []] : [behind(from, to), before]
  const isWay = (from < 0 && start.length === 0 ? true : isPlace(start)) && (to < 0 || isPlace(end))
  return isWay ? { values: valuesOf(start, end), left: rest } : { left }
}

const isEnd = (end: End, word: string, t: Translate) =>
  endWord(word) === end || listed(t, `list.findBy.${end}`).includes(foldText(word))
