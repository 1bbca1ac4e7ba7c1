import { FieldIndex } from './field-index.ts'
import { folded } from '../fold.ts'
import type { FlatRow } from '../columns.ts'
import type { ModelLine } from '../model-lines.ts'
import { Bitmap } from './bitmap.ts'
import { nameOf, SortedIndex, type SortKey, type SortSource } from './sorted-index.ts'

/** Answers kept until the next change. */
const MAX_ANSWERS = 24

/** Orders kept ready per tenant and entity; the one that was not asked for longest makes room. */
const MAX_ORDERS = 14

/** Places of the rows that were found, in order, and how many there are. */
export interface FoundRows {
  places: readonly number[]
  total: number
}

/**
 * The indexes over one tenant's rows of one entity. Each row has a place, its number in the order of insertion; the
 * rows stay with the library. Everything else is made when it is first asked for and kept right from then on.
 */
export class Partition {
  readonly #source: SortSource
  readonly #line: ModelLine
  readonly #placeOf: Map<string, number>
  /** By place; what was removed stays named, and is not in `#all`. */
  readonly #ids: string[]
  readonly #all: Bitmap
  readonly #orders = new Map<string, SortedIndex>()
  readonly #fields = new Map<string, FieldIndex>()
  readonly #answers = new Map<string, FoundRows>()
  /** Fields that are searched in the text of each row; those with an index are searched value by value. */
  readonly #textFields: readonly string[]
  #texts: string[] | undefined

  /** `base` is a partition whose rows and places this one begins with; it makes its own indexes when they are asked for. */
  constructor(row: (id: string) => FlatRow | undefined, line: ModelLine, base?: Partition) {
    this.#placeOf = new Map(base ? base.#placeOf : [])
    this.#ids = base ? [...base.#ids] : []
    this.#all = base ? base.#all.copy() : new Bitmap()
    const idAt = (place: number) => this.#ids[place] ?? ''
    const rowAt = (place: number) => row(idAt(place))
    this.#source = { idAt, rowAt, indexOf: (field) => this.field(field), ranks: line.ranks }
    this.#line = line
    this.#textFields = line.search.filter((field) => !line.indexes.includes(field))
  }

  get size(): number {
    return this.#placeOf.size
  }

  /** All places. Not to be changed. */
  get all(): Bitmap {
    return this.#all
  }

  idAt(place: number): string {
    return this.#source.idAt(place)
  }

  rowAt(place: number): FlatRow | undefined {
    return this.#source.rowAt(place)
  }

  /** Place of a row; hand it to `add` to bring a removed one back to it. */
  placeOf(id: string): number | undefined {
    return this.#placeOf.get(id)
  }

  add(id: string, row: FlatRow, wanted?: number): void {
    this.#answers.clear()
    const place = wanted ?? this.#ids.length
    this.#ids[place] = id
    this.#placeOf.set(id, place)
    this.#all.add(place)
    for (const order of this.#orders.values()) order.add(place, row)
    for (const [field, index] of this.#fields) index.add(row[field] ?? null, place)
    if (this.#texts) this.#texts[place] = this.#textOf(row)
  }

  change(id: string, before: FlatRow, after: FlatRow): void {
    this.#answers.clear()
    const place = this.#placeOf.get(id)
    if (place === undefined) return
    for (const order of this.#orders.values()) {
      if (order.keepsPlace(before, after)) continue
      order.remove(place, before)
      order.add(place, after)
    }
    for (const [field, index] of this.#fields) {
      if (before[field] === after[field]) continue
      index.remove(before[field] ?? null, place)
      index.add(after[field] ?? null, place)
    }
    if (this.#texts) this.#texts[place] = this.#textOf(after)
  }

  remove(id: string, row: FlatRow): void {
    this.#answers.clear()
    const place = this.#placeOf.get(id)
    if (place === undefined) return
    for (const order of this.#orders.values()) order.remove(place, row)
    for (const [field, index] of this.#fields) index.remove(row[field] ?? null, place)
    this.#placeOf.delete(id)
    this.#all.delete(place)
  }

  /** What a question was answered since the last change, else its answer now: the same page is asked for again and again. */
  answer(question: string, find: () => FoundRows): FoundRows {
    const known = this.#answers.get(question)
    if (known) return known
    const [oldest] = this.#answers.keys()
    if (this.#answers.size >= MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest)
    const found = find()
    this.#answers.set(question, found)
    return found
  }

  /** The index of a field, where its entity has one. */
  field(field: string): FieldIndex | undefined {
    if (!this.#fields.has(field) && this.#line.indexes.includes(field)) this.#makeFields([field])
    return this.#fields.get(field)
  }

  /** All places in an order. */
  order(keys: readonly SortKey[]): SortedIndex {
    const name = nameOf(keys)
    const order = this.#orders.get(name) ?? new SortedIndex(keys, this.#base(keys), this.#source)
    this.#orders.delete(name)
    this.#orders.set(name, order)
    const [oldest] = this.#orders.keys()
    if (this.#orders.size > MAX_ORDERS && oldest !== undefined) this.#orders.delete(oldest)
    return order
  }

  /** Some places in an order, which is not kept. */
  sorted(places: readonly number[], keys: readonly SortKey[]): readonly number[] {
    const [, ...rest] = keys
    const base = keys.length === 0 ? this.#byId(places) : this.sorted(places, rest)
    return new SortedIndex(keys, base, this.#source).places
  }

  /** Places of the rows whose search fields contain a spelling variant of every term, within some or all. A set of the caller's own. */
  search(terms: readonly (readonly string[])[], within: Bitmap | undefined): Bitmap {
    let found = within
    for (const variants of terms) {
      const hits = new Bitmap()
      for (const term of variants) {
        for (const field of this.#line.search) {
          const index = this.field(field)
          if (index) hits.union(index.containing(term))
        }
        for (const place of this.#inText(term, found ?? this.#all)) hits.add(place)
      }
      found = found ? hits.intersect(found) : hits
    }
    return found ?? this.#all.copy()
  }

  /** Makes what the first filter and the first search need. */
  warm(): void {
    this.#makeFields(this.#line.indexes.filter((field) => !this.#fields.has(field)))
    this.search([['x']], undefined)
  }

  /** All in one pass: looking rows up is what takes the time. */
  #makeFields(fields: readonly string[]): void {
    const made = fields.map((field) => [field, new FieldIndex()] as const)
    for (const place of this.#all.places()) {
      const row = this.rowAt(place)
      for (const [field, index] of made) index.add(row?.[field] ?? null, place)
    }
    for (const [field, index] of made) this.#fields.set(field, index)
  }

  #inText(term: string, within: Bitmap): number[] {
    if (this.#textFields.length === 0) return []
    const texts = (this.#texts ??= this.#allTexts())
    return within.places().filter((place) => texts[place]?.includes(term) === true)
  }

  #allTexts(): string[] {
    const texts: string[] = Array.from({ length: this.#ids.length }, () => '')
    for (const place of this.#all.places()) texts[place] = this.#textOf(this.rowAt(place) ?? {})
    return texts
  }

  #textOf(row: FlatRow): string {
    // Not by the cache: numbers and references are different in every row.
    return folded(this.#textFields.map((field) => String(row[field] ?? '')).join(' '))
  }

  #base(keys: readonly SortKey[]): readonly number[] {
    return keys.length === 0 ? this.#byId(this.#all.places()) : this.order(keys.slice(1)).places
  }

  #byId(places: readonly number[]): number[] {
    return places.toSorted((a, b) => (this.idAt(a) < this.idAt(b) ? -1 : 1))
  }
}
