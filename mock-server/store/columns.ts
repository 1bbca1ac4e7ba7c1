import * as z from 'zod/mini'

/** How one property is kept: as text, a number, a flag, or as JSON text where it is a list or a part of its own. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'json'

/** A column's value; `null` where the row has none. */
export type Cell = string | number | boolean | null

/** A row as a store keeps it. */
export interface FlatRow {
  [column: string]: Cell
}

const COMMON: readonly [string, ColumnKind][] = [
  ['id', 'text'],
  ['tenantId', 'text'],
  ['version', 'number'],
  ['createdAt', 'text'],
  ['updatedAt', 'text'],
]

const derived = new WeakMap<z.ZodMiniType, ReadonlyMap<string, ColumnKind>>()

/** Columns of an entity, `id` first: what every row has, then the properties of its schema. They are derived once per schema. */
export function columnsOf(schema: z.ZodMiniType): ReadonlyMap<string, ColumnKind> {
  const columns = derived.get(schema) ?? deriveColumns(schema)
  derived.set(schema, columns)
  return columns
}

function deriveColumns(schema: z.ZodMiniType): ReadonlyMap<string, ColumnKind> {
  const columns = new Map(COMMON)
  const object = unwrap(schema)
  if (!(object instanceof z.ZodMiniObject)) throw new Error('The schema of an entity is an object')
  for (const [name, property] of Object.entries(object.shape)) {
    if (!columns.has(name)) columns.set(name, kindOf(unwrap(property)))
  }
  return columns
}

/** The schema inside `optional`, `default`, `catch`, `nullable` and `preprocess`. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodMiniPipe) return unwrap(schema._zod.def.out)
  const wrapped =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniCatch
  return wrapped ? unwrap(schema._zod.def.innerType) : schema
}

/** Enumerations and literals are text, and so are the statuses, whose schemas are custom ones. */
function kindOf(schema: z.core.$ZodType): ColumnKind {
  if (schema instanceof z.ZodMiniNumber) return 'number'
  if (schema instanceof z.ZodMiniBoolean) return 'boolean'
  const isText =
    schema instanceof z.ZodMiniString ||
    schema instanceof z.ZodMiniEnum ||
    schema instanceof z.ZodMiniLiteral ||
    schema instanceof z.ZodMiniCustom
  return isText ? 'text' : 'json'
}
