import type { AdrLine } from './adr-line-text.ts'

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

/** Divisions of class 1, each with the compatibility groups it has. Source: ADR 2025, 2.2.1.1.5 to 2.2.1.1.7 */
const EXPLOSIVE_GROUPS = {
  '1.1': 'ABCDEFGJL',
  '1.2': 'BCDEFGHJKL',
  '1.3': 'CFGHJKL',
  '1.4': 'BCDEFGS',
  '1.5': 'D',
  '1.6': 'N',
} as const

/** Classes of explosives as a transport document names them, by division and group: `1.1D`, `1.4S`. Source: ADR 2025, 5.4.1.1.1 (c) */
export const EXPLOSIVE_CLASSES: readonly string[] = Object.entries(EXPLOSIVE_GROUPS).flatMap(([division, groups]) =>
  [...groups].map((group) => `${division}${group}`),
)

/** Labels of subsidiary risks. Source: ADR 2025, 3.2.1, table A, column 5 */
const RISK_LABELS: ReadonlySet<string> = new Set([...['1', '2.1', '3', '4.1', '4.2', '4.3', '5.1', '6.1', '7', '8']])

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

/** Whether a text is a class, of explosives also with division and group: `3`, `1`, `1.4S`. Case of the group does not matter. */
export function isAdrClass(value: string): boolean {
  return ADR_CLASSES.some((known) => known === value) || isExplosive(value)
}

/** Whether a class is one of explosives with its division and compatibility group: `1.1D`. */
export const isExplosive = (adrClass: string) => EXPLOSIVE_CLASSES.includes(adrClass.toUpperCase())

/** The labels a text of subsidiary risks names, `6.1` or `3 + 8`; undefined where one is none. Source: ADR 2025, 5.4.1.1.1 (c) */
export function riskLabels(text: string): readonly string[] | undefined {
  const labels = text.split(/[,+;\s]+/).filter((label) => label !== '')
  return labels.every((label) => RISK_LABELS.has(label)) ? labels : undefined
}

export function isPackingGroup(value: string): boolean {
  return PACKING_GROUPS.some((known) => known === value.toUpperCase())
}

/** A tunnel code without its brackets, as it is compared. */
export const bareTunnelCode = (code: string) =>
  code
    .toUpperCase()
    .replace(/[()\s]/g, '')
    .replace(/[–—]/g, '-')

/** Whether a text is a tunnel code, with or without its usual brackets. */
export function isTunnelCode(value: string): boolean {
  return TUNNEL_CODES.some((known) => known === bareTunnelCode(value))
}

/** Articles that have no packing group though others of their class do: batteries, fuel cells, candles. Source: ADR 2025, table A, column 4 */
const ARTICLES: ReadonlySet<string> = new Set([
  ...['1700', '2016', '2017', '2794', '2795', '2800', '3028', '3292', '3356', '3473', '3476', '3477'],
  ...['2426', '3343', '3506', '3528', '3540', '3542', '3543', '3544', '3546', '3547'],
])

/** Whether goods of a class, or of a class and UN number, must name a packing group. */
export function needsPackingGroup(adrClass: string, unNumber = ''): boolean {
  return !CLASSES_WITHOUT_GROUP.has(adrClass) && !isExplosive(adrClass) && !ARTICLES.has(unNumber)
}

type Kind = Pick<AdrLine, 'class' | 'packingGroup'>

const isOneOf = (line: Kind, classes: readonly string[]) => classes.includes((line.class ?? '').trim())
/** Explosives that are dangerous beside their package. */
const isBound = ({ class: adrClass = '' }: Kind) => adrClass.startsWith('1') && adrClass.toUpperCase() !== '1.4S'
const isOfGroupOne = ({ packingGroup = '' }: Kind) => packingGroup.trim() === 'I'

/**
 * Whether goods may never be packed in limited quantities, as far as class and packing group tell: explosives but 1.4S, toxic gases,
 * infectious and radioactive goods, and packing group I of all classes but flammable liquids, of which paints and glues may. Of others the
 * number decides. Source: ADR 2025, 3.4.1, table A, column 7a
 */
const isNeverLimited = (line: Kind): boolean =>
  isBound(line) ||
  isOneOf(line, ['2.3', '6.2', '7']) ||
  (isOfGroupOne(line) && isOneOf(line, ['4.1', '4.2', '4.3', '5.1', '6.1', '8']))

/**
 * Whether goods may never be packed in excepted quantities: explosives, flammable and toxic gases, organic peroxides, infectious and
 * radioactive goods, and packing group I of what ignites by itself or with water, oxidises or corrodes. Source: ADR 2025, 3.5.1, table A,
 * column 7b, code E0
 */
const isNeverExcepted = (line: Kind): boolean =>
  isOneOf(line, ['1', '2.1', '2.3', '5.2', '6.2', '7']) ||
  (line.class ?? '').startsWith('1.') ||
  (isOfGroupOne(line) && isOneOf(line, ['4.2', '4.3', '5.1', '8']))

/** What is said of a line of small quantities that may be none. */
export const smallQuantityFaults = (line: Partial<AdrLine>): ('limited' | 'excepted')[] => [
  ...(line.limited && isNeverLimited(line) ? (['limited'] as const) : []),
  ...(line.excepted && isNeverExcepted(line) ? (['excepted'] as const) : []),
]

/** Whether a line is free as a limited or an excepted quantity: it is packed so, and may be. Source: ADR 2025, 1.1.3.4.2, 1.1.3.4.3 */
export const isSmallQuantity = (line: AdrLine): boolean =>
  (line.limited === true || line.excepted === true) && smallQuantityFaults(line).length === 0
