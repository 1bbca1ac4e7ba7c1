import { isAdrClass, isExplosive, riskLabels, isSmallQuantity } from './adr.ts'
import type { AdrLine } from './adr-line-text.ts'

/** What is said of two substances on one vehicle. */
type Verdict = 'allowed' | 'forbidden' | 'unknown'

/** Two substances that may not, or perhaps not, be loaded together. */
export interface MixedPair<Line extends AdrLine = AdrLine> {
  one: Line
  other: Line
  verdict: Exclude<Verdict, 'allowed'>
}

/** Compatibility groups that may stand beside each other. L is allowed only with the same kind. Source: ADR 2025, 7.5.2.2 */
const BESIDE: Readonly<Record<string, string>> = {
  A: 'A',
  B: 'BS',
  C: 'CDEGNS',
  D: 'CDEGNS',
  E: 'CDEGNS',
  F: 'FS',
  G: 'CDEGS',
  H: 'HS',
  J: 'JS',
  L: '',
  N: 'CDENS',
  S: 'BCDEFGHJNS',
}

/** Life-saving appliances, which ride with all explosives. Source: ADR 2025, 7.5.2.1, note b */
const LIFE_SAVING: ReadonlySet<string> = new Set('2990 3072 3268'.split(' '))

/** Blasting explosives, and the nitrates they ride with. Source: ADR 2025, 7.5.2.1, note d */
const BLASTING: ReadonlySet<string> = new Set('0081 0082 0084 0241 0331 0332'.split(' '))
const NITRATES: ReadonlySet<string> = new Set('1942 2067 3375 1451 2722 1486 1498 1454 2464 1474 1507 1446'.split(' '))

const isOfClass1 = ({ class: adrClass = '' }: AdrLine) => /^1(?:\.|$)/.test(adrClass)
const groupOf = ({ class: adrClass = '' }: AdrLine) =>
  isExplosive(adrClass) ? adrClass.slice(-1).toUpperCase() : undefined
/** Self-reactive substances and organic peroxides with the label of explosives. */
const hasLabel1 = ({ risks = '' }: AdrLine) => riskLabels(risks)?.includes('1') ?? false

/** Explosives beside explosives. Source: ADR 2025, 7.5.2.2 */
function besideExplosive(one: AdrLine, other: AdrLine): Verdict {
  const [own, others] = [groupOf(one), groupOf(other)]
  if (own === undefined || others === undefined) return 'unknown'
  // Of L only the same kind, of B and D only well separated: what nobody has said.
  if (own === 'L' && others === 'L') return one.unNumber === other.unNumber ? 'allowed' : 'unknown'
  if (own + others === 'BD' || own + others === 'DB') return 'unknown'
  return BESIDE[own]?.includes(others) ? 'allowed' : 'forbidden'
}

/** Explosives beside other classes. Source: ADR 2025, 7.5.2.1, 7.5.2.4 */
function explosiveBeside(explosive: AdrLine, other: AdrLine): Verdict {
  const { unNumber, class: adrClass = '' } = explosive
  if (isLimited(other)) {
    const isLight = adrClass.startsWith('1.4') || unNumber === '0161' || unNumber === '0499'
    return isLight ? 'allowed' : adrClass === '1' ? 'unknown' : 'forbidden'
  }
  // Of what class it is no one has said: it may be an explosive of the same group, or the worst of others.
  if (!isAdrClass(other.class ?? '')) return 'unknown'
  if (hasLabel1(other)) return 'forbidden'
  if (LIFE_SAVING.has(other.unNumber)) return 'allowed'
  if (BLASTING.has(unNumber) && NITRATES.has(other.unNumber)) return 'allowed'
  if (groupOf(explosive) === 'S') return 'allowed'
  // Of the division, or of the whole class, alone it may be 1.4S.
  return adrClass === '1' || adrClass === '1.4' ? 'unknown' : 'forbidden'
}

/** Packed in limited quantities, and may be. */
const isLimited = (line: AdrLine): boolean => line.limited === true && isSmallQuantity(line)

function verdictOf(one: AdrLine, other: AdrLine): Verdict {
  if (isLimited(one) && isLimited(other)) return 'allowed'
  const [first, second] = [isOfClass1(one) && !isLimited(one), isOfClass1(other) && !isLimited(other)]
  if (first && second) return besideExplosive(one, other)
  if (first) return explosiveBeside(one, other)
  if (second) return explosiveBeside(other, one)
  if (isLimited(one) || isLimited(other)) return 'allowed'
  if (hasLabel1(one) || hasLabel1(other)) return besideLabel1(one, other)
  const isKnown = [one, other].every(({ class: adrClass = '' }) => isAdrClass(adrClass))
  return isKnown || one.unNumber === other.unNumber ? 'allowed' : 'unknown'
}

/** 4.1 with label 1 rides with its like only, 5.2 with label 1 also with 5.2. Source: ADR 2025, 7.5.2.1 */
function besideLabel1(one: AdrLine, other: AdrLine): Verdict {
  if (one.class !== other.class) return 'forbidden'
  return one.class === '5.2' || (hasLabel1(one) && hasLabel1(other)) ? 'allowed' : 'forbidden'
}

/**
 * The first two substances that may not be loaded on one vehicle, else the first two of which it is not known; nothing where all may.
 * Excepted quantities do not count. It holds however little there is of them. Source: ADR 2025, 7.5.2, 1.1.3.6.2, 3.5.1
 */
export function mixedLoading<Line extends AdrLine>(lines: readonly Line[]): MixedPair<Line> | undefined {
  const loads = lines.filter((line) => !line.excepted || !isSmallQuantity(line))
  let unknown: MixedPair<Line> | undefined
  for (const [at, one] of loads.entries()) {
    for (const other of loads.slice(at + 1)) {
      const verdict = verdictOf(one, other)
      if (verdict === 'forbidden') return { one, other, verdict }
      if (verdict === 'unknown') unknown ??= { one, other, verdict }
    }
  }
  return unknown
}
