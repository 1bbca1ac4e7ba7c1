import type { FlatRow } from '../columns.ts'
import type { Library } from './model.ts'
import type { EntityName } from '../models.ts'

/** The part of the library's database that is used; it is reachable by its symbol only. */
export interface LibraryDatabase {
  getModel(name: EntityName): ReadonlyMap<string, FlatRow>
  create(name: EntityName, row: FlatRow): unknown
  update(name: EntityName, before: FlatRow, after: FlatRow): void
  delete(name: EntityName, id: string): void
  /** What listeners are told of a row; a copy of all its columns, unless replaced. */
  serializeEntity(row: FlatRow): FlatRow
  events: {
    on(event: 'create', listener: (source: string, model: string, row: FlatRow) => void): unknown
    on(event: 'update', listener: (source: string, model: string, before: FlatRow, after: FlatRow) => void): unknown
  }
}

export function databaseOf(library: Library): LibraryDatabase {
  const [symbol] = Object.getOwnPropertySymbols(library)
  if (symbol === undefined) throw new Error('The library has no database')
  const database = Reflect.get(library, symbol) as LibraryDatabase
  // The indexes change no row, and rows are replaced, never changed: the copies were a quarter of the time a world takes.
  database.serializeEntity = (row) => row
  return database
}
