import type { AdrLine } from '../goods/adr-line-text.ts'
import { loadingMetersPerPackage } from '../vehicles/vehicles.ts'
import type { StopOfOrder } from './stops.ts'

/** What one order puts on the truck; a figure that is not known counts as nothing. */
export interface Freight {
  loadingMeters?: number | undefined
  weightKg?: number | undefined
  pallets?: number | undefined
  dangerousGoods?: readonly AdrLine[] | undefined
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

/** Which orders are aboard after each stop. */
export function ordersAboard(stops: readonly StopOfOrder[]): string[][] {
  const aboard = new Set<string>()
  return stops.map(({ orderId, kind }) => {
    if (kind === 'pickup') aboard.add(orderId)
    else aboard.delete(orderId)
    return [...aboard]
  })
}

// In thousandths: 12.8 + 0.8 is 13.6 on the yard, but not in binary fractions.
const sum = (values: readonly (number | undefined)[]): number =>
  Math.round(values.reduce<number>((total, value) => total + (value ?? 0), 0) * 1000) / 1000

/** What is aboard after each stop, leg by leg: what was unloaded makes room for what is loaded next. Source: decision A27 */
export function aboardAfter(
  stops: readonly StopOfOrder[],
  freightOf: (orderId: string) => Freight | undefined,
): LoadOnBoard[] {
  return ordersAboard(stops).map((ids) => {
    const freights = ids.map(freightOf)
    return {
      loadingMeters: sum(freights.map((freight) => freight?.loadingMeters)),
      weightKg: sum(freights.map((freight) => freight?.weightKg)),
      pallets: sum(freights.map((freight) => freight?.pallets)),
    }
  })
}

/** What the others take of the truck while an order is aboard, on the leg with the most of it. */
export function mostBeside(
  stops: readonly StopOfOrder[],
  orderId: string,
  freightOf: (orderId: string) => Freight | undefined,
): Pick<LoadOnBoard, 'loadingMeters' | 'weightKg'> {
  const legs = ordersAboard(stops).filter((ids) => ids.includes(orderId))
  const others = legs.map((ids) => ids.filter((id) => id !== orderId).map(freightOf))
  return {
    loadingMeters: Math.max(0, ...others.map((leg) => sum(leg.map((freight) => freight?.loadingMeters)))),
    weightKg: Math.max(0, ...others.map((leg) => sum(leg.map((freight) => freight?.weightKg)))),
  }
}

/** The dangerous goods that are aboard together after each stop, for the 1000-point rule. Source: ADR 2025, 1.1.3.6.4 */
export function adrAboard(
  stops: readonly StopOfOrder[],
  freightOf: (orderId: string) => Freight | undefined,
): (readonly AdrLine[])[] {
  return ordersAboard(stops).map((ids) => ids.flatMap((id) => freightOf(id)?.dangerousGoods ?? []))
}
