import type { DangerousGoods, SmallQuantities, Substance } from '#src/domain/documents/adr-papers.ts'
import type { CategoryTotal } from '#src/domain/goods/adr-points.ts'
import { format, type PaperText } from './paper-values.ts'
import { words } from './paper-words.ts'

/** One substance as printed. */
export interface AdrSubstanceText
  extends
    Record<'un' | 'name' | 'adrClass' | 'group' | 'tunnel' | 'packages' | 'quantity', PaperText>,
    Pick<Substance, 'hasGroup' | 'isPacked' | 'hasQuantity'> {
  /** `UMWELTGEFÄHRDEND, LEER, UNGEREINIGT` */
  marks: PaperText
}

/** Dangerous goods as printed. */
export interface Adr {
  lines: readonly AdrSubstanceText[]
  /** What holds for the whole load, a sentence each. */
  load: readonly string[]
  /** What is said of limited and excepted quantities, which have no particulars. */
  small: readonly string[]
  tunnel: PaperText
}

/** What a paper says of dangerous goods. Source: ADR 2025, 5.4.1.1.1 */
export function adrOf(goods: DangerousGoods | undefined): Adr | undefined {
  if (goods === undefined) return undefined
  const tunnel = goods.tunnelCode === undefined ? undefined : `(${goods.tunnelCode})`
  return {
    lines: goods.substances.map(substanceText),
    load: [...judged(goods), ...(tunnel === undefined ? [] : [`${words['adr.load']}: ${tunnel}`])],
    small: smallTexts(goods),
    tunnel,
  }
}

function substanceText({
  unNumber: un,
  packingGroup: group,
  tunnelCode: tunnel,
  ...rest
}: Substance): AdrSubstanceText {
  const { quantity, unit, marks, name, adrClass, packages, hasGroup, isPacked, hasQuantity } = rest
  return {
    ...{ un, name, adrClass, group, hasGroup, tunnel, packages, isPacked, hasQuantity },
    quantity: quantity === undefined ? undefined : `${format.number(quantity)} ${unit}`,
    marks: marks.length === 0 ? undefined : marks.join(', '),
  }
}

/**
 * The quantity of each transport category and what it counts, the points of all, or why there are none. Source: ADR 2025, 5.4.1.1.1
 * (f), note 1
 */
function judged({ points, noPoints, totals, assumed, substances }: DangerousGoods): string[] {
  // Of limited quantities alone nothing counts.
  if (substances.length === 0) return []
  const numbers = assumed.map((number) => `UN ${number}`).join(', ')
  return [
    ...(points === undefined ? [] : [...totals.map(totalText), `${words['adr.points']}: ${format.number(points)}`]),
    ...(noPoints === 'never' ? [words['adr.never']] : noPoints === 'carriage' ? [words['adr.carriage']] : []),
    ...(numbers === '' ? [] : [`${words['adr.assumed']}: ${numbers}`]),
  ]
}

function totalText({ category, kg, litres, points }: CategoryTotal): string {
  const amounts = [kg > 0 && `${format.number(kg)} kg`, litres > 0 && `${format.number(litres)} l`].filter(Boolean)
  const value = points === undefined ? [] : [`${words['adr.value']} ${format.number(points)}`]
  return `${words['adr.category']} ${category}: ${[amounts.join(' + ') || words['adr.empty'], ...value].join(', ')}`
}

function smallTexts({ limited, excepted, limitedMark }: DangerousGoods): string[] {
  const text = (word: string, what: string, unit: string, { substances, amount }: SmallQuantities) =>
    `${word}: ${substances.join('; ')}. ${what}: ${amount === undefined ? words['adr.unknown'] : `${format.number(amount)}${unit}`}`
  return [
    ...(limited ? [text(words['adr.limited'], words['adr.gross'], ' kg', limited)] : []),
    ...(limitedMark ? [words['adr.limitedMark']] : []),
    ...(excepted ? [text(words['adr.excepted'], words['adr.packages'], '', excepted)] : []),
  ]
}

/** What holds for a whole load: its points, and the tunnels it may not pass; then its limited and excepted quantities. */
export const adrLoadTexts = ({ load, small }: Pick<Adr, 'load' | 'small'>): string[] => [
  ...(load.length === 0 ? [] : [load.join('. ')]),
  ...small,
]

/** The same in one line; nothing where there is nothing to say. */
export const adrLoadText = (adr: Pick<Adr, 'load' | 'small'>): PaperText => adrLoadTexts(adr).join('. ') || undefined

const numbersOf = (lines: readonly AdrSubstanceText[]) => lines.flatMap(({ un }) => un ?? []).join(', ')

/** The substances whose proper shipping name has to be filled in before anybody drives: without it no transport document holds. */
export function adrLackText({ lines }: Pick<Adr, 'lines'>): PaperText {
  const unnamed = numbersOf(lines.filter(({ name }) => name === undefined))
  return unnamed === '' ? undefined : `${words['adr.lack']}: ${unnamed}`
}

/** Which substances lack number and kind of their packages, or their quantity. Source: ADR 2025, 5.4.1.1.1 (e) and (f) */
export function adrAmountLackText({ lines }: Pick<Adr, 'lines'>): PaperText {
  const unpacked = numbersOf(lines.filter(({ packages, isPacked }) => isPacked && packages === undefined))
  const unmeasured = numbersOf(lines.filter(({ quantity, hasQuantity }) => hasQuantity && quantity === undefined))
  const lacks = [
    ...(unpacked === '' ? [] : [`${words['adr.packages']} (${unpacked})`]),
    ...(unmeasured === '' ? [] : [`${words['adr.quantity']} (${unmeasured})`]),
  ]
  return lacks.length === 0 ? undefined : `${words['adr.fillIn']}: ${lacks.join(', ')}`
}
