import { isAdrClass, needsPackingGroup } from './adr.ts'
import type { AdrLine } from './adr-line-text.ts'
import { adrPoints, loadTunnelCode } from './adr-lines.ts'
import { findCountry, PLACEHOLDER_POSTAL_CODE } from './postal-codes.ts'

/** The papers an order is printed as: the forwarding order to the carrier, the consignment note, the delivery note. */
export const ORDER_PAPERS = ['forwarding', 'cmr', 'delivery'] as const
export type OrderPaper = (typeof ORDER_PAPERS)[number]

/** The copies of a consignment note by their number: for the sender, the consignee, the carrier, the office. */
export const NOTE_COPIES = ['1', '2', '3', '4'] as const
export type NoteCopy = (typeof NOTE_COPIES)[number]

/** Longest text of one field on a paper, in characters; more would push the form apart. */
const LONGEST = 600

/** Words that stand in for a missing value on the screen; on paper such a field stays empty, to be filled in by hand. */
const STAND_INS: ReadonlySet<string> = new Set(['unbekannt', 'standard'])

/** A field's text as it may be printed; undefined where there is none. */
export function paperText(value: string | undefined): string | undefined {
  const text = value?.replace(/\s+/g, ' ').trim() ?? ''
  if (text === '' || STAND_INS.has(text.toLowerCase())) return undefined
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

/** `20457 Hamburg`; a postal code that is only a placeholder is left out. */
export function paperPlace(postalCode: string | undefined, city: string | undefined): string | undefined {
  const code = postalCode?.trim() === PLACEHOLDER_POSTAL_CODE ? undefined : paperText(postalCode)
  return [code, paperText(city)].filter((part) => part !== undefined).join(' ') || undefined
}

/** Whether a carriage crosses a border, so that the CMR holds; else German law does. Sources: CMR Art. 1, HGB §407 */
export function isCrossBorder(pickupCountry: string, deliveryCountry: string): boolean {
  return countryKey(pickupCountry) !== countryKey(deliveryCountry)
}

function countryKey(country: string): string {
  return findCountry(country)?.code ?? country.trim().toUpperCase()
}

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

function substanceOf(line: Partial<AdrLine>): Substance {
  const digits = paperText(line.unNumber)?.replace(/^UN\s*/i, '')
  const adrClass = paperText(line.class)
  const code = paperText(line.tunnelCode)?.replace(/[()]/g, '')
  return {
    unNumber: digits === undefined ? undefined : `UN ${digits}`,
    name: paperText(line.name),
    adrClass,
    packingGroup: paperText(line.packingGroup),
    hasGroup: adrClass === undefined || !isAdrClass(adrClass) || needsPackingGroup(adrClass) || !!line.packingGroup,
    tunnelCode: code === undefined ? undefined : `(${code})`,
    quantity: line.quantity,
    unit: line.unit ?? 'kg',
  }
}
