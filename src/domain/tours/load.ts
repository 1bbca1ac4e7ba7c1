import type { AdrLine } from '../goods/adr-line-text.ts'
import { type GoodsLine, isHandledAt } from '../stops/goods-lines.ts'
import { loadingMetersPerPackage } from '../vehicles/vehicles.ts'
import { isLastOf, isSameStop, type PlaceOfStop, type StopOfOrder } from './stops.ts'

/** What one order puts on the truck; a figure that is not known counts as nothing. */
export interface Freight {
  loadingMeters?: number | undefined
  weightKg?: number | undefined
  pallets?: number | undefined
  dangerousGoods?: readonly AdrLine[] | undefined
  /** What of it is loaded and unloaded where, at an order with several places. */
  goodsLines?: readonly GoodsLine[] | undefined
}

/** What stands on the truck together. */
export interface LoadOnBoard {
  loadingMeters: number
  weightKg: number
  pallets: number
}

/** How many pallets an order takes along: its packages, where these are pallets. */
export function palletsOf(order: { packageType?: string | undefined; packageCount?: number | undefined }): number {
  return loadingMetersPerPackage(order.packageType) === undefined ? 0 : (order.packageCount ?? 0)
}

/** Which orders are aboard after each stop: from their first loading place to their last unloading place. */
export function ordersAboard(stops: readonly StopOfOrder[]): string[][] {
  const aboard = new Set<string>()
  return stops.map(({ orderId, kind }, at) => {
    if (kind === 'pickup') aboard.add(orderId)
    else if (isLastOf(stops, at)) aboard.delete(orderId)
    return [...aboard]
  })
}

const FIGURES = { loadingMeters: 'loadingMeters', weightKg: 'weight', pallets: 'packageCount' } as const
type Figure = keyof typeof FIGURES

/** What of a line counts: packages are pallets where they are. */
const figureOf = (line: GoodsLine, figure: Figure): number | undefined =>
  figure === 'pallets' && line.packageCount !== undefined ? palletsOf(line) : line[FIGURES[figure]]

/** The figures of the lines of an order, where each has it and together they are what the order says; else nothing. */
function toldBy({ goodsLines = [], ...freight }: Freight, figure: Figure): readonly number[] | undefined {
  const figures = goodsLines.flatMap((line) => figureOf(line, figure) ?? [])
  if (figures.length === 0 || figures.length < goodsLines.length) return undefined
  const whole = freight[figure]
  return whole === undefined || Math.abs(sum(figures) - whole) < 0.001 ? figures : undefined
}

/**
 * So much of an order is aboard after some of its stops: what its lines tell, else all of it from its first loading place to its last
 * unloading place, which is the stricter reading.
 */
function aboardOf(id: string, freight: Freight | undefined, figure: Figure, behind: readonly StopOfOrder[]): number {
  const figures = freight?.goodsLines && toldBy(freight, figure)
  if (figures === undefined) return freight?.[figure] ?? 0
  const called = (kind: StopOfOrder['kind'], part = 0) =>
    behind.some((stop) => isSameStop(stop, { orderId: id, kind, part }))
  const isAboard = ({ loadedAt, unloadedAt }: GoodsLine) =>
    called('pickup', loadedAt) && !called('delivery', unloadedAt)
  return sum((freight?.goodsLines ?? []).map((line, at) => (isAboard(line) ? figures[at] : 0)))
}

/** What is loaded or unloaded at a place of an order: of some of its figures all of it, where its lines do not tell. */
export function handledAt(freight: Freight | undefined, place: PlaceOfStop, figure: Figure): number | undefined {
  const figures = freight?.goodsLines && toldBy(freight, figure)
  if (figures === undefined) return freight?.[figure]
  return sum((freight?.goodsLines ?? []).map((line, at) => (isHandledAt(line, place) ? figures[at] : 0)))
}

/** So much more is aboard behind a place of an order than before it, where its places are called at in their order; less, if negative. */
export function changeAt(freight: Freight | undefined, place: PlaceOfStop, figure: Figure): number {
  const isTold = freight?.goodsLines !== undefined && toldBy(freight, figure) !== undefined
  const amount = isTold || (place.part ?? 0) === 0 ? (handledAt(freight, place, figure) ?? 0) : 0
  return place.kind === 'pickup' ? amount : 0 - amount
}

// In thousandths: 12.8 + 0.8 is 13.6 on the yard, but not in binary fractions.
const sum = (values: readonly (number | undefined)[]): number =>
  Math.round(values.reduce<number>((total, value) => total + (value ?? 0), 0) * 1000) / 1000

/** What is aboard after each stop, leg by leg: what was unloaded makes room for what is loaded next. Source: decision A27 */
export function aboardAfter(
  stops: readonly StopOfOrder[],
  freightOf: (orderId: string) => Freight | undefined,
): LoadOnBoard[] {
  return ordersAboard(stops).map((ids, at) => loadOf(ids, stops.slice(0, at + 1), freightOf))
}

/** What some orders put on the truck, behind these stops of a tour. */
export function loadOf(
  ids: readonly string[],
  behind: readonly StopOfOrder[],
  freightOf: (orderId: string) => Freight | undefined,
): LoadOnBoard {
  const freights = ids.map((id) => [id, freightOf(id)] as const)
  const all = (figure: Figure) => sum(freights.map(([id, freight]) => aboardOf(id, freight, figure, behind)))
  return { loadingMeters: all('loadingMeters'), weightKg: all('weightKg'), pallets: all('pallets') }
}

/** What the others take of the truck while an order is aboard, on the leg with the most of it. */
export function mostBeside(
  stops: readonly StopOfOrder[],
  orderId: string,
  freightOf: (orderId: string) => Freight | undefined,
): Pick<LoadOnBoard, 'loadingMeters' | 'weightKg'> {
  const others = ordersAboard(stops).flatMap((ids, at) => {
    const beside = ids.filter((id) => id !== orderId)
    return ids.includes(orderId) ? [loadOf(beside, stops.slice(0, at + 1), freightOf)] : []
  })
  return {
    loadingMeters: Math.max(0, ...others.map(({ loadingMeters }) => loadingMeters)),
    weightKg: Math.max(0, ...others.map(({ weightKg }) => weightKg)),
  }
}

/** The dangerous goods that are aboard together after each stop, for the 1000-point rule. Source: ADR 2025, 1.1.3.6.4 */
export function adrAboard(
  stops: readonly StopOfOrder[],
  freightOf: (orderId: string) => Freight | undefined,
): (readonly AdrLine[])[] {
  return ordersAboard(stops).map((ids) => ids.flatMap((id) => freightOf(id)?.dangerousGoods ?? []))
}
