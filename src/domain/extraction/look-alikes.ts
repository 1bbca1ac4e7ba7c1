import { foldPlain } from '../basics/fold-text.ts'

/** Letters that readers of pictures take for digits, and digits for letters. */
const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  G: '6',
  g: '9',
}

/** Letters that stand for a digit in figures of a scan, to be put into a class of a pattern. */
export const DIGIT_LETTERS = 'OoIl|SBZ'

/** A text with the letters that look like digits read as such. */
export const asDigits = (text: string): string => [...text].map((letter) => DIGITS[letter] ?? letter).join('')

const LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '5': 's', '8': 'b', '6': 'g', '|': 'l' }

/** Figures of a scan, with the letters among them read as digits; as long as the text was. */
export const withFigures = (text: string): string =>
  text.replace(/(?<![\p{L}\d|])[\dOoIl|SBZ]+(?![\p{L}\d|])/gu, (run) =>
    /\d/.test(run) || /^O{2,}$/.test(run) ? asDigits(run) : run,
  )

/** The same text, as long as it was, with digits inside words read as letters: `Entlade5te11e`. */
export const asLetters = (text: string): string =>
  text.replace(/[\p{L}\d|]+/gu, (word) => {
    const letters = word.replace(/[^\p{L}]/gu, '').length
    return letters < 3 || letters * 2 < word.length || /^[A-Z\d]+$/.test(word)
      ? word
      : [...word]
          .map((letter) => LETTERS[letter] ?? letter)
          .join('')
          .replace(/^l(?=n)/, 'I')
  })

/** In how many places two words of one length differ; undefined where they are not of one length. */
function placesOff(one: string, other: string): number | undefined {
  if (one.length !== other.length) return undefined
  return [...one].filter((letter, at) => letter !== other[at]).length
}

/**
 * A text of the same length in which long words that are one of the known ones but for a letter or two are that word. For scans:
 * what is written right may be another word.
 */
export function mended(text: string, known: readonly string[]): string {
  return asLetters(text).replace(/\p{L}{6,}/gu, (word) => {
    const plain = foldPlain(word)
    if (plain.length !== word.length || known.includes(plain)) return word
    const most = word.length < 10 ? 1 : 2
    return known.find((one) => (placesOff(one, plain) ?? most + 1) <= most) ?? word
  })
}
