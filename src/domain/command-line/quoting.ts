import type { PlainDate } from '../basics/dates.ts'
import { foundList, foundTrait } from './found-words.ts'
import { saysWhen } from './when.ts'
import { behindVerb, frontVerb } from './words.ts'

const WORD = /^[\p{L}\d][\p{L}\d&.-]*$/u
/** Any day: whether a word is one does not hang on today. */
const ANY_DAY: PlainDate = '2026-01-01'

/** Whether a word means something in a line, so that as a name it stands in quotation marks. */
export const isSaid = (word: string): boolean =>
  frontVerb(word) !== undefined ||
  behindVerb(word) !== undefined ||
  foundTrait(word) !== undefined ||
  foundList(word) !== undefined ||
  saysWhen({ text: word, from: 0, to: 0, quoted: false }, ANY_DAY)

export const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A name as it stands in a line: in quotation marks where it would be read as something else. */
export function quoted(name: string): string {
  const words = name.split(' ')
  const isNumber = words.length === 1 && /^\d/.test(name)
  const isPlain = words.every((word, index) => {
    if (!WORD.test(word)) return false
    if (/\d/.test(word)) return index === words.length - 1 && (isNumber || index > 0 || !isSaid(word))
    return !isSaid(word)
  })
  return isPlain ? name : inQuotes(name)
}

/** A day as it is typed. */
export const dayText = (date: PlainDate): string => `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
