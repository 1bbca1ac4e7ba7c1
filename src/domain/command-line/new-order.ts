import type { PlainDate } from '../basics/dates.ts'
import { parseDecimal } from '../basics/numbers.ts'
import { placeNamed } from '../places/town-codes.ts'
import { parseTimeWindow, parseTypedTime, readTypedDate } from '../basics/typed-dates.ts'
import { parseTypedPackages } from '../goods/typed-packages.ts'
import type { Appointment, NewOrder, ParsedLine, Part, Role } from './line.ts'
import { partOf } from './parts.ts'
import type { Token } from './tokens.ts'
import { FILLERS, foundType } from './words.ts'

/** Stands for a customer or a place that is not known yet. */
export const OPEN = '?'
/** Most words of a town's name. */
const MOST_PLACE_WORDS = 4

const isSign = ({ text, quoted }: Token) => !quoted && (text === '>' || text === '→')
const isOpen = (token: Token | undefined) => token !== undefined && !token.quoted && token.text === OPEN
const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ')

/** Where the place begins that the words before the arrow end with. */
export function placeBegins(tokens: readonly Token[]): number {
  const last = tokens.at(-1)
  if (last === undefined) return 0
  if (last.quoted || isOpen(last)) return tokens.length - 1
  for (let length = Math.min(MOST_PLACE_WORDS, tokens.length); length > 0; length -= 1) {
    const some = tokens.slice(-length)
    if (some.every(({ quoted }) => !quoted) && placeNamed(textOf(some)) !== undefined) return tokens.length - length
  }
  // One word alone is whom it is for; behind a name it is a place no one here knows.
  return tokens.length === 1 ? 1 : tokens.length - 1
}

/** How many words the place behind the arrow has. */
function placeLength(tokens: readonly Token[]): number {
  const [first] = tokens
  if (first === undefined || first.quoted) return first ? 1 : 0
  const quoted = tokens.findIndex((token) => token.quoted)
  const most = Math.min(MOST_PLACE_WORDS, quoted < 0 ? tokens.length : quoted)
  for (let length = most; length > 0; length -= 1) {
    if (placeNamed(textOf(tokens.slice(0, length))) !== undefined) return length
  }
  return 1
}

/** A measure some words say, and how many words those are. */
type Measure = { length: number; role: Role } & Pick<
  NewOrder,
  'packages' | 'weightKg' | 'loadingMeters' | 'vehicleType'
>

const WEIGHT = /^([\d.,]+)\s*(t|to|tonnen|kg)$/i
const METERS = /^([\d.,]+)\s*(?:ldm|lm|lademeter)$/i

function measureIn(text: string, length: number): Measure | undefined {
  const [, weight = '', unit = ''] = WEIGHT.exec(text) ?? []
  const amount = parseDecimal(weight)
  if (amount !== undefined && amount > 0)
    return { length, role: 'goods', weightKg: Math.round(/^kg$/i.test(unit) ? amount : amount * 1000) }
  const meters = parseDecimal(METERS.exec(text)?.[1] ?? '')
  if (meters !== undefined && meters > 0) return { length, role: 'goods', loadingMeters: meters }
  const { count, type } = parseTypedPackages(text) ?? {}
  if (count !== undefined && count > 0 && type !== undefined)
    return { length, role: 'goods', packages: { count, type } }
  const body = length === 1 ? foundType(text) : undefined
  return body && { length, role: 'type', vehicleType: body }
}

function measureAt(tokens: readonly Token[]): Measure | undefined {
  for (const length of [2, 1]) {
    const some = tokens.slice(0, length)
    const found =
      some.length < length || some.some(({ quoted }) => quoted) ? undefined : measureIn(textOf(some), length)
    if (found !== undefined) return found
  }
  return undefined
}

/** What is loaded on Wednesday is unloaded on the Thursday after. */
const firstDay = ({ pickup }: NewOrder, today: PlainDate): PlainDate =>
  pickup?.date !== undefined && pickup.date > today ? pickup.date : today

/** A day, a window or one end of it that some words say. */
function whenAt(
  tokens: readonly Token[],
  before: Appointment,
  { today, first: earliest }: { today: PlainDate; first: PlainDate },
): (Appointment & { length: number }) | undefined {
  const [first, second, third] = tokens.map(({ text, quoted }) => (quoted ? undefined : text))
  if (first === undefined) return undefined
  for (const [length, text] of [
    [2, second === undefined ? undefined : `${first} ${second}`],
    [1, first],
  ] as const) {
    const read = text === undefined || /^\d+$/.test(text) ? undefined : readTypedDate(text, today)
    const isLater = read?.form === 'weekday' && read.date < earliest && text !== undefined
    const date = isLater ? readTypedDate(text, earliest)?.date : read?.date
    if (date !== undefined && before.date === undefined) return { date, length }
  }
  const window = parseTimeWindow(first) ?? (third && parseTimeWindow(`${first} ${second} ${third}`))
  if (window) return { timeFrom: window.from, timeTo: window.to, length: parseTimeWindow(first) ? 1 : 3 }
  const end = second === undefined ? undefined : parseTypedTime(second)
  if (end !== undefined && /^ab$/i.test(first)) return { timeFrom: end, length: 2 }
  if (end !== undefined && /^bis$/i.test(first)) return { timeTo: end, length: 2 }
  const isClear = before.date !== undefined || /:|uhr|h$/i.test(first)
  const time = isClear ? parseTypedTime(first) : undefined
  return time === undefined ? undefined : { timeFrom: time, length: 1 }
}

/** Reads a new order: customer, from, to, goods, and when it is loaded and unloaded. All of it may be missing. */
export function newOrderOf(tokens: readonly Token[], today: PlainDate): ParsedLine {
  const verb = 'create'
  const arrow = tokens.findIndex(isSign)
  const head = headOf(tokens, arrow, today)
  const order: NewOrder = { verb, ...head.said }
  const parts: Part[] = [...head.parts]
  const goods: Token[] = []
  let end: 'pickup' | 'delivery' = 'pickup'
  let at = head.length
  while (at < tokens.length) {
    const rest = tokens.slice(at)
    const [token] = rest
    if (token === undefined) break
    const measure = token.quoted ? undefined : measureAt(rest)
    const when = measure
      ? undefined
      : whenAt(rest, order[end] ?? {}, { today, first: end === 'pickup' ? today : firstDay(order, today) })
    const { length } = measure ?? when ?? { length: 1 }
    if (!token.quoted && token.text === '/') end = 'delivery'
    else if (measure) {
      const { length: _length, role, ...said } = measure
      Object.assign(order, said)
      parts.push(...partsOf(role, rest.slice(0, length)))
    } else if (when) {
      const { length: _length, ...said } = when
      order[end] = { ...order[end], ...said }
      parts.push(...partsOf(end, rest.slice(0, length)))
    } else if (token.quoted || !FILLERS.has(token.text.toLowerCase())) {
      goods.push(token)
      parts.push(...partsOf('goods', [token]))
    }
    at += length
  }
  const said = textOf(goods).trim()
  if (said !== '') order.goods = said
  return { verb, parts, line: order }
}

const partsOf = (role: Role, tokens: readonly Token[]): Part[] => {
  const part = partOf(role, tokens)
  return part ? [part] : []
}

interface Head {
  said: Pick<NewOrder, 'customer' | 'from' | 'to'>
  parts: Part[]
  length: number
}

/** Who it is for, and where it goes from and to. */
function headOf(tokens: readonly Token[], arrow: number, today: PlainDate): Head {
  if (arrow < 0) {
    const length = isOpen(tokens[0]) || tokens[0]?.quoted === true ? 1 : freeLength(tokens, today)
    return named({ customer: tokens.slice(0, length) }, length)
  }
  const before = tokens.slice(0, arrow)
  const behind = tokens.slice(arrow + 1)
  const begins = placeBegins(before)
  const length = placeLength(behind)
  return named(
    { customer: before.slice(0, begins), from: before.slice(begins), to: behind.slice(0, length) },
    arrow + 1 + length,
  )
}

/** Words up to the first that says goods or when. */
function freeLength(tokens: readonly Token[], today: PlainDate): number {
  const end = tokens.findIndex((token, index) => {
    const rest = tokens.slice(index)
    return (
      token.quoted || token.text === '/' || (measureAt(rest) ?? whenAt(rest, {}, { today, first: today })) !== undefined
    )
  })
  return end < 0 ? tokens.length : end
}

function named(all: Partial<Record<'customer' | 'from' | 'to', readonly Token[]>>, length: number): Head {
  const said: Head['said'] = {}
  const parts: Part[] = []
  for (const role of ['customer', 'from', 'to'] as const) {
    const tokens = (all[role] ?? []).filter((token) => !isOpen(token))
    const part = partOf(role, tokens)
    if (part === undefined || part.text === '') continue
    said[role] = part.text
    parts.push(part)
  }
  return { said, parts, length }
}
