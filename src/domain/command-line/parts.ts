import type { Part, Role, Trouble } from './line.ts'
import type { Token } from './tokens.ts'

const hasDigit = ({ text, quoted }: Token) => !quoted && /\d/.test(text)

/** Whether one of the words holds a figure. */
export const haveDigit = (tokens: readonly Token[]): boolean => tokens.some(hasDigit)

/** Some words in a row as one part; one in quotation marks is a part by itself. */
export function partOf(role: Role, tokens: readonly Token[]): Part | undefined {
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined) return undefined
  return { role, from: first.from, to: last.to, text: tokens.map(({ text }) => text).join(' ') }
}

/** How many words a name has: up to its first number, as plates and orders end with one, or one in quotation marks. */
export function nameLength(tokens: readonly Token[], ends: (token: Token) => boolean): number {
  if (tokens[0]?.quoted === true) return 1
  const end = tokens.findIndex((token, index) => index > 0 && (token.quoted || ends(token)))
  const number = tokens.findIndex(hasDigit)
  const rest = end < 0 ? tokens.length : end
  return number < 0 ? rest : Math.min(rest, number + 1)
}

/** A word that is wrong where it stands. */
export const troubleAt = (code: Trouble['code'], { from, to, text }: Token): Trouble => ({ code, from, to, text })
