/** Measures of a piece in metres; a side that no one has said is missing. */
export interface Dimensions {
  lengthM: number
  widthM?: number | undefined
  heightM?: number | undefined
}

type Side = keyof Dimensions

const SIDES: readonly Side[] = ['lengthM', 'widthM', 'heightM']

/** Words and letters of the three sides, German and English: all of them before the number, words of how long also behind it. */
const WORDS: readonly (readonly [RegExp, Side])[] = [
  [/^l/, 'lengthM'],
  [/^[bw]/, 'widthM'],
  [/^[h]/, 'heightM'],
]
const NAME = 'länge|laenge|length|lang|long|l|breite|breit|width|wide|b|w|höhe|hoehe|height|hoch|high|h'
const BEHIND = 'lang|long|breit|wide|hoch|high'
const PART = new RegExp(
  `(?:(?<before>${NAME})\\s*[:=.]?\\s*)?(?<number>\\d+(?:[.,]\\d+)?)\\s*(?<unit>mm|cm|m)?(?![a-wyzäöü])(?:\\s*(?<after>${BEHIND})(?![a-zäöü]))?`,
  'g',
)
/** What may stand before, between and behind the parts; a comma alone is none: `120,80` is one number. */
const BETWEEN = /^[\s(]*(?:#(?:\s*(?:[x×*/;]|,\s|und|and)\s*|\s+|$|\)))+\s*$/
/** `L x B x H:` before or behind the numbers says what order they stand in, as ever. */
const HEADER = /\(?\s*\b(?:l|länge)\s*[x×*/]\s*(?:b|w|breite)\s*[x×*/]\s*(?:h|höhe)\b\s*\)?\s*:?/g

const METRES: Readonly<Record<string, number>> = { m: 1, cm: 0.01, mm: 0.001 }
/** The largest piece that goes on a road at all, in metres: no one says more of goods on a lorry. */
const MOST = { length: 20, across: 4.5 }

interface Part {
  name: string | undefined
  number: string
  unit: string | undefined
}

/**
 * Reads measures as they are typed: `120 x 80 x 180 cm`, `1,2 × 0,8 × 1,8 m`, `L 12 m B 2,4 H 2`. Length, width, height in this
 * order unless they are named; a unit counts for the numbers before it, and for those behind that have none. Where there is no
 * unit, metres, centimetres or millimetres are meant by what can be carried on a road. Undefined for what is no measure of one
 * piece, or does not say its length.
 */
export function parseDimensions(text: string | undefined): Dimensions | undefined {
  const typed = (text ?? '')
    .toLowerCase()
    .replace(HEADER, ' ')
    .replace(/\bca\.?|\bje\b/g, ' ')
    .trim()
  const parts = [...typed.matchAll(PART)].map(({ groups }): Part => {
    return { name: groups?.['before'] ?? groups?.['after'], number: groups?.['number'] ?? '', unit: groups?.['unit'] }
  })
  if (parts.length === 0 || parts.length > 3 || !BETWEEN.test(typed.replace(PART, '#'))) return undefined
  const sides = sidesOf(parts)
  const metres = metresOf(parts)
  if (sides === undefined || metres === undefined) return undefined
  const told: Partial<Record<Side, number>> = Object.fromEntries(sides.map((side, at) => [side, metres[at]]))
  const { lengthM, ...others } = told
  return lengthM === undefined ? undefined : { lengthM, ...others }
}

/** Which side each number is: all of them are named, or none. One alone has to be named, as it may be any. */
function sidesOf(parts: readonly Part[]): Side[] | undefined {
  const named = parts.flatMap(({ name }) => WORDS.find(([word]) => name !== undefined && word.test(name))?.[1] ?? [])
  if (named.length === 0) return parts.length > 1 ? SIDES.slice(0, parts.length) : undefined
  return named.length === parts.length && new Set(named).size === named.length ? named : undefined
}

function metresOf(parts: readonly Part[]): number[] | undefined {
  const units = parts.map(({ unit }, at) => {
    const behind = parts.slice(at).find((part) => part.unit !== undefined)
    return unit ?? behind?.unit ?? parts.findLast((part) => part.unit !== undefined)?.unit
  })
  const said = units.filter((unit) => unit !== undefined)
  const tried = said.length === parts.length ? [said] : ['m', 'cm', 'mm'].map((unit) => parts.map(() => unit))
  return tried
    .map((inUnits) => parts.map(({ number }, at) => inMetres(number, inUnits[at] ?? 'm')))
    .find((metres) => isCarried(metres))
}

/** `1.200 mm` are thousands: no one says thousandths of a millimetre. */
function inMetres(number: string, unit: string): number {
  const plain = unit === 'mm' && /^\d+[.,]\d{3}$/.test(number) ? number.replace(/[.,]/, '') : number.replace(',', '.')
  return Math.round(Number(plain) * (METRES[unit] ?? 1) * 1000) / 1000
}

function isCarried(metres: readonly number[]): boolean {
  const [longest = 0, ...across] = metres.toSorted((a, b) => b - a)
  return metres.every((one) => one > 0) && longest <= MOST.length && across.every((one) => one <= MOST.across)
}

/** Measures of goods as rules take them; `measuresUnread` where there are words of them that say nothing. */
export interface MeasuredGoods {
  measures?: Dimensions | undefined
  measuresUnread?: boolean | undefined
}

/** What was typed of the measures, as rules take it. */
export function measured(text: string | undefined): MeasuredGoods {
  const measures = parseDimensions(text)
  return { measures, measuresUnread: measures === undefined && (text ?? '').trim() !== '' ? true : undefined }
}

/** Loading metres of one piece on a floor of 2.4 m: length × width / 2.4. Undefined where a side is missing. Source: decision B4 */
export function loadingMetersOf({ lengthM, widthM }: Dimensions): number | undefined {
  return widthM === undefined ? undefined : (lengthM * widthM) / 2.4
}
