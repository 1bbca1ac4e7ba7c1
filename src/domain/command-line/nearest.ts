import type { PlainDate } from '../basics/dates.ts'
import { foldText } from '../basics/fold-text.ts'
import { lettersOff } from '../basics/letters-off.ts'
import { isOrderNumber } from './acts.ts'
import { foundStatus } from './found-words.ts'
import { parseLine } from './parse.ts'
import { nameLength } from './parts.ts'
import { tokensOf, type Token } from './tokens.ts'
import { saysWhen } from './when.ts'
import { verbWords, type Verb } from './words.ts'

/** A line that could have been meant. */
export interface NearLine {
  line: string
  verb: Verb
}

interface Candidate extends NearLine {
  weight: number
}

/** Most lines that are offered. */
const MOST = 3
/** Fewest letters of a word that may be a slip. */
const LEAST = 4

/** A licence plate as it is typed, with its signs or without. */
const PLATE = /^\p{L}{1,3}[- ]?\p{L}{0,2} ?\d{1,4}$/u

/** The words of the grammar that one could have been meant as, the nearest first. */
function slips(word: string): { word: string; verb: Verb; slips: number }[] {
  const typed = foldText(word)
  if (typed.length < LEAST || !/^\p{L}+$/u.test(typed)) return []
  const most = typed.length < 7 ? 1 : 2
  return verbWords
    .filter(([known]) => /^\p{L}{3,}$/u.test(known))
    .map(([known, verb]) => ({ word: known, verb, slips: slipsBetween(typed, foldText(known)) }))
    .filter((near) => near.slips <= most)
    .toSorted((a, b) => a.slips - b.slips)
}

/** Letters between a word and a known one; a beginning that has not gone to its end is one slip. */
const slipsBetween = (typed: string, known: string): number =>
  known.startsWith(typed) || typed.startsWith(known) ? 1 : lettersOff(typed, known)

/** Lines in which a word was written nearly as the grammar has it. */
function mended(typed: string, tokens: readonly Token[]): Candidate[] {
  return tokens.flatMap((token) =>
    token.quoted
      ? []
      : slips(token.text).map(({ word, verb, slips: count }) => ({
          line: typed.slice(0, token.from) + word + typed.slice(token.to),
          verb,
          weight: 100 - count,
        })),
  )
}

/** Lines that do something with what stands in front, as its kind allows. */
function completed(typed: string, tokens: readonly Token[], today: PlainDate): Candidate[] {
  const length = nameLength(tokens, () => false)
  const last = tokens[length - 1]
  if (last === undefined) return []
  const object = typed.slice(tokens[0]?.from ?? 0, last.to)
  const rest = typed.slice(last.to).trim()
  const isOrder = length === 1 && isOrderNumber(object)
  const isPlate = !isOrder && PLATE.test(object)
  const next = tokens[length]
  const beginsWithDay = next !== undefined && saysWhen(next, today)
  const hasFigure = /\d/.test(rest)
  const all: (readonly [line: string, verb: Verb, weight: number, fits: boolean])[] = [
    [`st ${object} ${rest}`, 'status', 80, rest !== '' && foundStatus(rest) !== undefined],
    [`${object} verschieben auf ${rest}`, 'move', 60, isOrder && rest !== ''],
    [`${object} preis ${rest}`, 'price', 59, isOrder && hasFigure],
    [`${object} verspätet ${rest}`, 'delay', 58, isPlate && hasFigure],
    [`werkstatt ${object} ${rest}`, 'block', 57, isPlate && rest !== ''],
    [`${object} an ${rest}`, 'assign', 40, isOrder && rest !== '' && !hasFigure],
    [`${object} > ${rest}`, 'plan', 39, isOrder && rest !== '' && !beginsWithDay],
    [`storno ${object} ${rest}`, 'cancel', 38, isOrder && rest !== ''],
    [`${object} notiz ${rest}`, 'note', 37, isOrder && rest !== ''],
    [`touren ${object}`, 'tours', 36, isPlate],
    [`zeige ${typed.trim()}`, 'find', 20, true],
    [`öffne ${object}`, 'open', 15, isOrder || isPlate],
    [`neu ${typed.trim()}`, 'create', 10, !isOrder && !isPlate],
    ['hilfe', 'help', 1, true],
  ]
  return all.flatMap(([line, verb, weight, fits]) => (fits ? [{ line, verb, weight }] : []))
}

/** Lines somebody could have meant who typed one that says nothing: at most three, each of another kind, all complete. */
export function nearestLines(typed: string, today: PlainDate): readonly NearLine[] {
  const tokens = tokensOf(typed)
  const found = new Map<Verb, NearLine>()
  const all = [...mended(typed, tokens), ...completed(typed, tokens, today)].toSorted((a, b) => b.weight - a.weight)
  for (const { line, verb } of all) {
    const { line: read, verb: meant } = parseLine(line, today)
    if (read === undefined || meant !== verb || found.has(verb) || line === typed) continue
    found.set(verb, { line: line.trim(), verb })
    if (found.size === MOST) break
  }
  return [...found.values()]
}
