import type { FlatRow } from '../columns.ts'
import type { SavedChange } from './persistence.ts'
import type { Table } from './table.ts'

interface Step {
  table: Table
  id: string
  /** The row before, or nothing when it was created. */
  before: FlatRow | undefined
  /** Place of a removed row. */
  sequence: number | undefined
}

/** What one transaction wrote, so that it can be undone or kept. */
export class Journal {
  readonly #steps: Step[] = []

  create(table: Table, row: FlatRow): void {
    table.create(row)
    this.#steps.push({ table, id: String(row['id']), before: undefined, sequence: undefined })
  }

  update(table: Table, before: FlatRow, after: FlatRow): void {
    table.update(before, after)
    this.#steps.push({ table, id: String(before['id']), before, sequence: undefined })
  }

  delete(table: Table, before: FlatRow): void {
    const sequence = table.delete(before)
    this.#steps.push({ table, id: String(before['id']), before, sequence })
  }

  /** The place reached, for `undo` to go back to. */
  get mark(): number {
    return this.#steps.length
  }

  /** Takes back what was written since a mark, all unless given, last step first. */
  undo(mark = 0): void {
    for (const { table, id, before, sequence } of this.#steps.splice(mark).toReversed()) {
      const now = table.get(id)
      if (before && now) table.update(now, before)
      else if (before) table.create(before, sequence)
      else if (now) table.delete(now)
    }
  }

  /** Every row that was touched, once, as it is now. */
  changes(): SavedChange[] {
    const touched = new Map(this.#steps.map(({ table, id }) => [`${table.entity}/${id}`, { table, id }]))
    return [...touched.values()].map(({ table, id }) => {
      const row = table.get(id)
      return { entity: table.entity, id, row: row && { ...row } }
    })
  }
}
