import { isAdrClass, isPackingGroup, isTunnelCode, needsPackingGroup, TUNNEL_CODES } from './adr.ts'
import type { AdrLine } from './adr-line-text.ts'
import { errorAt, type FieldIssue } from './field-issue.ts'
import { isBlank, textOf } from './given-text.ts'
import { parseDecimal } from './numbers.ts'

const QUANTITY = /^([\d.,]+)\s*(kg|l)$/i
/** Commas part the particulars, but not the digits of a number. */
const PARTS = /,(?!\d)|(?<!\d),|;/

/** Lines of substances, one each, in the order of the ADR; undefined where a line names no UN number. */
export function parseAdrLines(text: string): AdrLine[] | undefined {
  const typed = text.split('\n').filter((line) => line.trim() !== '')
  const lines = typed.map(parseLine)
  return lines.every((line) => line !== undefined) ? lines : undefined
}

function parseLine(text: string): AdrLine | undefined {
  const [, unNumber, rest = ''] = /^\s*(?:UN\s*)?(\d{4})(?!\d)\s*(.*)$/i.exec(text) ?? []
  if (unNumber === undefined) return undefined
  const line: AdrLine = { unNumber }
  const name: string[] = []
  for (const part of rest.split(PARTS).map((each) => each.trim())) if (!take(line, part)) name.push(part)
  return { ...line, ...(name.length > 0 && { name: name.join(', ') }) }
}

/** Takes one particular into a line; false where it can only be a part of the name. */
function take(line: AdrLine, part: string): boolean {
  if (part === '') return true
  const [, amount = '', unit = ''] = QUANTITY.exec(part) ?? []
  const quantity = parseDecimal(amount)
  if (quantity !== undefined) Object.assign(line, { quantity, unit: unit.toLowerCase() })
  else if (isAdrClass(part)) line.class = part
  else if (isPackingGroup(part)) line.packingGroup = part.toUpperCase()
  else if (isTunnelCode(part)) line.tunnelCode = bareTunnelCode(part)
  else return false
  return true
}

const bareTunnelCode = (code: string) =>
  code
    .toUpperCase()
    .replace(/[()\s]/g, '')
    .replace(/[–—]/g, '-')

/** What is said about one substance: number, class, packing group and tunnel code. Source: decision B4 */
export function checkAdrLine(path: (field: string) => string, line: Partial<AdrLine>): FieldIssue[] {
  const [adrClass, group] = [textOf(line.class), textOf(line.packingGroup)]
  const groupFits = group === '' ? !needsPackingGroup(adrClass) : isPackingGroup(group)
  const { quantity } = line
  return [
    ...(/^\d{4}$/.test(textOf(line.unNumber)) ? [] : errorAt(path('unNumber'), 'adrUnNumber')),
    ...(isAdrClass(adrClass) ? [] : errorAt(path('class'), 'adrClass')),
    ...(groupFits ? [] : errorAt(path('packingGroup'), 'adrPackingGroup')),
    ...(isTunnelCode(textOf(line.tunnelCode)) ? [] : errorAt(path('tunnelCode'), 'adrTunnelCode')),
    ...(isBlank(quantity) || quantity > 0 ? [] : errorAt(path('quantity'), 'adrQuantity')),
  ]
}

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
 * The points of a load under the 1000-point rule; undefined where a quantity is not known, so that nobody relies on it.
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
