import { factory, nullable, primaryKey } from '@mswjs/data'
import type * as z from 'zod/mini'
import { columnsOf } from '../columns.ts'
import { models } from '../model-lines.ts'
import type { EntityName } from '../models.ts'

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
