import { fold } from './fold.ts'
import type { Cell, FlatRow } from './model.ts'

export interface SortKey {
  field: string
  descending: boolean
}

/** Name of an order, to keep its index under. */
export function nameOf(keys: readonly SortKey[]): string {
  return keys.map((key) => `${key.field}${key.descending ? '-' : '+'}`).join(',')
}

type Value = string | number | undefined

interface Entry {
  id: string
  values: readonly Value[]
}

/** Value to compare by: text folded, flags as numbers, nothing for missing. */
function valueOf(cell: Cell | undefined): Value {
  if (cell === null || cell === undefined || cell === '') return undefined
  if (typeof cell === 'string') return fold(cell)
  return typeof cell === 'boolean' ? Number(cell) : cell
}

/** Orders two entries; rows without the field come last in both directions, equal ones in order of their ids. */
function compare(a: Entry, b: Entry, keys: readonly SortKey[]): number {
  for (let index = 0; index < keys.length; index += 1) {
    const left = a.values[index]
    const right = b.values[index]
    if (left === right) continue
    if (left === undefined) return 1
    if (right === undefined) return -1
    const ascending = typeof left === typeof right ? left < right : typeof left === 'number'
    return ascending === (keys[index]?.descending === true) ? 1 : -1
  }
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1
}

/** Ids in one order, kept right by every change: one sort when it is first asked for, then a shift per change. */
export class SortedIndex {
  readonly #keys: readonly SortKey[]
  readonly #row: (id: string) => FlatRow | undefined
  readonly #ids: string[]

  constructor(keys: readonly SortKey[], ids: Iterable<string>, row: (id: string) => FlatRow | undefined) {
    this.#keys = keys
    this.#row = row
    this.#ids = Array.from(ids, (id) => this.#entry(id, row(id)))
      .sort((a, b) => compare(a, b, keys))
      .map(({ id }) => id)
  }

  /** The ids in order. A view: it changes with the rows. */
  get ids(): readonly string[] {
    return this.#ids
  }

  add(id: string, row: FlatRow): void {
    this.#ids.splice(this.#position(this.#entry(id, row)), 0, id)
  }

  /** Takes an id out; `row` is as it was when it got its place. */
  remove(id: string, row: FlatRow): void {
    this.#ids.splice(this.#position(this.#entry(id, row)), 1)
  }

  /** True when a change of a row leaves it where it is. */
  keepsPlace(before: FlatRow, after: FlatRow): boolean {
    return this.#keys.every(({ field }) => before[field] === after[field])
  }

  #entry(id: string, row: FlatRow | undefined): Entry {
    return { id, values: this.#keys.map(({ field }) => valueOf(row?.[field])) }
  }

  #position(entry: Entry): number {
    let low = 0
    let high = this.#ids.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const id = this.#ids[middle] ?? ''
      // The library may already hold the row's new values under the id that is looked for.
      const other = id === entry.id ? entry : this.#entry(id, this.#row(id))
      if (compare(other, entry, this.#keys) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
