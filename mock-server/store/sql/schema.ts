import * as z from 'zod/mini'
import { endpoints } from '#src/contract/index.ts'
import { columnsOf, type ColumnKind } from '../columns.ts'
import { type ModelLine, models } from '../model-lines.ts'
import type { EntityName } from '../models.ts'

/** The column that holds a text column folded, for sorting and searching; none for what is empty. */
export const foldedName = (field: string) => `${field}~`
/** The folded text of all fields that are searched. */
export const SEARCH = '~search'
/** The order of insertion. */
export const SEQUENCE = '~seq'

/** A table as it is declared: its columns with their types as PostgreSQL calls them, and what its indexes are of, by name. */
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
  const sorts = sortsOf(entity, line)
    .filter((field) => kinds.has(field) && !line.ranks[field])
    .map((field) => (isFolded(field, kinds.get(field)) ? foldedName(field) : field))
  const upwards = [SEQUENCE, ...line.indexes, ...sorts].map((column) => [column, `"${column}"`] as const)
  // What is missing comes last downwards as well, where the other one read backwards would have it first.
  const downwards = sorts.map((column) => [`${column} desc`, `"${column}" desc nulls last`] as const)
  const indexes = [...upwards, ...downwards].map(([name, key]) => [`${entity}:${name}`, `"tenantId", ${key}`] as const)
  return { columns, indexes: new Map(indexes) }
}

/** Fields that lists are sorted by, usually or when somebody asks for it. */
function sortsOf(entity: EntityName, { sorts }: ModelLine): string[] {
  const list = `${entity}.list`
  const query = list in endpoints ? endpoints[list as keyof typeof endpoints].query : undefined
  const asked = query instanceof z.ZodMiniObject ? (query.shape as Record<string, unknown>)['sortBy'] : undefined
  const names = asked instanceof z.ZodMiniOptional ? asked._zod.def.innerType : undefined
  const options = names instanceof z.ZodMiniEnum ? names.options.map(String) : []
  return [...new Set([...sorts.flatMap(([first]) => first?.field ?? []), ...options])]
}
