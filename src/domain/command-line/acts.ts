import type { PlainDate } from '../basics/dates.ts'
import { typedDelay } from '../basics/typed-delay.ts'
import { parseTypedMove } from '../stops/typed-move.ts'
import { parseTypedRange } from '../basics/typed-range.ts'
import type { Act, ParsedLine, Part, Role } from './line.ts'
import { nameLength, partOf, troubleAt } from './parts.ts'
import type { Token } from './tokens.ts'
import { absenceKind, blockKind, type Verb } from './words.ts'

/** A line with a word for what is done: what stands before and behind it. */
export interface SaidAct {
  verb: Act['verb']
  word: Token
  before: readonly Token[]
  after: readonly Token[]
  /** The whole line, for texts as they stand. */
  line: string
  today: PlainDate
}

const VERBS: ReadonlySet<Verb> = new Set<Act['verb']>([
  'assign',
  'confirm',
  'cancel',
  'move',
  'delay',
  'block',
  'absent',
  'tours',
  'help',
])
export const isActVerb = (verb: Verb): verb is Act['verb'] => VERBS.has(verb)

/** A number of an order as it stands by itself among others. */
const ORDER = /^#?(?:\p{L}{1,4}-)?(?:\d{4}-)?\d{3,7}$/u
export const isOrderNumber = (text: string): boolean => ORDER.test(text)

/** Words between several orders, and before a reason. */
const AND = new Set(['und', 'u.', '&', ','])
const BECAUSE = new Set(['wegen', 'weil', 'grund', 'grund:'])

/** Most words days are said in: `ab 27.11. bis 4.12.`. */
const MOST_DAY_WORDS = 4

const isOne = ({ text, quoted }: Token) => quoted || isOrderNumber(text.replace(/,$/, ''))
const isAnd = ({ text, quoted }: Token) => !quoted && AND.has(text.toLowerCase())

/** Several orders by their numbers, else one name of some words. */
function objectsIn(tokens: readonly Token[]): Part[] {
  const named = tokens.filter((token) => !isAnd(token))
  if (named.length > 1 && named.every(isOne)) {
    return named.map(({ from, to, text, quoted }) => ({
      role: 'object',
      from,
      to,
      text: quoted ? text : text.replace(/,$/, ''),
    }))
  }
  const one = partOf('object', named)
  return one ? [one] : []
}

/** What the line is about, before its word or behind it, and what follows. */
function split(
  said: SaidAct,
  length: (after: readonly Token[]) => number,
): { objects: Part[]; rest: readonly Token[] } {
  const { before, after } = said
  if (before.length > 0) return { objects: objectsIn(before), rest: after }
  const count = length(after)
  return { objects: objectsIn(after.slice(0, count)), rest: after.slice(count) }
}

/** Numbers in a row at the beginning. */
function leadingOrders(tokens: readonly Token[]): number {
  const end = tokens.findIndex((token) => !isOne(token) && !isAnd(token))
  return end < 0 ? tokens.length : end
}

/** The text from a word on, as it stands, without what only says that it is a reason. */
function textFrom(role: Role, tokens: readonly Token[], line: string): Part | undefined {
  const [first, second] = tokens
  const start = first && !first.quoted && BECAUSE.has(first.text.toLowerCase()) ? second : first
  if (start === undefined) return undefined
  const text = line.slice(start.from).trim()
  return { role, from: start.from, to: start.from + text.length, text }
}

const texts = (parts: readonly Part[]) => parts.map(({ text }) => text)
const manyOf = (parts: readonly Part[]) => (parts.length > 0 ? { objects: texts(parts) } : {})
const oneOf = (parts: readonly Part[]) => (parts[0] ? { object: texts(parts).join(' ') } : {})

/** Reads what is done in words. It never throws. */
export function actOf(said: SaidAct): ParsedLine {
  switch (said.verb) {
    case 'assign':
      return assigned(said)
    case 'confirm': {
      const { objects, rest } = split(said, (after) => after.length)
      const [stray] = rest
      if (stray !== undefined) return { verb: 'confirm', parts: objects, trouble: troubleAt('more', stray) }
      return { verb: 'confirm', parts: objects, line: { verb: 'confirm', ...manyOf(objects) } }
    }
    case 'cancel': {
      const { objects, rest } = split(said, leadingOrders)
      const reason = textFrom('reason', rest, said.line)
      if (reason === undefined) return { verb: 'cancel', parts: objects, missing: 'reason' }
      const line = { verb: 'cancel', ...manyOf(objects), reason: reason.text } as const
      return { verb: 'cancel', parts: [...objects, reason], line }
    }
    case 'move':
      return moved(said)
    case 'delay':
      return delayed(said)
    case 'block':
    case 'absent':
      return away(said, said.verb)
    case 'tours': {
      const { objects, rest } = split(said, (after) => after.length)
      const [stray] = rest
      if (stray !== undefined) return { verb: 'tours', parts: objects, trouble: troubleAt('more', stray) }
      return { verb: 'tours', parts: objects, line: { verb: 'tours', ...oneOf(objects) } }
    }
    case 'help': {
      const topic = partOf('text', said.after)
      return {
        verb: 'help',
        parts: topic ? [topic] : [],
        line: { verb: 'help', ...(topic && topic.text !== '' && { topic: topic.text }) },
      }
    }
  }
}

function assigned({ before, after }: SaidAct): ParsedLine {
  const verb = 'assign'
  const object = partOf('object', before)
  const carrier = partOf('carrier', after)
  const parts = [object, carrier].filter((part) => part !== undefined)
  if (carrier === undefined) return { verb, parts, missing: 'carrier' }
  return { verb, parts, line: { verb, ...(object && { object: object.text }), carrier: carrier.text } }
}

function moved(said: SaidAct): ParsedLine {
  const verb = 'move'
  const { objects, rest } = split(said, leadingOrders)
  const isTo = rest[0]?.quoted === false && rest[0].text.toLowerCase() === 'auf'
  const to = textFrom('move', isTo ? rest.slice(1) : rest, said.line)
  if (to === undefined) return { verb, parts: objects, missing: 'move' }
  const move = parseTypedMove(to.text, said.today)
  if (move === undefined) return { verb, parts: objects, trouble: { ...to, code: 'move' } }
  return { verb, parts: [...objects, to], line: { verb, ...manyOf(objects), move } }
}

function delayed(said: SaidAct): ParsedLine {
  const verb = 'delay'
  const { objects, rest } = split(said, (after) => ownerLength(after, said.line))
  const how = textFrom('delay', rest, said.line)
  if (how === undefined) return { verb, parts: objects, missing: 'delay' }
  const delay = typedDelay(how.text)
  if (delay === undefined) return { verb, parts: objects, trouble: { ...how, code: 'delay' } }
  return { verb, parts: [...objects, how], line: { verb, ...oneOf(objects), delay } }
}

/** How many words name who is late: figures may be minutes, four of them are an order. */
function ownerLength(tokens: readonly Token[], line: string): number {
  const [first] = tokens
  if (first === undefined) return 0
  if (first.quoted) return 1
  if (/^\d{4,}$/.test(first.text)) return tokens.length > 1 ? 1 : 0
  return typedDelay(line.slice(first.from)) === undefined ? nameLength(tokens, () => false) : 0
}

interface Days {
  length: number
  from: PlainDate
  to: PlainDate | undefined
}

/** The longest row of words at the beginning that says which days. */
function daysAt(tokens: readonly Token[], today: PlainDate): Days | undefined {
  const end = tokens.findIndex(({ quoted }) => quoted)
  const most = Math.min(MOST_DAY_WORDS, end < 0 ? tokens.length : end)
  for (let length = most; length > 0; length -= 1) {
    const text = tokens
      .slice(0, length)
      .map((token) => token.text)
      .join(' ')
    const { from, to, wrong } = parseTypedRange(text, today)
    if (wrong === true || (from ?? to) === undefined) continue
    return { length, from: from ?? today, to }
  }
  return undefined
}

/** A vehicle that stands still, or a driver who is away: who, on which days, and why. */
function away(said: SaidAct, verb: 'block' | 'absent'): ParsedLine {
  const { word, line, today } = said
  const { objects, rest } = split(said, (after) => awayLength(after, verb, today))
  const days = daysAt(rest, today)
  const kind = absenceKind(word.text)
  // Who is ill is so today.
  const isToday = verb === 'absent' && kind === 'sick' && rest.length === 0
  const part = partOf('days', rest.slice(0, days?.length ?? 1))
  if (days === undefined && !isToday) {
    if (part === undefined) return { verb, parts: objects, missing: 'days' }
    return { verb, parts: objects, trouble: { ...part, code: 'days' } }
  }
  const { from, to } = days ?? { from: today, to: today }
  const isWrong = (to === undefined && verb === 'absent') || (to !== undefined && to < from)
  if (isWrong && part) return { verb, parts: objects, trouble: { ...part, code: 'days' } }
  const why = textFrom('reason', rest.slice(days?.length ?? 0), line)
  const parts = [...objects, part, why].filter((one) => one !== undefined)
  const about = oneOf(objects)
  if (verb === 'absent') {
    return { verb, parts, line: { verb, ...about, kind, from, to: to ?? from, ...(why && { note: why.text }) } }
  }
  return {
    verb,
    parts,
    line: { verb, ...about, kind: blockKind(word.text), from, ...(to && { to }), ...(why && { reason: why.text }) },
  }
}

/** Of a plate up to its figures, of a name up to what says when; none where that stands first. */
function awayLength(tokens: readonly Token[], verb: 'block' | 'absent', today: PlainDate): number {
  const [first] = tokens
  if (first === undefined || first.quoted) return first ? 1 : 0
  if (daysAt(tokens, today) !== undefined) return 0
  if (verb === 'block') return nameLength(tokens, () => false)
  const end = tokens.findIndex((_, index) => index > 0 && daysAt(tokens.slice(index), today) !== undefined)
  return end < 0 ? tokens.length : end
}
