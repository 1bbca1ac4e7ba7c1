import '#src/i18n/later-words.ts'
import type { SearchHit } from '#src/commands/palette/search-hits.ts'
import { epochToZoned, type PlainDate } from '#src/domain/dates.ts'
import { foldText } from '#src/domain/fold-text.ts'
import { FILTER_STATUSES, parseOrderStatus } from '#src/domain/order-status.ts'
import type { Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import type { FilterValues } from '#src/records/filters/define-filters.ts'
import { parseRange } from '#src/records/filters/typed-period.ts'
import { filterFacts } from '#src/records/filters/words.ts'
import { ORDER_FILTERS } from './order-filters.ts'

/** What typed texts are put into words with, and the day they are typed on. */
export interface TypedWords {
  t: Translate
  format: Format
  today?: PlainDate
}

/** What was found in a text: either end, when, and what else must hold. */
interface Found {
  from?: string
  to?: string
  days?: { from: PlainDate | undefined; to: PlainDate | undefined }
  side?: 'pickup' | 'delivery'
  more: FilterValues
}

const MOST_WORDS = 8

const listed = (t: Translate, key: TextKey) =>
  t(key)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** Takes the first phrase out that stands in the words, whole; undefined where none does. */
function without(words: readonly string[], phrases: readonly string[]): string[] | undefined {
  for (const phrase of phrases.toSorted((one, other) => other.length - one.length)) {
    const parts = foldText(phrase).split(' ')
    const at = words.findIndex((_, start) =>
      parts.every((part, index) => foldText(words[start + index] ?? '') === part),
    )
    if (at >= 0) return words.toSpliced(at, parts.length)
  }
  return undefined
}

/** The longest run of words that says when; figures alone may be anything. */
function takeDays(words: readonly string[], today: PlainDate): { rest: string[]; days: Found['days'] } | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const text = words.slice(at, at + length).join(' ')
      if (/^\d+$/.test(text) || text.length < 2 || !/[\p{L}.+/]/u.test(text)) continue
      const { from, to, wrong } = parseRange(text, today)
      if (wrong !== true && (from ?? to) !== undefined) return { rest: words.toSpliced(at, length), days: { from, to } }
    }
  }
  return undefined
}

/** Reads what orders are looked for by: `heute laden`, `Hamburg nach München morgen`, `nicht disponiert`. */
function read(text: string, { t }: TypedWords, today: PlainDate): Found | undefined {
  let words = text.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0 || words.length > MOST_WORDS) return undefined
  const found: Found = { more: {} }
  const take = (phrases: readonly string[]): boolean => {
    const rest = without(words, phrases)
    if (rest === undefined) return false
    words = rest
    return true
  }
  const isUnassigned = take(listed(t, 'orders.findBy.unassigned'))
  const status = FILTER_STATUSES.find((one) => take([t(`order.status.${parseOrderStatus(one)}`)]))
  if (take(listed(t, 'orders.findBy.delivery'))) found.side = 'delivery'
  else if (take(listed(t, 'orders.findBy.pickup'))) found.side = 'pickup'
  take(listed(t, 'orders.findBy.fill'))
  found.more = { ...(isUnassigned && { unassigned: 'true' }), ...(status !== undefined && { status }) }
  const when = takeDays(words, today)
  if (when !== undefined) {
    words = when.rest
    found.days = when.days
  }
  const isLeft = readPlaces(words, found, t)
  const isSaid = found.days ?? found.from ?? found.to
  return isLeft && (isSaid !== undefined || isUnassigned || status !== undefined) ? found : undefined
}

/** Reads both ends of a way; false where words are left that nothing was made of. */
function readPlaces(words: readonly string[], found: Found, t: Translate): boolean {
  const is = (key: TextKey) => {
    const known = listed(t, key).map((word) => foldText(word))
    return words.findIndex((word) => known.includes(foldText(word)))
  }
  const [to, from] = [is('orders.findBy.to'), is('orders.findBy.from')]
  const place = (some: readonly string[]) => some.join(' ') || undefined
  const isPlace = (name: string | undefined) => name === undefined || (/\p{L}{2}/u.test(name) && !/\d/.test(name))
  if (to >= 0) {
    found.to = place(words.slice(to + 1))
    found.from = place(words.slice(from === 0 ? 1 : 0, to))
  } else if (from === 0) found.from = place(words.slice(1))
  else if (words.length > 0 && found.side !== undefined) found[found.side === 'pickup' ? 'from' : 'to'] = place(words)
  else if (words.length > 0) return false
  const isNamed = to < 0 ? from !== 0 || found.from !== undefined : found.to !== undefined
  return isNamed && isPlace(found.from) && isPlace(found.to)
}

/** The rows of the palette for what was typed: filters of the order list in words; of a bare day both of its meanings. */
export function typedFilters(text: string, words: TypedWords): SearchHit[] {
  const today = words.today ?? epochToZoned(Date.now()).date
  const found = read(text, words, today)
  if (found === undefined) return []
  const { days, side, from, to, more } = found
  const sides = days === undefined ? [undefined] : side === undefined ? (['pickup', 'delivery'] as const) : [side]
  return sides.map((one) => {
    const [first, last] = one === 'delivery' ? (['dfrom', 'dto'] as const) : (['from', 'to'] as const)
    const filters = {
      ...more,
      ...(one !== undefined && { [first]: days?.from, [last]: days?.to }),
      pcity: from,
      dcity: to,
    }
    const set = Object.entries(filters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    )
    const search = Object.fromEntries(set)
    const facts = filterFacts(ORDER_FILTERS, search, words).map(({ label, value }) => `${label} ${value}`)
    const address = new URLSearchParams(search).toString()
    return {
      kind: 'order',
      id: `filter:${address}`,
      title: words.t('orders.findBy.row', { filters: facts.join(' · ') }),
      to: `/orders?${address}`,
    }
  })
}
