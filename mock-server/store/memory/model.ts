import { factory, nullable, primaryKey } from '@mswjs/data'
import * as z from 'zod/mini'
import { models, type EntityName } from '../models.ts'

/** How one property is kept: as it is, or as JSON text, because the library ignores updates of objects. */
export type ColumnKind = 'plain' | 'json'

/** A column's value; `null` where the row has none. */
export type Cell = string | number | boolean | null

/** A row as the library keeps it. */
export interface FlatRow {
  [column: string]: Cell
}

const COMMON: readonly [string, ColumnKind][] = [
  ['id', 'plain'],
  ['tenantId', 'plain'],
  ['version', 'plain'],
  ['createdAt', 'plain'],
  ['updatedAt', 'plain'],
]

/** Columns of an entity, `id` first: what every row has, then the properties of its schema. */
export function columnsOf(schema: z.ZodMiniType): Map<string, ColumnKind> {
  const columns = new Map(COMMON)
  const object = unwrap(schema)
  if (!(object instanceof z.ZodMiniObject)) throw new Error('The schema of an entity is an object')
  for (const [name, property] of Object.entries(object.shape)) {
    if (!columns.has(name)) columns.set(name, isPlain(unwrap(property)) ? 'plain' : 'json')
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

/** Text, numbers, flags, enumerations, and the statuses, whose schemas are custom ones. */
function isPlain(schema: z.core.$ZodType): boolean {
  return (
    schema instanceof z.ZodMiniString ||
    schema instanceof z.ZodMiniNumber ||
    schema instanceof z.ZodMiniBoolean ||
    schema instanceof z.ZodMiniEnum ||
    schema instanceof z.ZodMiniLiteral ||
    schema instanceof z.ZodMiniCustom
  )
}

/** One library model: the id, and a nullable property per column. No relations: they make it quadratic. */
function modelOf(schema: z.ZodMiniType) {
  const properties = [...columnsOf(schema).keys()].filter((name) => name !== 'id')
  return {
    id: primaryKey(String),
    ...Object.fromEntries(properties.map((name) => [name, nullable<string>(() => null)])),
  }
}

type Dictionary = Record<EntityName, ReturnType<typeof modelOf>>

/**
 * The library's database with all entities. Its BroadcastChannel, which would let a second tab overwrite this one's
 * rows, is hidden while it is made.
 */
export function createLibrary() {
  const names = Object.keys(models) as EntityName[]
  const dictionary = Object.fromEntries(names.map((name) => [name, modelOf(models[name].schema)])) as Dictionary
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel')
  try {
    if (channel) Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    return factory(dictionary)
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel)
  }
}

export type Library = ReturnType<typeof createLibrary>
