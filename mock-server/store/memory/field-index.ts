import { fold } from '../fold.ts'
import type { Cell } from '../columns.ts'
import { Bitmap } from './bitmap.ts'

/** Places of rows by the value of one field. Few values for many rows make every kind of condition quick. */
export class FieldIndex {
  readonly #groups = new Map<Cell, Bitmap>()

  add(cell: Cell, place: number): void {
    const group = this.#groups.get(cell) ?? new Bitmap()
    this.#groups.set(cell, group)
    group.add(place)
  }

  remove(cell: Cell, place: number): void {
    const group = this.#groups.get(cell)
    group?.delete(place)
    if (group?.size === 0) this.#groups.delete(cell)
  }

  /** Places of the rows with one of the values, as a set of the caller's own. */
  withValue(values: readonly Cell[]): Bitmap {
    const found = new Bitmap()
    for (const value of values) {
      const group = this.#groups.get(value)
      if (group) found.union(group)
    }
    return found
  }

  /** Places of the rows whose value passes a test, which is asked once per value. */
  matching(test: (cell: Cell) => boolean): Bitmap {
    const found = new Bitmap()
    for (const [cell, group] of this.#groups) if (test(cell)) found.union(group)
    return found
  }

  /** Places of the rows whose text contains a folded term. */
  containing(term: string): Bitmap {
    return this.matching((cell) => cell !== null && fold(String(cell)).includes(term))
  }

  /** Every value with the places of its rows. Not to be changed. */
  groups(): Iterable<[Cell, Bitmap]> {
    return this.#groups
  }

  /** How many values there are. */
  get size(): number {
    return this.#groups.size
  }

  /** How many rows there are per value, all or some. */
  counts(within: Bitmap | undefined): [Cell, number][] {
    return [...this.#groups].map(([cell, group]) => [cell, within ? group.copy().intersect(within).size : group.size])
  }
}
