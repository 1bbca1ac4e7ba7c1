import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { isMonth, isPlainDate } from '#src/domain/basics/dates.ts'
import { formatFor } from './format.ts'
import type { TextKey, Translate } from './keys.ts'
import { saidNumber } from './said-number.ts'
import { currentLanguage } from './setup.ts'

/** What the sentences begin with that the server names by their key. */
const HEADS = ['reason.', 'issue.', 'match.', 'price.']

const isSentence = (code: string): code is TextKey => HEADS.some((head) => code.startsWith(head))

interface CodedReason {
  code: string
  values?: Readonly<Record<string, string | number>> | undefined
}

/** A refusal in the language of the interface; nothing where its key is unknown here. */
export function reasonText({ code, values = {} }: CodedReason, t: Translate): string | undefined {
  if (!isSentence(code)) return undefined
  const words = t(code, reasonValues({ code, values }))
  return words === code ? undefined : words
}

/** What stands in a refusal, as it is written in the language of the interface. */
export function reasonValues({ code, values = {} }: CodedReason): Record<string, string> {
  const format = formatFor(currentLanguage())
  const shown = (name: string, value: string | number) => {
    if (typeof value === 'number') return saidNumber(code, name, value, format)
    if (isMonth(value)) return format.month(value)
    // Within a sentence the day of the week is no help.
    return isPlainDate(value) ? format.dateWithYear(value).replace(format.weekday(value), '').trim() : value
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(name, value)]))
}

/** A warning in the language of the interface, else as the server says it. */
export function warningText({ code, values, message }: SaidWarning, t: Translate): string {
  return (code === undefined ? undefined : reasonText({ code, values }, t)) ?? message
}

/** Several of them as one text; nothing where there is none, or one is unknown: half a text would mislead. */
export function reasonTexts(reasons: readonly CodedReason[], t: Translate): string | undefined {
  const texts = reasons.map((reason) => reasonText(reason, t))
  return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join('; ')
}
