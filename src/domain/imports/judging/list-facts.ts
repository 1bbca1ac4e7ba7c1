import { foldText } from '../../basics/fold-text.ts'
import { lettersOff } from '../../basics/letters-off.ts'
import type { FieldColumns, ImportLine } from '../fields.ts'
import type { ImportContext } from './context.ts'
import type { RowFault } from './faults.ts'
import type { SaidRow } from './said.ts'

type Side = 'pickup' | 'delivery'
export const SIDES = ['pickup', 'delivery'] as const satisfies readonly Side[]

/** Names of which slips are looked for, at most: each is held against each. */
const MOST_NAMES = 400
/** How much more often a name stands in the list than the slip of it. */
const OFTENER = 5

/** What a list as a whole tells of its rows. */
export interface ListFacts {
  /** The first row with a reference; none where so many share one that it is a tour's. */
  references: ReadonlyMap<string, number>
  /** The name that is meant, by the folded one that is nearly it. */
  meant: Readonly<Record<Side, ReadonlyMap<string, string>>>
  /** Nearly all rows say how many packages there are. */
  countsPackages: boolean
}

export interface ReadLine {
  row: ImportLine
  said: SaidRow
}

export function listFacts(lines: readonly ReadLine[], { places }: Pick<ImportContext, 'places'>): ListFacts {
  const there = lines.filter(({ row }) => row.left !== true)
  const known = new Set(places.map(({ company }) => company))
  const counted = there.filter(({ said }) => said.packages.count !== undefined).length
  return {
    references: referencesOf(there),
    meant: { pickup: meantNames(there, 'pickup', known), delivery: meantNames(there, 'delivery', known) },
    countsPackages: counted >= there.length * 0.8,
  }
}

function referencesOf(lines: readonly ReadLine[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  let repeated = 0
  for (const { row, said } of lines) {
    const key = foldText(said.reference ?? '')
    if (key === '') continue
    if (first.has(key)) repeated += 1
    else first.set(key, row.line)
  }
  return repeated * 5 > lines.length ? new Map() : first
}

function meantNames(lines: readonly ReadLine[], side: Side, known: ReadonlySet<string>): ReadonlyMap<string, string> {
  const counts = new Map<string, { name: string; count: number }>()
  for (const { said } of lines) {
    const name = said[side].company
    if (name === undefined) continue
    const entry = counts.get(foldText(name))
    counts.set(foldText(name), { name: entry?.name ?? name, count: (entry?.count ?? 0) + 1 })
  }
  for (const name of known) counts.set(foldText(name), { name, count: Number.POSITIVE_INFINITY })
  const names = [...counts].toSorted(([, a], [, b]) => b.count - a.count)
  const meant = new Map<string, string>()
  const oftener = names.slice(0, MOST_NAMES)
  for (const [folded, { count }] of names) {
    if (count > lines.length / OFTENER || meant.size > MOST_NAMES) continue
    const near = oftener.find(([other, more]) => more.count >= count * OFTENER && isNear(folded, other))
    if (near) meant.set(folded, near[1].name)
  }
  return meant
}

const isNear = (one: string, other: string) =>
  one !== other && one.length >= 6 && Math.abs(one.length - other.length) <= 2 && lettersOff(one, other) <= 2

/** What is wrong with a row among the others. */
export function listFaults({ row, said }: ReadLine, facts: ListFacts, columns: FieldColumns): RowFault[] {
  const first = facts.references.get(foldText(said.reference ?? ''))
  const { count } = said.packages
  const { loadingMeters: meters } = said
  const isMissing = facts.countsPackages && columns.has('packageCount') && count === undefined && meters !== undefined
  const at = columns.get('packageCount') ?? -1
  return [
    ...(first === undefined || first >= row.line
      ? []
      : [fault('reference', 'twice', columns, { text: said.reference ?? '', line: first })]),
    ...SIDES.flatMap((side) => {
      const { company = '' } = said[side]
      return facts.meant[side].has(foldText(company))
        ? [fault(`${side}.company`, 'unknown', columns, { text: company })]
        : []
    }),
    ...(isMissing && (row.cells[at] ?? '').trim() === ''
      ? [fault('packageCount', 'palletsMissing', columns, { meters })]
      : []),
  ]
}

const fault = (
  field: RowFault['field'],
  code: RowFault['code'],
  columns: FieldColumns,
  values: RowFault['values'],
): RowFault => ({ field, column: columns.get(field), code, values })
