import type { AdrLine } from './adr-line-text.ts'

type Kind = Pick<AdrLine, 'class' | 'packingGroup'>

const isOneOf = (line: Kind, classes: readonly string[]) => classes.includes((line.class ?? '').trim())
const isExplosive = ({ class: adrClass = '' }: Kind) => adrClass.startsWith('1') && adrClass.toUpperCase() !== '1.4S'
const isOfGroupOne = ({ packingGroup = '' }: Kind) => packingGroup.trim() === 'I'

/**
 * Whether goods may never be packed in limited quantities, as far as class and packing group tell: explosives but 1.4S, toxic gases,
 * infectious and radioactive goods, and packing group I of all classes but flammable liquids, of which paints and glues may. Of others the
 * number decides. Source: ADR 2025, 3.4.1, table A, column 7a
 */
const isNeverLimited = (line: Kind): boolean =>
  isExplosive(line) ||
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
