import { isAdrClass, needsPackingGroup } from '../goods/adr.ts'
import { type AdrLine, carriageWord, classText, markWords, packagesText } from '../goods/adr-line-text.ts'
import { type AdrJudgement, judgeAdr, limitedKg, loadTunnelCode, needsLimitedMark } from '../goods/adr-points.ts'
import { paperText } from './paper-text.ts'

/** What a transport document says of one substance; what is undefined is filled in by hand. */
export interface Substance {
  /** `UN 1230` */
  unNumber: string | undefined
  name: string | undefined
  /** With the subsidiary risks: `3 (6.1)`. */
  adrClass: string | undefined
  packingGroup: string | undefined
  /** Goods of this class, or of an unknown one, name a packing group. */
  hasGroup: boolean
  /** `(D/E)` */
  tunnelCode: string | undefined
  /** `10 Fässer` */
  packages: string | undefined
  /** In packages, whose number and kind are named; not in a tank or in bulk. */
  isPacked: boolean
  quantity: number | undefined
  unit: string
  /** Of empty packagings no quantity is named. */
  hasQuantity: boolean
  /** `UMWELTGEFÄHRDEND`, `LEER, UNGEREINIGT`, `TANK` */
  marks: readonly string[]
}

/** Goods that need no particulars: limited and excepted quantities. */
export interface SmallQuantities {
  /** `UN 1263 FARBE` each. */
  substances: readonly string[]
  /** Gross mass of limited quantities in kg, number of packages of excepted ones; undefined where it is not known. */
  amount: number | undefined
}

/** What a transport document says of dangerous goods. */
export interface DangerousGoods extends Pick<AdrJudgement, 'points' | 'noPoints' | 'totals' | 'assumed'> {
  substances: readonly Substance[]
  limited: SmallQuantities | undefined
  excepted: SmallQuantities | undefined
  /** The vehicle bears the mark of limited quantities. */
  limitedMark: boolean
  /** The tunnel code that holds for the whole load. */
  tunnelCode: string | undefined
}

/**
 * The particulars of dangerous goods; undefined where the goods are none. Limited and excepted quantities need no transport document:
 * of them the haulier is told what they are and how much. Source: ADR 2025, 5.4.1.1.1, 3.4.12, 3.5.6
 */
export function dangerousGoods(order: {
  orderType: string
  dangerousGoods?: readonly AdrLine[] | undefined
}): DangerousGoods | undefined {
  const { orderType, dangerousGoods: lines = [] } = order
  if (lines.length === 0 && orderType !== 'adr') return undefined
  const named: readonly Partial<AdrLine>[] = lines.length > 0 ? lines.filter((line) => !isSmall(line)) : [{}]
  const { points, noPoints, totals, assumed } = judgeAdr(lines)
  return {
    substances: named.map(substanceOf),
    ...(lines.length === 0 ? UNKNOWN : { points, noPoints, totals, assumed }),
    limited: smallOf(
      lines.filter(({ limited }) => limited),
      limitedKg(lines),
    ),
    excepted: smallOf(
      lines.filter(({ limited, excepted }) => excepted && !limited),
      packagesOf(lines.filter(({ excepted }) => excepted)),
    ),
    limitedMark: needsLimitedMark(lines),
    tunnelCode: loadTunnelCode(lines),
  }
}

const UNKNOWN = { points: undefined, noPoints: 'quantity', totals: [], assumed: [] } as const

const isSmall = ({ limited, excepted }: Pick<AdrLine, 'limited' | 'excepted'>) => limited === true || excepted === true

const packagesOf = (lines: readonly AdrLine[]) =>
  lines.every(({ packages }) => packages !== undefined)
    ? lines.reduce((sum, { packages = 0 }) => sum + packages, 0)
    : undefined

function smallOf(lines: readonly AdrLine[], amount: number | undefined): SmallQuantities | undefined {
  if (lines.length === 0) return undefined
  const names = lines.flatMap(({ unNumber, name }) => [numberText(unNumber), paperText(name)].filter(Boolean).join(' '))
  return { substances: names, amount }
}

/**
 * The numbers of substances that have no proper shipping name yet: an order goes on without it, its transport document does not
 * hold. Limited and excepted quantities need none. Source: ADR 2025, 5.4.1.1.1 (b), 3.4.1, 3.5.1
 */
export function unnamedSubstances(lines: readonly NamedLine[] = []): string[] {
  return lines
    .filter((line) => !isSmall(line) && paperText(line.name) === undefined)
    .flatMap(({ unNumber }) => numberText(unNumber) ?? [])
}

/** What of a substance says whether its document may go out. */
type NamedLine = Pick<AdrLine, 'unNumber' | 'name' | 'limited' | 'excepted'>

/** `UN 1230` */
function numberText(unNumber: string | undefined): string | undefined {
  const digits = paperText(unNumber)?.replace(/^UN\s*/i, '')
  return digits === undefined ? undefined : `UN ${digits}`
}

function substanceOf(line: Partial<AdrLine>): Substance {
  const adrClass = paperText(line.class)
  const code = paperText(line.tunnelCode)?.replace(/[()]/g, '')
  const needsGroup =
    adrClass === undefined || !isAdrClass(adrClass) || needsPackingGroup(adrClass, line.unNumber) || !!line.packingGroup
  return {
    unNumber: numberText(line.unNumber),
    name: paperText(line.name),
    adrClass: adrClass === undefined ? undefined : classText({ class: adrClass, risks: paperText(line.risks) }),
    packingGroup: paperText(line.packingGroup),
    hasGroup: needsGroup,
    tunnelCode: code === undefined ? undefined : `(${code})`,
    packages: paperText(packagesText(line)),
    isPacked: line.carriage === undefined || line.carriage === 'packages',
    quantity: line.quantity,
    unit: line.unit ?? 'kg',
    hasQuantity: line.empty !== true,
    marks: [...markWords(line), ...carriageWord(line)],
  }
}
