/** Longer labels and queries are cut: no one reads or types them, and a page must not stand still for one. */
export const maxLabel = 120
export const maxQuery = 200
export const maxRows = 50

const umlauts: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['œ', 'oe'],
])

const ascii = /^[ -~]*$/

function foldCharacter(character: string): string {
  const lower = character.toLowerCase()
  return umlauts.get(lower) ?? lower.normalize('NFD').replace(/\p{Mark}/gu, '')
}

/** Lower case, ä as ae, ß as ss, accents gone: `'Bräuhäuser'` and `'braeuhaeuser'` become one. Cut at `limit` characters. */
export function fold(text: string, limit = maxLabel): string {
  const cut = text.length > limit ? text.slice(0, limit) : text
  if (ascii.test(cut)) return cut.toLowerCase()
  return cut
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^ -~]/gu, foldCharacter)
}

/** The terms of a query: folded words, all of which must be found. */
export function termsOf(query: string): readonly string[] {
  return fold(query, maxQuery).split(/\s+/).filter(Boolean)
}

/** Items with their labels folded once, ready for many queries. */
export interface RankIndex<T> {
  items: readonly T[]
  labels: readonly string[]
  /** Other words for the same thing, one string per item, words parted by line ends. */
  synonyms: readonly string[]
  /** Labels and other words with figures in them, without blanks and signs: a plate is typed as it is spoken. */
  compacts: readonly string[]
}

const signs = /[^a-z0-9\n]/g

/** Letters and figures run together, as plates and numbers are typed; undefined for what is a word or too short. */
export function runTogether(text: string): string | undefined {
  const compact = text.replace(signs, '')
  return compact.length > 3 && /\d/.test(compact) && /[a-z]/.test(compact) ? compact : undefined
}

/** Folds the labels (and other words) of all items; do it once, not per key. */
export function prepare<T>(
  items: readonly T[],
  labelOf: (item: T) => string,
  synonymsOf?: (item: T) => readonly string[] | undefined,
): RankIndex<T> {
  const labels = items.map((item) => fold(labelOf(item)))
  const synonyms = items.map(
    (item) =>
      synonymsOf?.(item)
        ?.map((word) => fold(word))
        .join('\n') ?? '',
  )
  const compacts = labels.map((label, index) => {
    const text = `${label}\n${synonyms[index] ?? ''}`
    return /\d/.test(text) ? text.replace(signs, '') : ''
  })
  return { items, labels, synonyms, compacts }
}

/** How well one term fits; smaller is better, undefined is not at all. */
const exact = 0
const prefix = 1
const wordStart = 2
const within = 3
const bySynonym = 4

function isWordCharacter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127
}

function fit(label: string, term: string): number | undefined {
  let at = label.indexOf(term)
  if (at < 0) return undefined
  if (at === 0) return label.length === term.length ? exact : prefix
  while (at > 0) {
    if (!isWordCharacter(label.charCodeAt(at - 1))) return wordStart
    at = label.indexOf(term, at + 1)
  }
  return within
}

function fitSynonyms(words: string, term: string): number | undefined {
  if (words === '') return undefined
  const found = fit(words, term)
  return found === undefined || found === within ? undefined : bySynonym + found
}

/** Signs and blanks do not count: `hht1303` is `HH-T 1303`. */
function fitCompact(compact: string, term: string): number | undefined {
  const plain = compact === '' ? undefined : runTogether(term)
  if (plain === undefined || !compact.includes(plain)) return undefined
  return compact.startsWith(plain) ? prefix : within
}

function score(label: string, synonyms: string, compact: string, terms: readonly string[]): number | undefined {
  let total = 0
  for (const term of terms) {
    const found = fit(label, term) ?? fitSynonyms(synonyms, term) ?? fitCompact(compact, term)
    if (found === undefined) return fitCompact(compact, terms.join(''))
    total += found
  }
  return total
}

/** The best rows for a query, best first, and how many fitted in all. */
export interface Ranking<T> {
  rows: readonly T[]
  total: number
}

/**
 * All terms must fit, or all of them run together; exact before prefix before word start before within before synonyms, ties
 * in the given order.
 * An empty query takes all in the given order. At most `limit` rows come back.
 */
export function rank<T>(prepared: RankIndex<T>, query: string, limit = maxRows): Ranking<T> {
  const terms = termsOf(query)
  const { items, labels, synonyms, compacts } = prepared
  if (terms.length === 0) return { rows: items.slice(0, limit), total: items.length }
  const phrase = terms.join(' ')
  const buckets = new Map<number, number[]>()
  let total = 0
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index] ?? ''
    const found = label === phrase ? exact - 1 : score(label, synonyms[index] ?? '', compacts[index] ?? '', terms)
    if (found === undefined) continue
    total++
    const bucket = buckets.get(found)
    if (!bucket) buckets.set(found, [index])
    else if (bucket.length < limit) bucket.push(index)
  }
  const rows: T[] = []
  for (const key of [...buckets.keys()].sort((a, b) => a - b)) {
    for (const index of buckets.get(key) ?? []) {
      const item = items[index]
      if (item !== undefined && rows.length < limit) rows.push(item)
    }
  }
  return { rows, total }
}

/** From and to (exclusive) of a marked part of a label. */
export type MatchRange = readonly [number, number]

/** Where the terms of a query stand in a label, in order and without overlaps, for marking them. */
export function matchRanges(label: string, query: string): readonly MatchRange[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const cut = label.slice(0, maxLabel)
  let folded = ''
  const origins: number[] = []
  for (let index = 0; index < cut.length; index++) {
    const part = foldCharacter(cut.charAt(index))
    for (let step = 0; step < part.length; step++) origins.push(index)
    folded += part
  }
  const places = terms.map((term) => placeOf(folded, term))
  const isWhole = places.every((place) => place !== undefined)
  const together = isWhole ? undefined : compactPlace(folded, terms.join(''))
  const marked = (together ? [together] : places).flatMap((place): MatchRange[] => {
    if (place === undefined) return []
    const [from, to] = place
    return [[origins[from] ?? 0, (origins[to - 1] ?? cut.length - 1) + 1]]
  })
  return merge(marked.sort((a, b) => a[0] - b[0]))
}

function placeOf(folded: string, term: string): MatchRange | undefined {
  const at = bestPlace(folded, term)
  return at < 0 ? compactPlace(folded, term) : [at, at + term.length]
}

/** Where a plate stands that was typed without its signs. */
function compactPlace(folded: string, term: string): MatchRange | undefined {
  const plain = runTogether(term)
  if (plain === undefined) return undefined
  const kept = [...folded].flatMap((sign, index) => (sign.replace(signs, '') === '' ? [] : [index]))
  const at = kept
    .map((index) => folded.charAt(index))
    .join('')
    .indexOf(plain)
  const [from, last] = [kept[at], kept[at + plain.length - 1]]
  return at < 0 || from === undefined || last === undefined ? undefined : [from, last + 1]
}

function bestPlace(folded: string, term: string): number {
  const first = folded.indexOf(term)
  let at = first
  while (at > 0 && isWordCharacter(folded.charCodeAt(at - 1))) at = folded.indexOf(term, at + 1)
  return at < 0 ? first : at
}

function merge(sorted: readonly MatchRange[]): readonly MatchRange[] {
  return sorted.reduce<MatchRange[]>((done, range) => {
    const last = done.at(-1)
    if (!last || range[0] > last[1]) return [...done, range]
    return [...done.slice(0, -1), [last[0], Math.max(last[1], range[1])]]
  }, [])
}
