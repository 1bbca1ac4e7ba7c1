/** Fewest characters of a search, without blanks around it. Source: specification 9. */
export const SEARCH_MINIMUM_LENGTH = 3

/** How long typing must rest before a search starts, in milliseconds. Source: specification 9. */
export const SEARCH_DEBOUNCE = 300

/** Most results of a search. Source: specification 9. */
export const SEARCH_LIMIT = 50

/** What a search covers. Source: specification 7. */
export const SEARCH_TYPES = ['transport', 'load', 'partner', 'vehicle', 'document'] as const

/** One kind of search result. */
export type SearchType = (typeof SEARCH_TYPES)[number]

/** Whether an input is long enough to search for: more than 2 characters after trimming. Source: specification 5. */
export function searchable(input: string): boolean {
  return input.trim().length >= SEARCH_MINIMUM_LENGTH
}

const written: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
])

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** The form in which texts are compared: lower case, `ä` is `ae`, `ß` is `ss`, no diacritics, single blanks. */
export function foldText(text: string): string {
  const spelled = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0080-\uffff]/g, (letter) => written.get(letter) ?? letter)
  return withoutMarks(spelled).replace(/\s+/g, ' ').trim()
}

/** As `foldText`, but `ä` is `a`: people leave the dots out as often as they spell them. */
export function foldPlain(text: string): string {
  return foldText(withoutMarks(text))
}

/** Whether a text contains what somebody typed: `Müller` is found by `müll`, `muell` and `mull`. */
export function textMatches(text: string, typed: string): boolean {
  return foldText(text).includes(foldText(typed)) || foldPlain(text).includes(foldPlain(typed))
}
