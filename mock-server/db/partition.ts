import { fold } from './fold.ts'
import type { Cell, FlatRow } from './model.ts'
import { nameOf, SortedIndex, type SortKey } from './sorted-index.ts'

/** Answers kept until the next change. */
const MAX_ANSWERS = 24

/** Orders kept ready per tenant and entity; the one that was not asked for longest makes room. */
const MAX_ORDERS = 12

/**
 * The indexes over one tenant's rows of one entity. They hold ids only; the rows stay with the library. Everything but
 * the order of insertion is made when it is first asked for and kept right from then on.
 */
export class Partition {
  readonly #row: (id: string) => FlatRow | undefined
  readonly #searchFields: readonly string[]
  readonly #sequence = new Map<string, number>()
  readonly #orders = new Map<string, SortedIndex>()
  readonly #groups = new Map<string, Map<Cell, Set<string>>>()
  readonly #answers = new Map<string, readonly string[]>()
  #texts: Map<string, string> | undefined
  #next = 0
  #shuffled = false

  constructor(row: (id: string) => FlatRow | undefined, searchFields: readonly string[]) {
    this.#row = row
    this.#searchFields = searchFields
  }

  get size(): number {
    return this.#sequence.size
  }

  has(id: string): boolean {
    return this.#sequence.has(id)
  }

  /** Place of a row in the order of insertion; hand it to `add` to bring a removed row back to its place. */
  sequenceOf(id: string): number | undefined {
    return this.#sequence.get(id)
  }

  add(id: string, row: FlatRow, sequence?: number): void {
    this.#answers.clear()
    if (sequence !== undefined) this.#shuffled = true
    this.#sequence.set(id, sequence ?? this.#next)
    if (sequence === undefined) this.#next += 1
    for (const order of this.#orders.values()) order.add(id, row)
    for (const [field, groups] of this.#groups) join(groups, row[field] ?? null, id)
    this.#texts?.set(id, this.#textOf(row))
  }

  change(id: string, before: FlatRow, after: FlatRow): void {
    this.#answers.clear()
    for (const order of this.#orders.values()) {
      if (order.keepsPlace(before, after)) continue
      order.remove(id, before)
      order.add(id, after)
    }
    for (const [field, groups] of this.#groups) {
      if (before[field] === after[field]) continue
      groups.get(before[field] ?? null)?.delete(id)
      join(groups, after[field] ?? null, id)
    }
    this.#texts?.set(id, this.#textOf(after))
  }

  remove(id: string, row: FlatRow): void {
    this.#answers.clear()
    this.#sequence.delete(id)
    for (const order of this.#orders.values()) order.remove(id, row)
    for (const [field, groups] of this.#groups) groups.get(row[field] ?? null)?.delete(id)
    this.#texts?.delete(id)
  }

  /** What a question was answered since the last change, else its answer now: the same page is asked for again and again. */
  answer(question: string, find: () => readonly string[]): readonly string[] {
    const known = this.#answers.get(question)
    if (known) return known
    const [oldest] = this.#answers.keys()
    if (this.#answers.size >= MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest)
    const found = find()
    this.#answers.set(question, found)
    return found
  }

  /** All ids in order of insertion. */
  ids(): Iterable<string> {
    if (this.#shuffled) return this.inSequence(this.#sequence.keys())
    return this.#sequence.keys()
  }

  /** Some ids in order of insertion. */
  inSequence(ids: Iterable<string>): string[] {
    const position = (id: string) => this.#sequence.get(id) ?? 0
    return [...ids].sort((a, b) => position(a) - position(b))
  }

  /** Ids of the rows whose field has one of the values. */
  withValue(field: string, values: readonly Cell[]): Set<string> {
    const groups = this.#groups.get(field) ?? this.#group(field)
    const [only] = values
    if (values.length === 1 && only !== undefined) return groups.get(only) ?? new Set()
    const ids = new Set<string>()
    for (const value of values) for (const id of groups.get(value) ?? []) ids.add(id)
    return ids
  }

  order(keys: readonly SortKey[]): SortedIndex {
    const name = nameOf(keys)
    const order = this.#orders.get(name) ?? new SortedIndex(keys, this.#sequence.keys(), this.#row)
    this.#orders.delete(name)
    this.#orders.set(name, order)
    const [oldest] = this.#orders.keys()
    if (this.#orders.size > MAX_ORDERS && oldest !== undefined) this.#orders.delete(oldest)
    return order
  }

  /** Whether all terms are in the search text of a row. */
  matches(id: string, terms: readonly string[]): boolean {
    this.#texts ??= new Map(Array.from(this.#rows(), (row) => [String(row['id']), this.#textOf(row)]))
    const text = this.#texts.get(id) ?? ''
    return terms.every((term) => text.includes(term))
  }

  *#rows(): Iterable<FlatRow> {
    for (const id of this.#sequence.keys()) {
      const row = this.#row(id)
      if (row) yield row
    }
  }

  #group(field: string): Map<Cell, Set<string>> {
    const groups = new Map<Cell, Set<string>>()
    for (const row of this.#rows()) join(groups, row[field] ?? null, String(row['id']))
    this.#groups.set(field, groups)
    return groups
  }

  #textOf(row: FlatRow): string {
    return this.#searchFields.map((field) => fold(String(row[field] ?? ''))).join(' ')
  }
}

function join(groups: Map<Cell, Set<string>>, value: Cell, id: string): void {
  const group = groups.get(value)
  if (group) group.add(id)
  else groups.set(value, new Set([id]))
}
