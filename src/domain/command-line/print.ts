import type { PriceChange } from '../prices/price-change.ts'
import type { Act, FindLine, Line, NewOrder } from './line.ts'
import { isAct, printAct, printNewOrder } from './print-acts.ts'
import { dayText, inQuotes, quoted } from './quoting.ts'
import { behindVerb, verbWord } from './words.ts'

/** A status or a screen, which may have several words, none of them with a figure. */
const said = (words: string) =>
  words.split(' ').every((word) => /^\p{L}[\p{L}-]*$/u.test(word) && behindVerb(word) === undefined)
    ? words
    : inQuotes(words)

function amount(cents: number): string {
  const rest = cents % 100
  const euros = String(Math.floor(cents / 100))
  return rest === 0 ? euros : `${euros},${String(rest).padStart(2, '0')}`
}

/** A change of a price as it is typed. */
export function priceText(change: PriceChange): string {
  if (change.by === 'fixed') return amount(change.cents)
  const value = change.by === 'percent' ? change.percent : change.cents
  const sign = value < 0 ? '-' : '+'
  if (change.by === 'amount') return `${sign}${amount(Math.abs(value))}`
  return `${sign}${String(Math.abs(value)).replace('.', ',')}%`
}

/** A line as it is typed: read again it says the same. */
export function printLine(line: Line): string {
  const { verb } = line
  if (verb === 'create') return printNewOrder(line)
  if (isAct(line)) return printAct(line)
  if (verb === 'find') return `${verbWord(verb)} ${line.text}`
  if (verb === 'go') return `${verbWord(verb)} ${said(line.screen)}`
  if (line.object === undefined) return `${verbWord(verb)} ${tail(line)}`.trim()
  const object = quoted(line.object)
  if (verb === 'open') return object
  return `${object} ${verbWord(verb)} ${tail(line)}`.trim()
}

function tail(line: Exclude<Line, Act | NewOrder | FindLine | { verb: 'go' }>): string {
  switch (line.verb) {
    case 'plan':
      return [quoted(line.target), line.date && dayText(line.date), line.time].filter(Boolean).join(' ')
    case 'status':
      return said(line.status)
    case 'price':
      return priceText(line.change)
    case 'note':
      return line.text
    default:
      return ''
  }
}
