import { isAdrClass, needsPackingGroup } from '../goods/adr.ts'
import type { AdrLine } from '../goods/adr-line-text.ts'
import { adrPoints, loadTunnelCode } from '../goods/adr-points.ts'
import { paperText } from './paper-text.ts'

/** What a transport document says of one substance; what is undefined is filled in by hand. */
export interface Substance {
  /** `UN 1230` */
  unNumber: string | undefined
  name: string | undefined
  adrClass: string | undefined
  packingGroup: string | undefined
  /** Goods of this class, or of an unknown one, name a packing group. */
  hasGroup: boolean
  /** `(D/E)` */
  tunnelCode: string | undefined
  quantity: number | undefined
  unit: string
}

/** What a transport document says of dangerous goods. */
export interface DangerousGoods {
  substances: readonly Substance[]
  /** Points under the 1000-point rule, where every quantity is known. */
  points: number | undefined
  /** The tunnel code that holds for the whole load. */
  tunnelCode: string | undefined
}

/** The particulars of dangerous goods; undefined where the goods are none. Source: ADR 2025, 5.4.1.1.1 */
export function dangerousGoods(order: {
  orderType: string
  dangerousGoods?: readonly AdrLine[] | undefined
}): DangerousGoods | undefined {
  const { orderType, dangerousGoods: lines = [] } = order
  if (lines.length === 0 && orderType !== 'adr') return undefined
  const named: readonly Partial<AdrLine>[] = lines.length > 0 ? lines : [{}]
  return {
    substances: named.map(substanceOf),
    points: lines.length === 0 ? undefined : adrPoints(lines),
    tunnelCode: loadTunnelCode(lines),
  }
}

/**
 * The numbers of substances that have no proper shipping name yet: an order goes on without it, its transport document does not
 * hold. Source: ADR 2025, 5.4.1.1.1 (b)
 */
export function unnamedSubstances(lines: readonly Pick<AdrLine, 'unNumber' | 'name'>[] = []): string[] {
  return lines.filter(({ name }) => paperText(name) === undefined).flatMap(({ unNumber }) => numberText(unNumber) ?? [])
}

/** `UN 1230` */
function numberText(unNumber: string | undefined): string | undefined {
  const digits = paperText(unNumber)?.replace(/^UN\s*/i, '')
  return digits === undefined ? undefined : `UN ${digits}`
}

function substanceOf(line: Partial<AdrLine>): Substance {
  const adrClass = paperText(line.class)
  const code = paperText(line.tunnelCode)?.replace(/[()]/g, '')
  return {
    unNumber: numberText(line.unNumber),
    name: paperText(line.name),
    adrClass,
    packingGroup: paperText(line.packingGroup),
    hasGroup: adrClass === undefined || !isAdrClass(adrClass) || needsPackingGroup(adrClass) || !!line.packingGroup,
    tunnelCode: code === undefined ? undefined : `(${code})`,
    quantity: line.quantity,
    unit: line.unit ?? 'kg',
  }
}
