import type { PriceChange } from '../bulk-change.ts'
import type { PlainDate } from '../dates.ts'
import { parseTypedDate } from '../typed-dates.ts'
import type { Find, Line } from './line.ts'
import { saysWhen } from './when.ts'
import { foundList, foundStatus, foundStatusWord, foundTrait, listWord, TRAITS, traitWord } from './found-words.ts'
import { behindVerb, foundType, frontVerb, isAreaWord, typeWord, verbWord } from './words.ts'

const WORD = /^[\p{L}\d][\p{L}\d&.-]*$/u
/** Any day: whether a word is one does not hang on today. */
const ANY_DAY: PlainDate = '2026-01-01'

const isSaid = (word: string) =>
  frontVerb(word) !== undefined ||
  behindVerb(word) !== undefined ||
  saysWhen({ text: word, from: 0, to: 0, quoted: false }, ANY_DAY)

/** A name as it stands in a line: in quotation marks where it would be read as something else. */
export function quoted(name: string): string {
  const words = name.split(' ')
  const isNumber = words.length === 1 && /^\d/.test(name)
  const isPlain = words.every((word, index) => {
    if (!WORD.test(word)) return false
    if (/\d/.test(word)) return index === words.length - 1 && (isNumber || index > 0 || !isSaid(word))
    return !isSaid(word)
  })
  return isPlain ? name : `"${name.replaceAll('"', '""')}"`
}

/** A status or a screen, which may have several words, none of them with a figure. */
const said = (words: string) =>
  words.split(' ').every((word) => /^\p{L}[\p{L}-]*$/u.test(word) && behindVerb(word) === undefined)
    ? words
    : `"${words.replaceAll('"', '""')}"`

const day = (date: PlainDate) => `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`

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

function findText(find: Find): string {
  const { list, areas, types = [], statuses = [], date, text } = find
  return [
    list && listWord(list),
    ...TRAITS.map((trait) => find[trait] && traitWord(trait)),
    ...statuses.map(foundStatusWord),
    ...(areas === undefined ? [] : areas.split(',').map((area) => `PLZ ${area}`)),
    ...types.map(typeWord),
    date && day(date),
    text && searched(text),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Words that are looked for as they are. */
function searched(text: string): string {
  const isPlain = text.split(' ').every((word) => {
    if (!WORD.test(word) || isAreaWord(word) || isSaid(word)) return false
    if ([foundList, foundTrait, foundStatus, foundType].some((found) => found(word) !== undefined)) return false
    return parseTypedDate(word, ANY_DAY) === undefined
  })
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`
}

/** A line as it is typed: read again it says the same. */
export function printLine(line: Line): string {
  const { verb } = line
  if (verb === 'find') return `${verbWord(verb)} ${findText(line)}`
  if (verb === 'go') return `${verbWord(verb)} ${said(line.screen)}`
  if (line.object === undefined) return `${verbWord(verb)} ${tail(line)}`.trim()
  const object = quoted(line.object)
  if (verb === 'open') return object
  return `${object} ${verbWord(verb)} ${tail(line)}`.trim()
}

function tail(line: Exclude<Line, Find | { verb: 'go' }>): string {
  switch (line.verb) {
    case 'plan':
      return [quoted(line.target), line.date && day(line.date), line.time].filter(Boolean).join(' ')
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
