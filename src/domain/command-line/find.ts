import { foundList, foundTrait } from './found-words.ts'
import type { ParsedLine, Part } from './line.ts'
import { kindIn } from './names.ts'
import type { Token } from './tokens.ts'
import { behindVerb, frontVerb, isAreaWord } from './words.ts'

const AREAS = /^\d{1,5}(-\d{1,5})?(,\d{1,5}(-\d{1,5})?)*$/

/**
 * Reads what is looked for: the sentence as it stands, since what it asks is told by the filters of the lists. Only what is
 * to be a postal area and is none is wrong in itself.
 */
export function findOf(tokens: readonly Token[], line: string): ParsedLine {
  const verb = 'find'
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined) return { verb, parts: [], missing: 'text' }
  const text = line.slice(first.from, last.to)
  const parts: Part[] = [{ role: 'text', from: first.from, to: last.to, text }]
  const isBeforeArea = (token: Token | undefined) => token !== undefined && !token.quoted && isAreaWord(token.text)
  const wrong = tokens.find((token, at) => isBeforeArea(tokens[at - 1]) && !token.quoted && !AREAS.test(token.text))
  if (wrong !== undefined) {
    return { verb, parts, trouble: { code: 'areas', from: wrong.from, to: wrong.to, text: wrong.text } }
  }
  if (isBeforeArea(last)) return { verb, parts, missing: 'areas' }
  return { verb, parts, line: { verb, text } }
}

/** `freie Fahrzeuge morgen`: what is looked for needs no word that says so where it begins with what it is. */
export function isAsked(tokens: readonly Token[]): boolean {
  const [first, ...rest] = tokens
  if (first === undefined || first.quoted) return false
  // One of them with its name is opened: `auftrag 4711`.
  if (foundList(first.text) !== undefined) return kindIn(`${first.text} x`).kind === undefined
  if (foundTrait(first.text) === undefined) return false
  const saysMore = rest.some(({ text, quoted }) => !quoted && behindVerb(text) !== undefined)
  const namesList = rest.some(({ text, quoted }) => !quoted && foundList(text) !== undefined)
  return namesList || (frontVerb(first.text) === undefined && !saysMore)
}
