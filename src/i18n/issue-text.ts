import { isPlainDate } from '#src/domain/basics/dates.ts'
import { issueMessages } from '#src/domain/refusals/issue-messages.ts'
import type { Format } from './format.ts'
import type { Translate } from './keys.ts'
import { saidNumber } from './said-number.ts'

const isIssueKey = (key: string): key is keyof typeof issueMessages => Object.hasOwn(issueMessages, key)

/** The sentence of an issue, a price assumption or a match reason in the interface's language; else the server's own. */
export function explain(
  prefix: 'issue' | 'match' | 'price.assumption' | 'price.line',
  said: { code: string; values?: Record<string, string | number> | undefined; message?: string },
  t: Translate,
  format: Format,
): string {
  const key = `${prefix}.${said.code}`
  if (!isIssueKey(key)) return said.message || said.code
  const inWords = (name: string, value: string | number) => {
    if (typeof value === 'number') return saidNumber(said.code, name, value, format)
    return isPlainDate(value) ? format.dateWithYear(value) : value
  }
  const values = Object.entries(said.values ?? {}).map(([name, value]) => [name, inWords(name, value)])
  return t(key, Object.fromEntries(values))
}
