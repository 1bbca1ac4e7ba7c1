import type { Scalar, Tally } from '../store.ts'
import type { Partition } from './partition.ts'
import { sumOf } from './selecting.ts'

/** A key without the entity's type; `first` as many characters as count. */
export interface LooseKey {
  field: string
  first?: number
}

/** The rows at some places by the values of some keys; what a row does not have is undefined. */
export function tallied(
  partition: Partition,
  places: readonly number[],
  keys: readonly LooseKey[],
  sums: readonly string[],
): Tally[] {
  const groups = new Map<string, { values: (Scalar | undefined)[]; places: number[] }>()
  for (const place of places) {
    const row = partition.rowAt(place)
    const values = keys.map(({ field, first }) => valueOf(row?.[field], first))
    const name = JSON.stringify(values.map((value) => value ?? null))
    const known = groups.get(name)
    if (known) known.places.push(place)
    else groups.set(name, { values, places: [place] })
  }
  return [...groups.values()].map(({ values, places: same }) => ({
    values,
    count: same.length,
    sums: Object.fromEntries(sums.map((field) => [field, sumOf(partition, same, field)])),
  }))
}

function valueOf(cell: unknown, first: number | undefined): Scalar | undefined {
  if (typeof cell === 'string') return (first === undefined ? cell : [...cell].slice(0, first).join('')) || undefined
  return typeof cell === 'number' || typeof cell === 'boolean' ? cell : undefined
}
