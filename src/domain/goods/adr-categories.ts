import { isExplosive, riskLabels } from './adr.ts'
import type { AdrLine } from './adr-line-text.ts'

/** Transport categories, 0 the strictest. Source: ADR 2025, 1.1.3.6.3, table A, column 15 */
export const TRANSPORT_CATEGORIES = [0, 1, 2, 3, 4] as const
export type TransportCategory = (typeof TRANSPORT_CATEGORIES)[number]

/** A category, and whether it is only the strictest one it may be, as not all is known that decides. */
export interface CategoryReading {
  category: TransportCategory
  assumed: boolean
}

/** Most of one category a transport unit carries and stays free, in kg or litres; 50 for those of footnote a. Source: ADR 2025, 1.1.3.6.3 */
export const MOST_OF_CATEGORY: Readonly<Record<TransportCategory, number>> = {
  0: 0,
  1: 20,
  2: 333,
  3: 1000,
  4: Infinity,
}

/** What a kilogram or litre counts; nothing of category 0 is ever free. Source: ADR 2025, 1.1.3.6.4 */
const FACTORS: Readonly<Record<Exclude<TransportCategory, 0>, number>> = { 1: 50, 2: 3, 3: 1, 4: 0 }

/** Substances of category 1 that count 20, up to 50 kg. Source: ADR 2025, 1.1.3.6.3, footnote a */
const FOOTNOTE_A: ReadonlySet<string> = new Set('0081 0082 0084 0241 0331 0332 0482 1005 1017'.split(' '))

/** What is named by its number in the table, a category a row. Source: ADR 2025, 1.1.3.6.3 */
const NUMBERED: Readonly<Record<TransportCategory, string>> = {
  0:
    '0190 3343 1183 1242 1295 1340 1390 1403 1928 2813 2965 2968 2988 3129-3132 3134 3148 3396 3398 3399 2426 1051 1600 1613 ' +
    '1614 2312 3250 3294 2814 2900 3549 2912-2919 2977 2978 3321-3333 2315 3151 3152 3432',
  1: '3502-3505 3221-3224 3231-3240 3533 3534 3101-3104 3111-3120',
  2: '3501 3225-3230 3531 3532 3292 3356 3105-3110 1700 2016 2017 3291 3090 3091 3245 3480 3481 3536 3551 3552',
  3: '3500 3473 3476 2794 2795 2800 3028 3477 3506 2990 3072',
  4: '3537-3539 3540 1331 1345 1944 1945 2254 2623 3541-3547 2908-2911 3268 3499 3508 3509 3548',
}

/** The numbers a row names, one by one: `3129-3132` are four. Plans ask for thousands of loads, so this is done once. */
function numbersOf(rows: string): string[] {
  return rows.split(' ').flatMap((row) => {
    const [from = '', to = from] = row.split('-')
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at).padStart(4, '0'))
  })
}

const CATEGORY_OF: ReadonlyMap<string, TransportCategory> = new Map(
  TRANSPORT_CATEGORIES.flatMap((category) =>
    numbersOf(NUMBERED[category]).map((number) => [number, category] as const),
  ),
)

/**
 * Carried by rules of their own, with no category in table A: dry ice, vehicles, biological substances of category B.
 * Source: ADR 2025, 5.5.3, 3.3.1 special provisions 388 and 666, 4.1.4.1 P650
 */
const BY_OWN_RULES: ReadonlySet<string> = new Set('1845 3166 3171 3373 3556 3557 3558'.split(' '))

const sure = (category: TransportCategory): CategoryReading => ({ category, assumed: false })
const atWorst = (category: TransportCategory): CategoryReading => ({ category, assumed: true })

/**
 * The transport category of a substance by the table of the ADR; where number, class or packing group that decide are missing, the
 * strictest that may be, and that it is assumed. Empty packagings are of category 4, but for those of category 0. Source: ADR 2025, 1.1.3.6.3
 */
export function transportCategory(line: AdrLine): CategoryReading {
  const filled = filledCategory(line)
  return line.empty && filled.category !== 0 ? sure(4) : filled
}

function filledCategory(line: AdrLine): CategoryReading {
  const { unNumber } = line
  if (BY_OWN_RULES.has(unNumber)) return sure(4)
  const row = CATEGORY_OF.get(unNumber)
  if (row !== undefined) return sure(row)
  if (unNumber === '2215') return ofMaleicAnhydride(line)
  if (unNumber === '1950' || unNumber === '2037') return ofSmallGasPackages(line)
  return ofClass(line)
}

/** Molten it is of category 0. Source: ADR 2025, 1.1.3.6.3, class 8 */
function ofMaleicAnhydride({ name }: AdrLine): CategoryReading {
  if (name === undefined) return atWorst(0)
  return sure(/geschmolzen|molten/i.test(name) ? 0 : 3)
}

/** Aerosols and cartridges that are also toxic or corrosive are of category 1. Source: ADR 2025, 1.1.3.6.3, class 2 */
function ofSmallGasPackages(line: AdrLine): CategoryReading {
  const labels = riskLabels(line.risks ?? '') ?? ['6.1']
  return labels.includes('8') || labels.includes('6.1') ? sure(1) : ofClass(line)
}

function ofClass({ class: adrClass = '', packingGroup = '', unNumber }: AdrLine): CategoryReading {
  if (adrClass.startsWith('1')) return ofExplosive(adrClass.toUpperCase())
  if (adrClass === '2.1') return sure(2)
  if (adrClass === '2.2') return sure(3)
  if (adrClass === '2.3') return sure(1)
  if (adrClass === '2') return atWorst(1)
  if (['3', '4.1', '4.2', '4.3', '5.1', '6.1', '8', '9'].includes(adrClass))
    return ofGroup(adrClass, packingGroup, unNumber)
  return atWorst(adrClass === '5.2' ? 1 : 0)
}

function ofGroup(adrClass: string, packingGroup: string, unNumber: string): CategoryReading {
  if (packingGroup === 'I') return sure(adrClass === '4.2' ? 0 : 1)
  if (packingGroup === 'II') return sure(2)
  // Coal and activated carbon are the only self-heating substances of category 4.
  if (packingGroup === 'III') return sure(adrClass === '6.1' ? 2 : unNumber === '1361' || unNumber === '1362' ? 4 : 3)
  if (adrClass === '9') return atWorst(2)
  return atWorst(adrClass === '4.2' ? 0 : 1)
}

/** What of class 1 is of a category by division and compatibility group. Source: ADR 2025, 1.1.3.6.3, class 1 */
const EXPLOSIVES: readonly (readonly [RegExp, TransportCategory])[] = [
  [/^1\.1A$|^1\.[1-4]L$/, 0],
  [/^1\.1[B-J]$|^1\.2[B-J]$|^1\.3[CGHJ]$|^1\.5D$/, 1],
  [/^1\.4[B-G]$|^1\.6N$/, 2],
  [/^1\.4S$/, 4],
]

function ofExplosive(adrClass: string): CategoryReading {
  const [, category] = EXPLOSIVES.find(([codes]) => codes.test(adrClass)) ?? []
  return category === undefined || !isExplosive(adrClass) ? atWorst(0) : sure(category)
}

/** What a kilogram or litre of a substance counts, of category 0 nothing that could be counted. Source: ADR 2025, 1.1.3.6.4 */
export function pointFactor(line: AdrLine): number | undefined {
  const { category } = transportCategory(line)
  if (category === 0) return undefined
  return category === 1 && FOOTNOTE_A.has(line.unNumber) ? 20 : FACTORS[category]
}

/** Most of a substance alone that stays free, in kg or litres. Source: ADR 2025, 1.1.3.6.3 */
export function mostAlone(line: AdrLine): number {
  const { category } = transportCategory(line)
  return category === 1 && FOOTNOTE_A.has(line.unNumber) ? 50 : MOST_OF_CATEGORY[category]
}
