import { parsePriceChange } from '../prices/price-change.ts'
import type { PlainDate } from '../basics/dates.ts'
import { actOf, isActVerb } from './acts.ts'
import { findOf, isAsked } from './find.ts'
import type { Line, Part, ParsedLine, Role } from './line.ts'
import { newOrderOf } from './new-order.ts'
import { haveDigit, nameLength, partOf, troubleAt } from './parts.ts'
import { tokensOf, type Token } from './tokens.ts'
import { saysWhen, whenOf } from './when.ts'
import { behindVerb, frontVerb, type Verb } from './words.ts'

/** What is read of a line at most; no one types more. */
export const MOST_CHARACTERS = 500

/** Reads `4711+` and `preis+5%`, which are two words each. */
function words(line: string): Token[] {
  const tokens = tokensOf(line)
  const [colon] = tokens
  if (colon?.text.startsWith(':') === true && !colon.quoted) {
    const rest = { ...colon, text: colon.text.slice(1), from: colon.from + 1 }
    tokens.splice(0, 1, ...(rest.text === '' ? [] : [rest]))
  }
  return tokens.flatMap((token, index) => {
    if (token.quoted) return [token]
    const isLast = index === tokens.length - 1
    const [, head = '', tail = ''] =
      /^(preis|price)([+−–-].*)$/i.exec(token.text) ?? (isLast ? /^([^+-].*)(\+)$/.exec(token.text) : null) ?? []
    if (head === '') return [token]
    const middle = token.from + head.length
    return [
      { ...token, text: head, to: middle },
      { ...token, text: tail, from: middle },
    ]
  })
}

/**
 * Reads a typed line, finished or not. It never throws, whatever is typed. Which of several orders or vehicles is meant is not
 * its matter.
 */
export function parseLine(typed: string, today: PlainDate): ParsedLine {
  const line = typed.slice(0, MOST_CHARACTERS)
  const tokens = words(line)
  const [first] = tokens
  if (first === undefined) return { parts: [] }
  if (isAsked(tokens)) return findOf(tokens, line)
  const front = first.quoted ? undefined : frontVerb(first.text)
  if (front !== undefined) return inFront(front, line, tokens.slice(1), first, today)
  const at = tokens.findIndex((token, index) => isOperator(token, index, tokens))
  const object = partOf('object', at < 0 ? tokens : tokens.slice(0, at))
  if (at < 0) return opened(tokens)
  const sign = tokens[at]
  const verb = sign && behindVerb(sign.text)
  if (sign === undefined || verb === undefined) return opened(tokens)
  if (isActVerb(verb)) {
    return actOf({ verb, word: sign, before: tokens.slice(0, at), after: tokens.slice(at + 1), line, today })
  }
  return behind(verb, object, line, tokens.slice(at + 1), sign, today)
}

/** A minus is one of a name unless the line ends with it; the other signs and words are operators wherever they stand. */
function isOperator(token: Token, index: number, all: readonly Token[]): boolean {
  if (token.quoted) return false
  const verb = behindVerb(token.text)
  if (verb === undefined) return false
  if (/^\p{L}/u.test(token.text)) return index > 0
  return verb !== 'unplan' || index === all.length - 1
}

function opened(tokens: readonly Token[]): ParsedLine {
  const length = nameLength(tokens, () => false)
  const object = partOf('object', tokens.slice(0, length))
  const parts = object ? [object] : []
  const stray = tokens[length]
  if (stray !== undefined) return { parts, trouble: troubleAt('verb', stray) }
  if (object === undefined) return { parts, missing: 'object' }
  return { verb: 'open', parts, line: { verb: 'open', object: object.text } }
}

function inFront(verb: Verb, line: string, rest: readonly Token[], first: Token, today: PlainDate): ParsedLine {
  if (verb === 'find') return findOf(rest, line)
  if (verb === 'create') return newOrderOf(rest, today)
  if (isActVerb(verb)) return actOf({ verb, word: first, before: [], after: rest, line, today })
  if (verb === 'open') return rest.length === 0 ? { verb, parts: [], missing: 'object' } : opened(rest)
  if (verb === 'go') {
    const screen = partOf('screen', rest)
    if (screen === undefined) return { verb, parts: [], missing: 'screen' }
    return { verb, parts: [screen], line: { verb, screen: screen.text } }
  }
  if (verb !== 'status') return behind(verb, undefined, line, rest, first, today)
  const isNamed = rest[0]?.quoted === true ? rest.length > 1 : haveDigit(rest)
  const length = isNamed ? nameLength(rest, () => false) : 0
  return behind(verb, partOf('object', rest.slice(0, length)), line, rest.slice(length), first, today)
}

function behind(
  verb: Verb,
  object: Part | undefined,
  line: string,
  rest: readonly Token[],
  sign: Token,
  today: PlainDate,
): ParsedLine {
  const parts = object ? [object] : []
  const about = object && { object: object.text }
  const [stray] = rest
  if (verb === 'advance' || verb === 'unplan') {
    if (stray !== undefined) return { verb, parts, trouble: troubleAt('more', stray) }
    return { verb, parts, line: { verb, ...about } }
  }
  if (stray === undefined) return { verb, parts, missing: NEEDS[verb] ?? 'text' }
  if (verb === 'plan') return planned(parts, about, rest, today)
  if (verb === 'note') {
    const from = stray.from
    const text = line.slice(sign.to).trim()
    return {
      verb,
      parts: [...parts, { role: 'text', from, to: from + text.length, text }],
      line: { verb, ...about, text },
    }
  }
  const said = partOf(verb === 'price' ? 'price' : 'status', rest)
  if (said === undefined) return { verb, parts }
  if (verb === 'status') return { verb, parts: [...parts, said], line: { verb, ...about, status: said.text } }
  const change = parsePriceChange(said.text)
  if (verb !== 'price') return { verb, parts }
  if (change === undefined) {
    return { verb, parts, trouble: { code: 'price', from: said.from, to: said.to, text: said.text } }
  }
  return { verb, parts: [...parts, said], line: { verb, ...about, change } }
}

const NEEDS: Readonly<Partial<Record<Verb, Role>>> = { plan: 'target', status: 'status', price: 'price', note: 'text' }

function planned(
  parts: readonly Part[],
  about: { object: string } | undefined,
  rest: readonly Token[],
  today: PlainDate,
): ParsedLine {
  const verb = 'plan'
  // A number by itself is the one of the plate; as an hour it stands behind it.
  const length = nameLength(rest, (token) => !/^\d+$/.test(token.text) && saysWhen(token, today))
  const target = partOf('target', rest.slice(0, length))
  if (target === undefined) return { verb, parts, missing: 'target' }
  const when = whenOf(rest.slice(length), today)
  const all = [...parts, target, ...when.parts]
  if (when.trouble) return { verb, parts: all, trouble: when.trouble }
  const { date, time } = when
  const line: Line = {
    verb,
    ...about,
    target: target.text,
    ...(date !== undefined && { date }),
    ...(time !== undefined && { time }),
  }
  return { verb, parts: all, line }
}
