import type * as z from 'zod/mini'
import type { Endpoint } from '#src/contract/basics/core.ts'
import { withOwnNames } from './own-names.ts'
import { isAbsent, parseChange, parseJson, parsePart } from './parse.ts'
import { changeOf, type ReadRecord } from './record-as-read.ts'

/**
 * The body of a call as its rule reads it, and the version of the record in it that a change started from. `read` answers what
 * stands at the address of a change, where one can read it. Throws 400 for what is no JSON, 422 for fields that do not fit.
 */
export async function saidBody(
  { method, body: schema }: Endpoint,
  text: string,
  read: () => Promise<ReadRecord> | undefined,
): Promise<{ body?: unknown; version?: number | undefined }> {
  if (isAbsent(schema)) return {}
  const given = withOwnNames(schema, parseJson(text))
  if (method !== 'PUT' && method !== 'PATCH') return { body: parsePart(schema, given) }
  const settable = 'shape' in schema ? (schema.shape as Readonly<Record<string, z.ZodMiniType>>) : undefined
  const { body, version } = await changeOf(settable, given, async () => read())
  return { body: parseChange(schema, body), version }
}
