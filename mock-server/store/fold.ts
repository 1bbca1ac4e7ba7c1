import { foldText } from '#src/domain/basics/fold-text.ts'

const ASCII = /^[ -~]*$/

/** Names, towns and the like come again and again; what was folded lately is kept. */
const MAX_KEPT = 20_000
const MAX_LENGTH = 60
const kept = new Map<string, string>()

/** Text for searching and sorting: small letters, umlauts and accents taken off, ß as ss. */
export function fold(text: string): string {
  if (text.length > MAX_LENGTH) return folded(text)
  const known = kept.get(text)
  if (known !== undefined) return known
  const made = folded(text)
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(text, made)
  return made
}

/** As `fold`, for text that hardly comes again. */
export function folded(text: string): string {
  const small = text.toLowerCase()
  if (ASCII.test(small)) return small
  return small.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ł', 'l').replaceAll('ø', 'o')
}

/** Folded spelling variants of a search text, the one typed first: `koeln` finds Köln, and `köln` finds Koeln. */
export function spellings(text: string): readonly string[] {
  const typed = fold(text)
  return [...new Set([typed, typed.replace(/([aou])e/g, '$1'), foldText(text)])]
}

/** The terms of a search text, each with its spelling variants: a match contains one variant of every term. */
export function searchTerms(text: string | undefined): (readonly string[])[] {
  return (text ?? '')
    .split(/\s+/)
    .filter((term) => term !== '')
    .map(spellings)
}
