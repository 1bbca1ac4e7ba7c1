import type { FieldIndex } from './field-index.ts'
import { fold, folded } from '../fold.ts'
import type { Cell, FlatRow } from '../columns.ts'

export interface SortKey {
  field: string
  descending: boolean
}

/** Fields whose values have an order of their own, least first: priorities, statuses. */
export type Ranks = Readonly<Record<string, readonly string[]>>

/** Name of an order, to keep its index under. */
export function nameOf(keys: readonly SortKey[]): string {
  return keys.map((key) => `${key.field}${key.descending ? '-' : '+'}`).join(',')
}

/** How rows are found and compared. */
export interface SortSource {
  idAt(place: number): string
  rowAt(place: number): FlatRow | undefined
  /** The index of a field, where there is one: it knows the values without a look at the rows. */
  indexOf(field: string): FieldIndex | undefined
  ranks: Ranks
}

/** Up to so many rows are asked one by one; of more the index of a field tells the values. */
const FEW = 2000

type Value = string | number | undefined

interface Entry {
  place: number
  id: string
  values: readonly Value[]
}

/** Value to compare by: text folded, flags as numbers, nothing for missing. */
function valueOf(cell: Cell | undefined, ranked: readonly string[] | undefined, foldText = fold): Value {
  if (cell === null || cell === undefined || cell === '') return undefined
  if (ranked) return rankOf(ranked.indexOf(String(cell)), ranked.length)
  if (typeof cell === 'string') return foldText(cell)
  return typeof cell === 'boolean' ? Number(cell) : cell
}

/** What is not in the order of its own comes after all that is. */
const rankOf = (rank: number, ranks: number) => (rank < 0 ? ranks : rank)

/** Orders two values; what is missing comes last in both directions. */
function compareValues(left: Value, right: Value, descending: boolean): number {
  if (left === right) return 0
  if (left === undefined) return 1
  if (right === undefined) return -1
  const ascending = typeof left === typeof right ? left < right : typeof left === 'number'
  return ascending === descending ? 1 : -1
}

/** Different values in order; as `compareValues`, but without a call for each pair. */
function inOrder(values: readonly Value[], descending: boolean): Value[] {
  const numbers = Float64Array.from(values.filter((value) => typeof value === 'number')).sort()
  const texts = values.filter((value) => typeof value === 'string').sort()
  const known = [...numbers, ...texts]
  return [...(descending ? known.toReversed() : known), undefined]
}

/** Orders two entries; equal ones in order of their ids. */
function compare(a: Entry, b: Entry, keys: readonly SortKey[]): number {
  for (let index = 0; index < keys.length; index += 1) {
    const order = compareValues(a.values[index], b.values[index], keys[index]?.descending === true)
    if (order !== 0) return order
  }
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1
}

/** Places in one order, kept right by every change: made when it is first asked for, then a shift per change. */
export class SortedIndex {
  readonly #keys: readonly SortKey[]
  readonly #source: SortSource
  readonly #places: number[]

  /** `base`: the places in the order of all keys but the first, where only ids are left, in order of these. */
  constructor(keys: readonly SortKey[], base: readonly number[], source: SortSource) {
    this.#keys = keys
    this.#source = source
    const [first] = keys
    this.#places = first ? this.#sorted(first, base) : [...base]
  }

  /** The places in order. A view: it changes with the rows. */
  get places(): readonly number[] {
    return this.#places
  }

  add(place: number, row: FlatRow): void {
    this.#places.splice(this.#position(this.#entry(place, row)), 0, place)
  }

  /** Takes a place out; `row` is as it was when it got there. */
  remove(place: number, row: FlatRow): void {
    this.#places.splice(this.#position(this.#entry(place, row)), 1)
  }

  /** True when a change of a row leaves it where it is. */
  keepsPlace(before: FlatRow, after: FlatRow): boolean {
    return this.#keys.every(({ field }) => before[field] === after[field])
  }

  /** Rows with the same value stay in the order they had, so that only the values are sorted, which are far fewer. */
  #sorted(key: SortKey, base: readonly number[]): number[] {
    const valueAt = this.#valuesOf(key.field, base.length)
    const groups = new Map<Value, number[]>()
    for (const place of base) {
      const value = valueAt(place)
      const group = groups.get(value)
      if (group) group.push(place)
      else groups.set(value, [place])
    }
    const values = inOrder([...groups.keys()], key.descending)
    return values.flatMap((value) => groups.get(value) ?? [])
  }

  #valuesOf(field: string, rows: number): (place: number) => Value {
    const ranked = this.#source.ranks[field]
    const index = rows > FEW ? this.#source.indexOf(field) : undefined
    // Not by the cache: such a field is different in nearly every row.
    if (!index) return (place) => valueOf(this.#source.rowAt(place)?.[field], ranked, folded)
    const values = Array.from<Value>({ length: rows })
    for (const [cell, group] of index.groups()) {
      const value = valueOf(cell, ranked)
      for (const place of group.places()) values[place] = value
    }
    return (place) => values[place]
  }

  #entry(place: number, row: FlatRow | undefined): Entry {
    const { ranks } = this.#source
    const values = this.#keys.map(({ field }) => valueOf(row?.[field], ranks[field]))
    return { place, id: this.#source.idAt(place), values }
  }

  #position(entry: Entry): number {
    let low = 0
    let high = this.#places.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const place = this.#places[middle] ?? 0
      // The library may already hold the row's new values under the place that is looked for.
      const other = place === entry.place ? entry : this.#entry(place, this.#source.rowAt(place))
      if (compare(other, entry, this.#keys) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
