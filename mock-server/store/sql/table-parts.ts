import { type RawBuilder, sql } from 'kysely'
import { columnsOf, type ColumnKind } from '../columns.ts'
import { type ModelLine, models } from '../model-lines.ts'
import type { EntityName, Row } from '../models.ts'
import { RowShape } from './row-shape.ts'
import { ENTITIES } from './schema.ts'

/** A table as statements need it. */
export interface TableParts<E extends EntityName = EntityName> {
  line: ModelLine
  columns: ReadonlyMap<string, ColumnKind>
  name: RawBuilder<unknown>
  /** A whole row. */
  row: RowShape<Row<E>>
}

const PARTS: ReadonlyMap<EntityName, TableParts> = new Map(ENTITIES.map((entity) => [entity, tableParts(entity)]))

function tableParts(entity: EntityName): TableParts {
  const columns = columnsOf(models[entity].schema)
  return { line: models[entity], columns, name: sql.table(entity), row: new RowShape(columns) }
}

/** Throws for an entity that there is not. */
export function partsOf<E extends EntityName>(entity: E): TableParts<E> {
  const parts = PARTS.get(entity)
  if (!parts) throw new Error(`No entity ${entity}`)
  // Rows are what the entity says.
  return parts as unknown as TableParts<E>
}
