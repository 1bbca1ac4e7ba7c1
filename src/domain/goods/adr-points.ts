import { bareTunnelCode, TUNNEL_CODES, isSmallQuantity } from './adr.ts'
import {
  mostAlone,
  pointFactor,
  transportCategory,
  type TransportCategory,
  TRANSPORT_CATEGORIES,
} from './adr-categories.ts'
import type { AdrLine } from './adr-line-text.ts'

/** Up to so many points a load needs no orange plates, no ADR certificate and no full equipment. Source: ADR 2025, 1.1.3.6.4 */
export const FREE_POINTS = 1000

/** Limited quantities above so many kg gross mark the vehicle, and close tunnels of category E. Source: ADR 2025, 3.4.14, 8.6.4 */
const UNMARKED_LIMITED_KG = 8000

/** What counts: neither limited nor excepted quantities do, where the goods may be such. Source: ADR 2025, 1.1.3.6.5 with 1.1.3.4.2 and 1.1.3.4.3 */
const counted = (lines: readonly AdrLine[]) => lines.filter((line) => !isSmallQuantity(line))

/** Tank and bulk are never free: the rule is one of packages. Source: ADR 2025, 1.1.3.6.2 */
const isPacked = ({ carriage }: AdrLine) => carriage === undefined || carriage === 'packages'

/** What there is of one transport category together, and what it counts. Source: ADR 2025, 5.4.1.1.1 (f), note 1 */
export interface CategoryTotal {
  category: TransportCategory
  kg: number
  litres: number
  /** Missing for category 0, which counts in no way. */
  points: number | undefined
}

/** Why a load has no points: a substance that is never free, tank or bulk, or a quantity that is not known. */
export type NoPoints = 'never' | 'carriage' | 'quantity'

/** What the 1000-point rule says of a load. */
export interface AdrJudgement {
  /** Missing where `noPoints` says why. */
  points: number | undefined
  noPoints: NoPoints | undefined
  /** Each category aboard, where every quantity is known. */
  totals: readonly CategoryTotal[]
  /** The UN numbers whose category is not known and was taken for the strictest. */
  assumed: readonly string[]
  /** Proven to be few: no ADR vehicle, no certificate. */
  free: boolean
}

// Hundredths: 0.1 + 0.2 litres are 0.3 on the scales, but not in binary fractions.
const rounded = (value: number) => Math.round(value * 100) / 100
const sum = (values: readonly number[]) => rounded(values.reduce((total, value) => total + value, 0))

/** The points of one line; undefined where its quantity would have to be known and is not. */
function pointsOf(line: AdrLine): number | undefined {
  const factor = pointFactor(line) ?? 0
  return factor === 0 ? 0 : line.quantity === undefined ? undefined : line.quantity * factor
}

/** What the 1000-point rule says of a load: points, why there are none, and what was assumed. Source: ADR 2025, 1.1.3.6 */
export function judgeAdr(lines: readonly AdrLine[]): AdrJudgement {
  const loads = counted(lines)
  const points = loads.map(pointsOf)
  const isKnown = loads.every(({ quantity, empty }) => quantity !== undefined || empty)
  const noPoints = loads.some((line) => !isPacked(line))
    ? 'carriage'
    : loads.some((line) => transportCategory(line).category === 0)
      ? 'never'
      : points.includes(undefined)
        ? 'quantity'
        : undefined
  const total = noPoints === undefined ? sum(points.map((one) => one ?? 0)) : undefined
  return {
    points: total,
    noPoints,
    totals: isKnown ? totalsOf(loads) : [],
    assumed: [...new Set(loads.flatMap((line) => (transportCategory(line).assumed ? [line.unNumber] : [])))],
    free: total !== undefined && total <= FREE_POINTS && !isTooMuchOfOne(loads),
  }
}

function totalsOf(loads: readonly AdrLine[]): CategoryTotal[] {
  return TRANSPORT_CATEGORIES.flatMap((category): CategoryTotal[] => {
    const those = loads.filter((line) => transportCategory(line).category === category)
    if (those.length === 0) return []
    const inUnit = (isLitres: boolean) =>
      sum(those.filter(({ unit }) => (unit === 'l') === isLitres).map(({ quantity = 0 }) => quantity))
    const points = category === 0 ? undefined : sum(those.map((line) => pointsOf(line) ?? 0))
    return [{ category, kg: inUnit(false), litres: inUnit(true), points }]
  })
}

/** Goods of one category alone have its own maximum: 333 kg or litres of category 2. Source: ADR 2025, 1.1.3.6.3 */
function isTooMuchOfOne(loads: readonly AdrLine[]): boolean {
  const limits = new Set(loads.map(mostAlone))
  const [most = Infinity] = limits
  return limits.size === 1 && sum(loads.map(({ quantity = 0 }) => quantity)) > most
}

/**
 * The points of a load under the 1000-point rule; undefined where a quantity is not known, so that no one relies on it, and where
 * the rule does not hold: tank, bulk, category 0. Source: ADR 2025, 1.1.3.6
 */
export const adrPoints = (lines: readonly AdrLine[]): number | undefined => judgeAdr(lines).points

/** Whether a load needs vehicle and driver as the ADR wants them: dangerous goods that are not proven to be few. */
export const needsAdrVehicle = (lines: readonly AdrLine[] | undefined): boolean =>
  lines !== undefined && lines.length > 0 && !judgeAdr(lines).free

/** Gross mass of limited quantities aboard in kg; undefined where one of them is not known. Source: ADR 2025, 3.4.12 */
export function limitedKg(lines: readonly AdrLine[]): number | undefined {
  const masses = lines.filter(({ limited }) => limited).map(({ quantity }) => quantity)
  return masses.every((mass) => mass !== undefined) ? sum(masses) : undefined
}

/**
 * Whether a vehicle above 12 t has to bear the mark of limited quantities: more than 8 t of them, or not known how much. With orange
 * plates for other goods it need not. Source: ADR 2025, 3.4.13, 3.4.14
 */
export function needsLimitedMark(lines: readonly AdrLine[]): boolean {
  if (needsAdrVehicle(lines)) return false
  const mass = limitedKg(lines)
  return mass === undefined || mass > UNMARKED_LIMITED_KG
}

/**
 * The tunnel code that holds for the whole load: the strictest of what counts, and none where it is few; a vehicle that bears the
 * mark of limited quantities has code E. Source: ADR 2025, 8.6.3, 8.6.4
 */
export function loadTunnelCode(lines: readonly AdrLine[] | undefined): string | undefined {
  if (!needsAdrVehicle(lines)) return needsLimitedMark(lines ?? []) ? 'E' : undefined
  const codes = counted(lines ?? []).map(({ tunnelCode = '-' }) => bareTunnelCode(tunnelCode))
  return STRICTEST_FIRST.find((code) => codes.includes(code))
}

const STRICTEST_FIRST = [...TUNNEL_CODES.filter((code) => code !== '-'), '-']
