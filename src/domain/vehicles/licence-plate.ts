/** Letter pairs no German plate may have. */
const FORBIDDEN: ReadonlySet<string> = new Set(['HJ', 'KZ', 'NS', 'SA', 'SS'])

/** District, letters, number, as `HH-AB 1234`, with an E or H behind it or not. Source: FZV, Anlage 2 */
const GERMAN = /^([A-ZÄÖÜ]{1,3})[-\s]([A-Z]{1,2})[-\s]?([1-9]\d{0,3})([EH]?)$/
const FOREIGN = /^[A-Z0-9][A-Z0-9 -]{2,11}[A-Z0-9]$/

/** A typed plate as it is written: in capitals, a German one as `HH-AB 1234`. What is none stays, without outer blanks. */
export function normalisedPlate(text: string): string {
  const plate = text.trim().toUpperCase().replace(/[–—]/g, '-').replace(/\s+/g, ' ').replace(/ ?- ?/g, '-')
  const [, district, letters, number, mark = ''] = GERMAN.exec(plate) ?? []
  return district === undefined ? plate : `${district}-${letters} ${number}${mark}`
}

/**
 * Whether a text is a licence plate as `normalisedPlate` writes it: a German one by its rules, or letters and digits as
 * other countries have them.
 */
export function isLicencePlate(text: string): boolean {
  const plate = normalisedPlate(text)
  const [, district = '', letters = '', number = '', mark = ''] = GERMAN.exec(plate) ?? []
  if (district !== '') return `${district}${letters}${number}${mark}`.length <= 8 && !FORBIDDEN.has(letters)
  return FOREIGN.test(plate) && /\d/.test(plate) && /[A-Z]/.test(plate)
}

/** Letters and figures run together: where the district ends no one can tell, `HHNK4733` may be of three towns. */
const RUN_TOGETHER = /^[A-ZÄÖÜ]{2,5}[1-9]\d{0,3}[EH]?$/

/** The plates a German one may be that was typed without its signs: `hht1303` is HH-T 1303 or H-HT 1303; none for what is no such plate. */
export function plateReadings(text: string): readonly string[] {
  const plate = normalisedPlate(text)
  if (!RUN_TOGETHER.test(plate)) return []
  const at = plate.search(/\d/)
  const [letters, number] = [plate.slice(0, at), plate.slice(at)]
  const splits = [letters.length - 1, letters.length - 2].filter((split) => split > 0 && split < 4)
  return splits.map((split) => `${letters.slice(0, split)}-${letters.slice(split)} ${number}`)
}

/** Whether a German plate lacks the sign between district and letters. */
export function isRunTogether(text: string): boolean {
  return RUN_TOGETHER.test(normalisedPlate(text))
}
