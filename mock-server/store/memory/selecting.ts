import { toCents, toEuros } from '#src/domain/basics/money.ts'
import { checkOf, conditionsOf, equalTo, type LooseWhere, type Predicate, predicateOf } from './condition.ts'
import type { Cell, FlatRow } from '../columns.ts'
import type { Partition } from './partition.ts'
import { Bitmap } from './bitmap.ts'
import type { SortKey } from './sorted-index.ts'
import type { Condition, Group } from '../store.ts'

/** Fewer than one row in so many: sorting the few is cheaper than walking the order of all. */
const SCAN_SHARE = 64

const NO_ROW: FlatRow = {}

/** What to read, without the entity's type. */
export interface LooseSelection {
  where?: LooseWhere | undefined
  search?: string | undefined
  sort?: readonly SortKey[] | undefined
}

/**
 * Places of the rows that fit, among some or all; nothing when all do. Conditions on indexed fields are answered by
 * value, and what is left is checked row by row.
 */
export function fitting(
  partition: Partition,
  where: LooseWhere | undefined,
  within: Bitmap | undefined,
): Bitmap | undefined {
  let found = within
  const rest: [string, Condition][] = []
  for (const [field, condition] of conditionsOf(where)) {
    const index = partition.field(field)
    const values = equalTo(condition)
    const places = index && (values ? index.withValue(values) : index.matching(checkOf(condition)))
    if (places) found = found ? places.intersect(found) : places
    else rest.push([field, condition])
  }
  const fits = predicateOf(Object.fromEntries(rest))
  if (fits) found = checked(partition, found ?? partition.all, fits)
  if (!where?.anyOf) return found
  const alternatives = where.anyOf.map((alternative) => fitting(partition, alternative, found) ?? partition.all)
  const either = new Bitmap()
  for (const places of alternatives) either.union(places)
  return either
}

function checked(partition: Partition, places: Bitmap, fits: Predicate): Bitmap {
  const found = new Bitmap()
  for (const place of places.places()) if (fits(partition.rowAt(place) ?? NO_ROW)) found.add(place)
  return found
}

/** The places that were found, or all, in the order asked for. */
export function inOrder(partition: Partition, found: Bitmap | undefined, sort: readonly SortKey[]): readonly number[] {
  if (sort.length === 0) return (found ?? partition.all).places()
  if (!found) return partition.order(sort).places
  if (found.size * SCAN_SHARE > partition.size) return partition.order(sort).places.filter((place) => found.has(place))
  return partition.sorted(found.places(), sort)
}

export function group(value: Cell, count: number, sums: readonly [string, number][] = []): Group[] {
  return value === null || count === 0 ? [] : [{ value, count, sums: Object.fromEntries(sums) }]
}

/** Added up in hundredths, which are whole numbers: the sum of prices is exact, in whatever order. */
export function sumOf(partition: Partition, places: readonly number[], field: string): number {
  let hundredths = 0
  for (const place of places) {
    const cell = partition.rowAt(place)?.[field]
    if (typeof cell === 'number') hundredths += toCents(cell)
  }
  return toEuros(hundredths)
}
