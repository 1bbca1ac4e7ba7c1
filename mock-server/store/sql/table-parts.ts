import { type RawBuilder, sql } from 'kysely'
import { columnsOf, type ColumnKind, type FlatRow } from '../columns.ts'
import { type EntityName, type ModelLine, models, type Row } from '../models.ts'
import { revive } from '../rows.ts'
import { ENTITIES } from './schema.ts'

/** A table as statements need it. */
export interface TableParts {
  line: ModelLine
  columns: ReadonlyMap<string, ColumnKind>
  name: RawBuilder<unknown>
  /** All columns that a row is made of. */
  row: RawBuilder<unknown>
}

const PARTS: ReadonlyMap<EntityName, TableParts> = new Map(ENTITIES.map((entity) => [entity, tableParts(entity)]))

function tableParts(entity: EntityName): TableParts {
  const columns = columnsOf(models[entity].schema)
  const row = sql.join([...columns.keys()].map((name) => sql.ref(name)))
  return { line: models[entity], columns, name: sql.table(entity), row }
}

/** Throws for an entity that there is not. */
export function partsOf(entity: EntityName): TableParts {
  const parts = PARTS.get(entity)
  if (!parts) throw new Error(`No entity ${entity}`)
  return parts
}

/** Rows as callers see them, of `asTexts`. */
export function revived<E extends EntityName>(entity: E, texts: readonly { row: string }[]): Row<E>[] {
  const { columns } = partsOf(entity)
  return texts.map(({ row }) => revive<E>(JSON.parse(row) as FlatRow, columns))
}

/** Rows as one JSON text each: with a hundred columns, one by one, most of the time of a list was spent on taking them over. */
export const asTexts = (query: RawBuilder<unknown>): RawBuilder<{ row: string }> =>
  sql`select row_to_json("found")::text as "row" from (${query}) as "found"`

/** The same of rows that a statement writes and answers. */
export const asWrittenTexts = (query: RawBuilder<unknown>): RawBuilder<{ row: string }> =>
  sql`with "found" as (${query}) select row_to_json("found")::text as "row" from "found"`
