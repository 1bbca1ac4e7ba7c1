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

/** Whether a text contains what was typed, whether umlauts are spelled, left without dots, or written as they are. */
export const hasText = (text: string, typed: string): boolean =>
  foldText(text).includes(foldText(typed)) || foldPlain(text).includes(foldPlain(typed))
