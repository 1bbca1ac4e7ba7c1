import { columnsOf, type ColumnKind } from '../columns.ts'
import { type EntityName, type ModelLine, models } from '../models.ts'

/** The column that holds a text column folded, for sorting and searching; none for what is empty. */
export const foldedName = (field: string) => `${field}~`
/** The folded text of all fields that are searched. */
export const SEARCH = '~search'
/** The order of insertion. */
export const SEQUENCE = '~seq'

/** A table as it is declared: its columns with their types as PostgreSQL calls them, and its indexes by name. */
export interface TableShape {
  columns: ReadonlyMap<string, string>
  indexes: ReadonlyMap<string, string>
}

const TYPES: Readonly<Record<ColumnKind, string>> = {
  text: 'text',
  json: 'text',
  number: 'double precision',
  boolean: 'boolean',
}

export const ENTITIES = Object.keys(models) as EntityName[]

/** Text that is kept folded beside itself: not what every row has. */
export const isFolded = (field: string, kind: ColumnKind | undefined): boolean =>
  kind === 'text' && field !== 'tenantId'

/** What the entity table asks of a database: a table per entity, an index for each filter and each usual sort. */
export function declaredTables(): ReadonlyMap<string, TableShape> {
  return new Map(ENTITIES.map((entity) => [entity, tableOf(entity, models[entity])]))
}

function tableOf(entity: EntityName, line: ModelLine): TableShape {
  const columns = new Map<string, string>([[SEQUENCE, 'bigint']])
  const kinds = columnsOf(line.schema)
  for (const [name, kind] of kinds) {
    columns.set(name, TYPES[kind])
    if (isFolded(name, kind)) columns.set(foldedName(name), 'text')
  }
  if (line.search.length > 0) columns.set(SEARCH, 'text')
  const sorted = (field: string) => (isFolded(field, kinds.get(field)) ? foldedName(field) : field)
  const indexes = [
    [SEQUENCE],
    ...line.indexes.map((field) => [field]),
    ...line.sorts.map((keys) => keys.map(({ field }) => sorted(field))),
  ]
  return {
    columns,
    indexes: new Map(indexes.map((fields) => [`${entity}:${fields.join(',')}`, ['tenantId', ...fields].join(',')])),
  }
}
