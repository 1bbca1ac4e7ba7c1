import type { EntityName, Row } from '#mock-server/store/models.ts'
import type { DatabasePort, Store } from '#mock-server/store/store.ts'

/** The rows of one step of a seed. */
export interface Load {
  entity: EntityName
  rows: readonly object[]
}

interface Place {
  /** What it was seeded with before, where it was. */
  loads: readonly Load[] | undefined
  /** Keeps the rows as they are now. */
  keep(): Promise<unknown>
  /** Makes the rows what was kept. */
  putBack(): Promise<unknown>
}

/**
 * A database whose rows are put back instead of being taken in again, as long as a seed brings the same ones as the one before;
 * from the first step that differs on it is emptied and filled as any other.
 */
export class SeededOnce implements DatabasePort {
  readonly #inside: DatabasePort
  readonly #place: Place
  /** The seed that the rows which are kept come from. */
  #kept: readonly Load[] | undefined
  /** What was brought so far; nothing before it begins. */
  #brought: Load[] = []
  #isSame = false
  #isWhole = false

  constructor(inside: DatabasePort, place: Place) {
    this.#inside = inside
    this.#place = place
    this.#kept = place.loads
  }

  /** What the rows that are kept were seeded with. */
  get loads(): readonly Load[] | undefined {
    return this.#kept
  }

  store(tenantId: string): Store {
    return this.#inside.store(tenantId)
  }

  async holdsWorld(): Promise<boolean> {
    return this.#isWhole
  }

  async clear(): Promise<void> {
    this.#brought = []
    this.#isSame = this.#kept !== undefined
    this.#isWhole = false
    await (this.#isSame ? this.#place.putBack() : this.#inside.clear())
  }

  async load<E extends EntityName>(entity: E, rows: Iterable<Row<E>>): Promise<void> {
    const load = { entity, rows: [...rows] }
    if (this.#isSame && !isSame(load, this.#kept?.[this.#brought.length])) await this.#begin()
    this.#brought.push(load)
    if (!this.#isSame) await this.#inside.load(entity, load.rows)
  }

  /** It is another seed: what was the same of it so far is taken in after all. */
  async #begin(): Promise<void> {
    this.#isSame = false
    this.#kept = undefined
    await this.#inside.clear()
    for (const { entity, rows } of this.#brought) await this.#inside.load(entity, rows as Row<EntityName>[])
  }

  async restorePeople(): Promise<void> {
    await this.#inside.restorePeople()
  }

  async restore(): Promise<void> {
    if (this.#isSame && this.#brought.length !== this.#kept?.length) await this.#begin()
    if (!this.#isSame) {
      await this.#inside.restore()
      await this.#place.keep()
      this.#kept = this.#brought
    }
    this.#isWhole = true
  }

  async warm(): Promise<void> {}
}

function isSame({ entity, rows }: Load, before: Load | undefined): boolean {
  if (before === undefined || before.entity !== entity || before.rows.length !== rows.length) return false
  return rows.every((row, at) => row === before.rows[at] || JSON.stringify(row) === JSON.stringify(before.rows[at]))
}
