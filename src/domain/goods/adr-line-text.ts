/** How dangerous goods are carried. Source: ADR 2025, 1.2.1 ("carriage in bulk", "tank", "package") */
export const ADR_CARRIAGES = ['packages', 'tank', 'bulk'] as const
export type AdrCarriage = (typeof ADR_CARRIAGES)[number]

/** One substance of dangerous goods, as a transport document names it. Source: ADR 2025, 5.4.1.1.1 */
export interface AdrLine {
  /** Four digits. */
  unNumber: string
  /** The proper shipping name. */
  name?: string | undefined
  /** Class, of explosives with division and compatibility group: `3`, `1.4S`. */
  class?: string | undefined
  /** Labels of the subsidiary risks: `6.1`, `3, 8`; missing where there are none. */
  risks?: string | undefined
  packingGroup?: string | undefined
  tunnelCode?: string | undefined
  /** Dangerous for the aquatic environment. Source: ADR 2025, 5.4.1.1.18 */
  environmental?: boolean | undefined
  /** How many packages there are of this substance, and of which kind: 10, `Fässer`. Source: ADR 2025, 5.4.1.1.1 (e) */
  packages?: number | undefined
  packaging?: string | undefined
  /**
   * How much of it, in `unit`: liquids in litres; solids, liquefied, refrigerated and dissolved gases net in kg; compressed gases the
   * water capacity of their receptacles in litres; articles gross in kg, of explosives the net explosive mass in kg; limited
   * quantities gross in kg. Source: ADR 2025, 1.1.3.6.3, 3.4.12
   */
  quantity?: number | undefined
  /** `kg` or `l`. */
  unit?: string | undefined
  /** Empty and not cleaned packagings of this substance. Source: ADR 2025, 5.4.1.1.6 */
  empty?: boolean | undefined
  /** Packed in limited quantities. Source: ADR 2025, chapter 3.4 */
  limited?: boolean | undefined
  /** Packed in excepted quantities. Source: ADR 2025, chapter 3.5 */
  excepted?: boolean | undefined
  /** Missing, it is taken for packages. */
  carriage?: AdrCarriage | undefined
}

/** What is typed, and printed, for how goods are carried. */
const CARRIAGE_WORDS: Readonly<Record<AdrCarriage, string>> = {
  packages: 'VERSANDSTÜCKE',
  tank: 'TANK',
  bulk: 'LOSE SCHÜTTUNG',
}

/** What a transport document says of goods that are not carried in packages. */
export const carriageWord = ({ carriage }: Partial<AdrLine>): string[] =>
  carriage === undefined || carriage === 'packages' ? [] : [CARRIAGE_WORDS[carriage]]

/** `3`, `3 (6.1)`: the class with its subsidiary risks in brackets. Source: ADR 2025, 5.4.1.1.1 (c) */
export function classText({ class: adrClass, risks }: Pick<AdrLine, 'class' | 'risks'>): string | undefined {
  const labels = risks?.split(/[,+;\s]+/).filter(Boolean) ?? []
  if (!adrClass) return labels.length > 0 ? `(${labels.join(', ')})` : undefined
  return labels.length > 0 ? `${adrClass} (${labels.join(', ')})` : adrClass
}

/** `10 Fässer` */
export const packagesText = ({ packages, packaging }: Pick<AdrLine, 'packages' | 'packaging'>): string | undefined =>
  packages === undefined ? packaging?.trim() || undefined : `${packages} ${packaging?.trim() || 'Versandstücke'}`

/** These are dangerous for the environment by their number and say so with it. Source: ADR 2025, 5.4.1.1.18, 5.2.1.8.1 */
const POLLUTANTS: ReadonlySet<string> = new Set(['3077', '3082'])

/** The words a transport document has beside the particulars, in German. Source: ADR 2025, 5.4.1.1.18, 5.4.1.1.6, 3.4.12 */
export const markWords = ({ unNumber, environmental, empty }: Partial<AdrLine>): string[] => [
  ...(environmental && !POLLUTANTS.has(unNumber ?? '') ? ['UMWELTGEFÄHRDEND'] : []),
  ...(empty ? ['LEER, UNGEREINIGT'] : []),
]

/**
 * `UN 1230 METHANOL, 3 (6.1), II, (D/E), 10 Fässer, 500 l` as the ADR orders it, then what else is said of it; what is not known is
 * left out. What is written so is read back as the same (`parseAdrLines`).
 */
export function adrLineText(line: AdrLine): string {
  const amount = line.quantity === undefined ? '' : `${germanNumber(line.quantity)} ${line.unit ?? 'kg'}`
  const head = [`UN ${line.unNumber}`, line.name?.trim()].filter(Boolean).join(' ')
  return [
    ...[head, classText(line), line.packingGroup, line.tunnelCode && `(${line.tunnelCode})`],
    ...(line.environmental ? ['UMWELTGEFÄHRDEND'] : []),
    ...[packagesText(line), amount],
    ...(line.empty ? ['LEER, UNGEREINIGT'] : []),
    ...(line.limited ? ['LQ'] : []),
    ...(line.excepted ? ['EQ'] : []),
    ...(line.carriage === undefined ? [] : [CARRIAGE_WORDS[line.carriage]]),
  ]
    .filter(Boolean)
    .join(', ')
}

const germanNumber = (value: number) => String(value).replace('.', ',')
