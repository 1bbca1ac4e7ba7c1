import { weekday, type PlainDate } from '../basics/dates.ts'
import { parseTypedDate, parseTypedTime } from '../basics/typed-dates.ts'
import type { Part, Trouble } from './line.ts'
import type { Token } from './tokens.ts'
import { FILLERS } from './words.ts'

/** What a row of words says of day and hour. */
export interface DayAndTime {
  date?: PlainDate
  time?: string
  parts: readonly Part[]
  trouble?: Trouble
}

/** Read as a time without looking like a date: figures alone may be either. */
const isTimeOnly = (text: string) => /[:h]|uhr/i.test(text)
const isDateOnly = (text: string) => /\.$|^\d{4}-\d|^[+-]|\p{L}/u.test(text)
const isDayWord = (text: string) => /^\p{L}+\.?$/u.test(text)

/** Words that belong together: `KW 48`, `14 Uhr`. */
function joined(tokens: readonly Token[]): Token[] {
  const words: Token[] = []
  for (const token of tokens) {
    const last = words.at(-1)
    const isPair =
      last !== undefined &&
      !token.quoted &&
      ((/^kw$/i.test(last.text) && /^\d/.test(token.text)) || (/^(uhr|h)$/i.test(token.text) && /^\d/.test(last.text)))
    if (isPair) words.splice(-1, 1, { ...last, text: `${last.text} ${token.text}`, to: token.to })
    else words.push(token)
  }
  return words
}

/** Whether a word says when. */
export function saysWhen({ text, quoted }: Token, today: PlainDate): boolean {
  if (quoted) return false
  return FILLERS.has(text.toLowerCase()) || parseTypedDate(text, today) !== undefined || isTime(text)
}

const isTime = (text: string) => parseTypedTime(text) !== undefined

/** Reads day and hour in either order; what may be both of them is trouble, and never guessed. */
export function whenOf(tokens: readonly Token[], today: PlainDate): DayAndTime {
  const parts: Part[] = []
  let date: PlainDate | undefined
  let dayWord: string | undefined
  let time: string | undefined
  const end = (trouble?: Trouble): DayAndTime => ({
    ...(date !== undefined && { date }),
    ...(time !== undefined && { time }),
    parts,
    ...(trouble && { trouble }),
  })
  for (const { text, from, to, quoted } of joined(tokens)) {
    const trouble = (code: Trouble['code'], more: Partial<Trouble> = {}) => end({ code, from, to, text, ...more })
    if (quoted) return trouble('more')
    if (FILLERS.has(text.toLowerCase())) continue
    const asDate = isTimeOnly(text) ? undefined : parseTypedDate(text, today)
    const asTime = isDateOnly(text) && !isTimeOnly(text) ? undefined : parseTypedTime(text)
    const mayBeDate = asDate !== undefined && (date === undefined || dayWord !== undefined)
    const mayBeTime = asTime !== undefined && time === undefined
    if (date === undefined && mayBeDate && mayBeTime) {
      return trouble('dateOrTime', { choices: [dotted(text), asTime] })
    }
    if (mayBeTime) {
      time = asTime
      parts.push({ role: 'time', from, to, text })
    } else if (mayBeDate) {
      if (dayWord !== undefined && weekday(asDate) !== weekday(date ?? asDate))
        return trouble('weekday', { date: asDate })
      date = asDate
      const before = dayWord === undefined ? undefined : parts.findIndex(({ role }) => role === 'date')
      if (before === undefined) parts.push({ role: 'date', from, to, text })
      else parts.splice(before, 1, { role: 'date', from: parts[before]?.from ?? from, to, text })
      dayWord = dayWord === undefined && isDayWord(text) ? text : undefined
    } else if (date !== undefined && time !== undefined) return trouble('more')
    else if (isTimeOnly(text) || date !== undefined) return trouble(time === undefined ? 'time' : 'more')
    else return trouble('date')
  }
  return end()
}

/** `1210` and `12.10` as the date they could be. */
function dotted(text: string): string {
  const [, day = '', month = ''] = /^(\d{1,2})\.?(\d{1,2})/.exec(text) ?? []
  return `${day}.${month}.`
}
