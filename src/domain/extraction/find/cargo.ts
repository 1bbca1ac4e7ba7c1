import { parseDecimal } from '../../basics/numbers.ts'
import { parseTypedLoadingMeters, parseTypedWeight } from '../../goods/typed-measures.ts'
import { parseTypedPackages } from '../../goods/typed-packages.ts'
import type { Doubt, FieldCandidate, PaperField, PaperValues } from '../fields.ts'
import type { Layout, PlacedCell } from '../layout.ts'

const N = '\\d[\\d.,]*(?: \\d{3}(?!\\d))?(?:,\\d+)?'
const WEIGHT = new RegExp(`(?<![\\p{L}\\d.,])(${N})\\s?(kg|to|t|Tonnen)(?![\\p{L}²³/]|-\\p{L})`, 'giu')
const METERS = new RegExp(
  `(?<![\\p{L}\\d.,])(${N})\\s?(ldm|lademeter[n]?|lm|mb|m(?:eter)?\\s(?:Ladelänge|Laderaum|Ladefläche))(?![\\p{L}])`,
  'giu',
)
/** A number of packages, with the word for them. */
export const PACKAGES =
  /(?<![\p{L}\d.,/-])(\d{1,4})\s?(?:x|×|St(?:k|ck|ück)\.?)?\s?(EPAL|EP|EUR-?(?:O-?)?Pal(?:ette[n]?)?\.?|Euro?-?palette[n]?|Industrie-?palette[n]?|IP|(?:Einweg)?palette[n]?|Pal\.?|Stellpl(?:ä|ae)tze[n]?|Gitterbox(?:en)?|GiBo|Colli|Kolli|Kartons?|Packst(?:ü|ue)cke?|Coils?|IBC|Fässer|palet(?:y|s)?(?: EUR)?)(?![\p{L}])/giu

const figure = (text: string) => text.replace(/\s/g, '')

interface Bounds {
  min: number
  max: number
}
/** What an order can have. Source: decision B4 */
const WEIGHTS: Bounds = { min: 1, max: 40_000 }
const METERS_OF_ORDERS: Bounds = { min: 0.1, max: 15.4 }
const COUNTS: Bounds = { min: 1, max: 9999 }

interface Amount {
  value: number
  cell: PlacedCell
  from: number
  to: number
  confidence: number
  doubts: readonly Doubt[]
  isTotal: boolean
}

const sourceOf = ({ cell, from, to }: Pick<Amount, 'cell' | 'from' | 'to'>) => ({
  line: cell.line,
  from: cell.from + from,
  to: cell.from + to,
})

/** Words beside a figure that make it something else: what a vehicle weighs, what costs by weight. */
const NOT_OF_GOODS = /(?:zGG|zul\.|Nutzlast|Tonner|LKW|Sattel|Zug|Achs)/i

function amountAt(
  layout: Layout,
  cell: PlacedCell,
  match: RegExpMatchArray & { index: number },
  value: number | undefined,
  { min, max }: Bounds,
): Amount[] {
  if (value === undefined) return []
  const [whole] = match
  const { value: label } = layout.contextAt(cell, cell.from + match.index)
  const hasLetters = cell.text.slice(match.index, match.index + whole.length) !== whole
  const isOut = value < min || value > max
  const isTotal =
    cell.labels.some((one) => one.value === 'total') ||
    /gesamt|summe|total|insgesamt|razem/i.test(cell.text.slice(0, match.index)) ||
    rowIsTotal(layout, cell)
  const isNet = label === 'netWeight' || /netto\s*$/i.test(cell.text.slice(0, match.index))
  const doubts: Doubt[] = [...(hasLetters ? (['letters'] as const) : []), ...(isOut ? (['bounds'] as const) : [])]
  const confidence = 96 - (hasLetters ? 14 : 0) - (isOut ? 40 : 0) - (isNet ? 22 : 0) + (isTotal ? 1 : 0)
  return [{ value, cell, from: match.index, to: match.index + whole.trimEnd().length, confidence, doubts, isTotal }]
}

const rowIsTotal = (layout: Layout, cell: PlacedCell): boolean =>
  layout.cells.some(
    (other) =>
      other.line === cell.line && other.from < cell.from && other.labels.some(({ value }) => value === 'total'),
  )

/** The figures of a cell with a unit, or without one where a label or a column's head says what they are. */
function amountsIn(
  layout: Layout,
  shape: RegExp,
  label: string,
  read: (text: string) => number | undefined,
  bounds: Bounds,
): Amount[] {
  return layout.cells.flatMap((cell) => {
    const hits = [...cell.figures.matchAll(shape)].filter(
      (match) =>
        !NOT_OF_GOODS.test(cell.text.slice(match.index + match[0].length, match.index + match[0].length + 12)) &&
        !/(?:zGG|Nutzlast|max\.?)\s*$/i.test(cell.text.slice(0, match.index)),
    )
    const said = hits.flatMap((match) =>
      amountAt(layout, cell, match, read(`${figure(match[1] ?? '')} ${match[2] ?? ''}`), bounds),
    )
    if (said.length > 0) return said
    const bare = new RegExp(`(?<=^|[:\\s])(${N})\\s*(?:ca\\.)?$`, 'u').exec(cell.figures)
    const context = layout.contextAt(cell, bare ? cell.from + bare.index : cell.to)
    if (bare === null || context.value !== label || cell.isLabel) return []
    return amountAt(layout, cell, bare, parseDecimal(figure(bare[1] ?? '')), bounds)
  })
}

/** Of several figures of a kind the total: the one that is called so, the sum of the others, or else what they make together. */
function totalOf(all: readonly Amount[]): Amount[] {
  if (all.length < 2 || all.some(({ isTotal }) => isTotal)) {
    const totals = all.filter(({ isTotal }) => isTotal)
    return all.map((one) => (totals.length > 0 && !one.isTotal ? { ...one, confidence: one.confidence - 30 } : one))
  }
  const sum = all.reduce((total, { value }) => total + value, 0)
  const whole = all.find(({ value }) => Math.abs(sum - 2 * value) < 0.01)
  if (whole !== undefined && all.length > 2)
    return all.map((one) => (one === whole ? one : { ...one, confidence: one.confidence - 30 }))
  const [first] = all
  const isColumn =
    first !== undefined &&
    all.every(({ cell }) => Math.abs(cell.to - first.cell.to) <= 3) &&
    new Set(all.map(({ cell }) => cell.line)).size === all.length
  if (!isColumn) return [...all]
  const added: Amount = { ...first, value: Math.round(sum * 100) / 100, confidence: 82, doubts: ['assumed'] }
  return [added, ...all.map((one) => ({ ...one, confidence: 60 }))]
}

const asFound = <Field extends PaperField>(field: Field, amounts: readonly Amount[]): FieldCandidate[] =>
  totalOf(amounts).map(
    (one) =>
      ({
        field,
        value: one.value as PaperValues[Field],
        source: sourceOf(one),
        confidence: one.confidence,
        doubts: one.doubts,
      }) as FieldCandidate,
  )

function packagesIn(layout: Layout): FieldCandidate[] {
  const counts: Amount[] = []
  const types: FieldCandidate[] = []
  for (const cell of layout.cells) {
    const start = counts.length
    for (const match of cell.figures.matchAll(PACKAGES)) {
      if (
        layout.contextAt(cell, cell.from + match.index).value === 'noPrice' ||
        /(?:je|pro|max\.?)\s*$/i.test(cell.text.slice(0, match.index))
      )
        continue
      counts.push(...amountAt(layout, cell, match, Number(match[1]), COUNTS))
      const places = /^stell/i.test(match[2] ?? '')
      const type = places ? 'Europalette' : parseTypedPackages(`${match[1] ?? ''} ${match[2] ?? ''}`)?.type
      const at = match.index + match[0].lastIndexOf(match[2] ?? '')
      if (type !== undefined)
        types.push({
          field: 'cargo.packageType',
          value: type,
          source: { line: cell.line, from: cell.from + at, to: cell.from + match.index + match[0].length },
          confidence: places ? 72 : 95,
          doubts: places ? ['assumed'] : [],
        })
    }
    if (counts.length > start || cell.isLabel) continue
    const { value } = layout.contextAt(cell, cell.to)
    const bare = /(?<=^|[:\s])(\d{1,4})$/.exec(cell.figures)
    if (value === 'count' && bare) counts.push(...amountAt(layout, cell, bare, Number(bare[1]), COUNTS))
    const words = cell.text.slice(cell.labels.at(-1)?.to ?? 0).replace(/^[\s:]+/, '')
    const type = value === 'packing' ? parseTypedPackages(words)?.type : undefined
    if (type !== undefined)
      types.push({
        field: 'cargo.packageType',
        value: type,
        source: { line: cell.line, from: cell.to - words.length, to: cell.to },
        confidence: 95,
        doubts: [],
      })
  }
  return [...asFound('cargo.packageCount', counts), ...types]
}

/** Weight, loading metres and packages. */
export function findCargo(layout: Layout): FieldCandidate[] {
  return [
    ...asFound(
      'cargo.weightKg',
      amountsIn(layout, WEIGHT, 'weight', (text) => parseTypedWeight(text.replace(/\s/g, '')), WEIGHTS),
    ),
    ...asFound(
      'cargo.loadingMeters',
      amountsIn(
        layout,
        METERS,
        'meters',
        (text) =>
          parseTypedLoadingMeters(
            text
              .replace(/\s/g, '')
              .replace(/lademetern$/i, 'ldm')
              .replace(/(?:mb|m(?:eter)?(?:Ladelänge|Laderaum|Ladefläche))$/i, 'ldm'),
          ),
        METERS_OF_ORDERS,
      ),
    ),
    ...packagesIn(layout),
  ]
}
