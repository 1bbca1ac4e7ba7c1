import type { AdrLine } from './adr-line-text.ts'
import { TUNNEL_CODES } from './adr.ts'

/** A tunnel code without its brackets, as it is compared. */
export const bareTunnelCode = (code: string) =>
  code
    .toUpperCase()
    .replace(/[()\s]/g, '')
    .replace(/[–—]/g, '-')

/** Transport categories that packing group and class do not tell. Source: ADR 2025, table A, column 15 */
const CATEGORIES: ReadonlyMap<string, Category> = new Map([
  ['1202', 3],
  ['1005', 1],
  ['1972', 2],
  ['3090', 2],
  ['3091', 2],
  ['3480', 2],
  ['3481', 2],
])

type Category = 0 | 1 | 2 | 3 | 4

/** What a kilogram or litre counts. Source: ADR 2025, 1.1.3.6.3 */
const FACTORS: Readonly<Record<Category, number>> = { 0: Infinity, 1: 50, 2: 3, 3: 1, 4: 0 }

/** The category of a substance; the stricter one where table A would have to be asked. */
function categoryOf({ unNumber, class: adrClass = '', packingGroup }: AdrLine): Category {
  const known = CATEGORIES.get(unNumber)
  if (known !== undefined) return known
  if (packingGroup === 'I') return 1
  if (adrClass === '2.2' || packingGroup === 'III') return 3
  if (packingGroup === 'II' || adrClass === '2.1' || adrClass === '9') return 2
  return adrClass === '6.2' || adrClass === '7' ? 0 : 1
}

/**
 * The points of a load under the 1000-point rule; undefined where a quantity is not known, so that no one relies on it.
 * Source: ADR 2025, 1.1.3.6
 */
export function adrPoints(lines: readonly AdrLine[]): number | undefined {
  const points = lines.map((line) =>
    line.quantity === undefined ? undefined : line.quantity * FACTORS[categoryOf(line)],
  )
  if (!points.every((one) => one !== undefined)) return undefined
  return Math.round(points.reduce((sum, one) => sum + one, 0) * 100) / 100
}

/** Up to so many points a load needs no orange plates, no ADR certificate and no full equipment. */
export const FREE_POINTS = 1000

/** Whether a load needs vehicle and driver as the ADR wants them: dangerous goods that are not proven to be few. */
export function needsAdrVehicle(lines: readonly AdrLine[] | undefined): boolean {
  if (lines === undefined || lines.length === 0) return false
  const points = adrPoints(lines)
  return points === undefined || points > FREE_POINTS
}

/** The tunnel code that holds for the whole load: the strictest, and none where it is few. Source: ADR 2025, 8.6.3, 8.6.4 */
export function loadTunnelCode(lines: readonly AdrLine[] | undefined): string | undefined {
  if (!needsAdrVehicle(lines)) return undefined
  const codes = (lines ?? []).map(({ tunnelCode = '-' }) => bareTunnelCode(tunnelCode))
  return STRICTEST_FIRST.find((code) => codes.includes(code))
}

const STRICTEST_FIRST = [...TUNNEL_CODES.filter((code) => code !== '-'), '-']
