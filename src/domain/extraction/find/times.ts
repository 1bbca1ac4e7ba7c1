import { addDays, daysBetween, weekday, type PlainDate } from '../../basics/dates.ts'
import { GERMAN_DATE_WORDS, weekdayNamed } from '../../basics/date-words.ts'
import { parseTimeWindow, parseTypedTime, readTypedDate } from '../../basics/typed-dates.ts'
import type { Doubt, FieldCandidate } from '../fields.ts'
import { sideOf } from './stops.ts'
import type { Layout, PlacedCell } from '../layout.ts'
import { MONTHS, NAMED, NUMBERS, WORDS } from '../time-patterns.ts'
import { asDigits } from '../look-alikes.ts'

interface DateHit {
  date: PlainDate
  /** As it is typed; a weekday alone is looked at again once it is known when goods are loaded. */
  typed: string
  isWeekday: boolean
  from: number
  to: number
  doubts: readonly Doubt[]
}

/** Short names of days are words as well: `So`, `Do`. */
function isDayName(text: string, name: string, at: number): boolean {
  if (name.length > 2) return true
  const [before, after] = [text.slice(0, at), text.slice(at + name.length)]
  return (
    /(?:^|\s)(?:am|ab|bis|auf|für|zum|von|\p{L}+:|-|–)\s*$/iu.test(before) ||
    /^[.,]{0,2}\s*(?:\d|ab\b|bis\b|früh|vormittag|nachmittag)/iu.test(after) ||
    /^[\s:]*$/.test(before)
  )
}

function datesIn(text: string, today: PlainDate): DateHit[] {
  const hits: DateHit[] = []
  const free = (from: number, to: number) => !hits.some((hit) => from < hit.to && hit.from < to)
  for (const match of text.matchAll(NUMBERS)) take(match, match[1], match[2] ?? '')
  for (const match of text.matchAll(NAMED)) {
    const month = MONTHS.indexOf((match[3] ?? '').toLowerCase()) + 1
    take(match, match[1], `${match[2] ?? ''}.${month}.${match[4] ?? ''}`)
  }
  function take(match: RegExpExecArray, name: string | undefined, written: string): void {
    const typed = asDigits(written.replace(/\s/g, '')).replace(/^(\d{1,2})[/-](\d{1,2})[/-]/, '$1.$2.')
    const date = readTypedDate(typed, today)?.date
    if (date === undefined) return
    const isOtherDay = name !== undefined && weekdayNamed(name, GERMAN_DATE_WORDS) !== weekday(date)
    const doubts: Doubt[] = [
      ...(typed.length !== written.length || /[^\d.\s/-]/.test(written) ? letterDoubt(written) : []),
      ...(isOtherDay ? (['conflict'] as const) : []),
    ]
    if (free(match.index, match.index + match[0].length))
      hits.push({ date, typed, isWeekday: false, from: match.index, to: match.index + match[0].length, doubts })
  }
  for (const match of text.matchAll(WORDS)) {
    const [whole, day, relative] = match
    if (day !== undefined && !isDayName(text, day, match.index)) continue
    if (relative === 'heute' && /^\s*(?:besprochen|telefonisch|Morgen|früh)/i.test(text.slice(match.index + 5)))
      continue
    const read = readTypedDate(whole, today)
    if (read === undefined || !free(match.index, match.index + whole.length)) continue
    const doubts: Doubt[] = read.form === 'week' ? ['ambiguous'] : []
    hits.push({
      date: read.date,
      typed: whole,
      isWeekday: read.form === 'weekday',
      from: match.index,
      to: match.index + whole.length,
      doubts,
    })
  }
  return hits.toSorted((a, b) => a.from - b.from)
}

const letterDoubt = (written: string): Doubt[] => (/\p{L}|\|/u.test(written) ? ['letters'] : [])

interface TimeHit {
  timeFrom?: string
  timeTo?: string
  from: number
  to: number
  doubts: readonly Doubt[]
}

const CLOCK = `(?:[0-2]?\\d[:.][0-5]\\d|[0-2]?\\d)`
const WINDOW = new RegExp(
  `(?<![\\d.,:])(${CLOCK})\\s*(?:Uhr|h)?\\s*(?:-|–|—|bis|und)\\s*(${CLOCK})(?![\\d.,:]\\d|\\d)\\s*(Uhr|h\\b|godz)?`,
  'giu',
)
const ONE = new RegExp(
  `(?<![\\p{L}])(?:(ab|von|nach|frühestens|od)|(bis|vor|spätestens|do)|(um|gegen|fix))?\\s*(?<![\\d.,:])(${CLOCK})(?![\\d.,:]\\d|\\d)\\s*(Uhr|h\\b)?`,
  'giu',
)

/** Times of a text from which the dates are taken out; `isTold` where a label or a day says that figures are times. */
function timesIn(text: string, dates: readonly DateHit[], isTold: boolean): TimeHit[] {
  let shadow = text
  for (const { from, to } of dates) shadow = shadow.slice(0, from) + '#'.repeat(to - from) + shadow.slice(to)
  const follows = (at: number) =>
    isTold || /#[\s,.:(]*(?:zwischen|von|ab|bis|um|w godz\.)?\s*$/i.test(shadow.slice(0, at))
  const hits: TimeHit[] = []
  for (const match of shadow.matchAll(WINDOW)) {
    const [whole, first = '', second = '', mark] = match
    const window = parseTimeWindow(`${first}-${second}`)
    const isClear = mark !== undefined || (/[:.]/.test(first) && /[:.]/.test(second)) || follows(match.index)
    if (
      window === undefined ||
      !isClear ||
      /^\s*(?:kg|t|ldm|€|eur|°|cm|x)/i.test(shadow.slice(match.index + whole.length))
    )
      continue
    hits.push({
      timeFrom: window.from,
      timeTo: window.to,
      from: match.index,
      to: match.index + whole.trimEnd().length,
      doubts: window.from >= window.to ? ['bounds'] : [],
    })
  }
  for (const match of shadow.matchAll(ONE)) {
    const [whole, from, until, at, clock = '', mark] = match
    const start = match.index + (whole.length - whole.trimStart().length)
    const to = match.index + whole.trimEnd().length
    const time = parseTypedTime(clock)
    const isClear =
      mark !== undefined ||
      (/\d:\d/.test(clock) && (from ?? until ?? at ?? (follows(match.index) || undefined)) !== undefined)
    if (time === undefined || !isClear || hits.some((hit) => start < hit.to && hit.from < to)) continue
    hits.push({ ...(until === undefined ? { timeFrom: time } : { timeTo: time }), from: start, to, doubts: [] })
  }
  return hits
}

/** Furthest days, before and after today, that an order is about. */
const [FAR_BACK, FAR_AHEAD] = [30, 120]

interface DateInCell {
  cell: PlacedCell
  date: DateHit
}

/** Days and windows of both stops; weekdays of the delivery count from the day goods are loaded on. */
export function findTimes(layout: Layout, today: PlainDate): FieldCandidate[] {
  const found: FieldCandidate[] = []
  const unsaid: DateInCell[] = []
  for (const cell of layout.cells) {
    const dates = datesIn(cell.text, today)
    for (const date of dates) {
      const { part, value } = layout.contextAt(cell, cell.from + date.from)
      const side = sideOf(part)
      if (side === undefined || value === 'paperDate') unsaid.push({ cell, date })
      else found.push(dayOf(cell, date, side.side, 96 - side.lost, today))
    }
    const isTold = layout.contextAt(cell, cell.to).value === 'time'
    for (const time of timesIn(cell.figures, dates, isTold)) found.push(...windowOf(layout, cell, time))
    const fixed = /\bfix(?:termin)?\b/i.exec(cell.text)
    const side = fixed && sideOf(layout.contextAt(cell, cell.from + fixed.index).part)
    if (fixed && side)
      found.push({
        field: `${side.side}.fixed`,
        value: true,
        source: { line: cell.line, from: cell.from + fixed.index, to: cell.from + fixed.index + fixed[0].length },
        confidence: 94,
        doubts: [],
      })
  }
  return withLater([...found, ...assumed(layout, unsaid, found, today)], today)
}

function dayOf(
  cell: PlacedCell,
  hit: DateHit,
  side: 'pickup' | 'delivery',
  sure: number,
  today: PlainDate,
): FieldCandidate {
  const away = daysBetween(today, hit.date)
  const doubts: Doubt[] = [...hit.doubts, ...(away < -FAR_BACK || away > FAR_AHEAD ? (['bounds'] as const) : [])]
  const lost = doubts.reduce((sum, doubt) => sum + (doubt === 'letters' ? 10 : 18), 0)
  return {
    field: `${side}.date`,
    value: hit.date,
    source: { line: cell.line, from: cell.from + hit.from, to: cell.from + hit.to },
    confidence: sure - lost,
    doubts,
  }
}

function windowOf(layout: Layout, cell: PlacedCell, { timeFrom, timeTo, from, to, doubts }: TimeHit): FieldCandidate[] {
  const side = sideOf(layout.contextAt(cell, cell.from + from).part)
  if (side === undefined) return []
  const source = { line: cell.line, from: cell.from + from, to: cell.from + to }
  const hasLetters = cell.text.slice(from, to) !== cell.figures.slice(from, to)
  const rest = {
    source,
    confidence: 96 - side.lost - doubts.length * 20 - (hasLetters ? 10 : 0),
    doubts: hasLetters ? [...doubts, 'letters' as const] : doubts,
  }
  return [
    ...(timeFrom === undefined ? [] : [{ field: `${side.side}.timeFrom` as const, value: timeFrom, ...rest }]),
    ...(timeTo === undefined ? [] : [{ field: `${side.side}.timeTo` as const, value: timeTo, ...rest }]),
  ]
}

/** Dates that stand beside no stop: the day of the letter, unless nothing else says when. */
function assumed(
  layout: Layout,
  unsaid: readonly DateInCell[],
  found: readonly FieldCandidate[],
  today: PlainDate,
): FieldCandidate[] {
  const has = (side: 'pickup' | 'delivery') => found.some(({ field }) => field === `${side}.date`)
  const isOfLetter = ({ cell, date }: DateInCell) =>
    /^\p{L}[\p{L} ]+,?\s(?:den\s)?$/u.test(cell.text.slice(0, date.from)) ||
    layout.contextAt(cell, cell.from + date.from).value === 'date'
  const free = unsaid.filter((said) => !isOfLetter(said) && said.date.date >= today)
  const [first, second] = free
  const day = (said: DateInCell | undefined, side: 'pickup' | 'delivery'): FieldCandidate[] => {
    if (said === undefined || has(side)) return []
    const one = dayOf(said.cell, said.date, side, 76, today)
    return [{ ...one, doubts: [...one.doubts, 'unlabelled'] }]
  }
  return [...day(first, 'pickup'), ...day(has('pickup') ? first : second, 'delivery')]
}

/** A weekday of the delivery is the first one from the day goods are loaded on. */
function withLater(found: readonly FieldCandidate[], today: PlainDate): FieldCandidate[] {
  const loaded = found
    .filter(({ field }) => field === 'pickup.date')
    .toSorted((a, b) => b.confidence - a.confidence)[0]?.value
  if (typeof loaded !== 'string') return [...found]
  return found.map((one) => {
    if (one.field !== 'delivery.date' || typeof one.value !== 'string' || one.value >= loaded) return one
    // It was read as the next such day from today, within a week.
    const isNear = daysBetween(today, one.value) < 7 && daysBetween(one.value, loaded) < 7
    const later = addDays(one.value, 7)
    return isNear
      ? { ...one, value: later }
      : { ...one, confidence: one.confidence - 15, doubts: [...one.doubts, 'bounds'] }
  })
}
