/** Classes of dangerous goods. Source: ADR 2025, 2.1.1.1 */
export const ADR_CLASSES = [
  '1',
  '2',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const

/** Substances of these classes carry no packing group, or not always. Source: ADR 2025, 2.1.1.3 */
const CLASSES_WITHOUT_GROUP: ReadonlySet<string> = new Set([
  '1',
  '2',
  '2.1',
  '2.2',
  '2.3',
  '4.1',
  '5.2',
  '6.2',
  '7',
  '9',
])

export const PACKING_GROUPS = ['I', 'II', 'III'] as const

/** Tunnel restriction codes; `-` for goods that may pass every tunnel. Source: ADR 2025, 8.6.4 */
export const TUNNEL_CODES = ['-', 'B', 'B1000C', 'B/D', 'B/E', 'C', 'C5000D', 'C/D', 'C/E', 'D', 'D/E', 'E'] as const

export function isAdrClass(value: string): boolean {
  return ADR_CLASSES.some((known) => known === value)
}

export function isPackingGroup(value: string): boolean {
  return PACKING_GROUPS.some((known) => known === value.toUpperCase())
}

/** Whether a text is a tunnel code, with or without its usual brackets. */
export function isTunnelCode(value: string): boolean {
  const bare = value
    .toUpperCase()
    .replace(/[()\s]/g, '')
    .replace(/[–—]/g, '-')
  return TUNNEL_CODES.some((known) => known === bare)
}

/** Whether goods of a class must name a packing group. */
export function needsPackingGroup(adrClass: string): boolean {
  return !CLASSES_WITHOUT_GROUP.has(adrClass)
}
