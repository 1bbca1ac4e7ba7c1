import type * as z from 'zod/mini'
import type { Endpoint } from '#src/contract/basics/core.ts'
import { withOneLineHeaders } from './header-fields.ts'
import { withOwnNames } from './own-names.ts'
import { parseChange, parseJson, parsePart } from './parse.ts'
import type { RecordReader } from '../record-reader.ts'
import { recordAt } from './record-at.ts'
import { changeOf } from './record-as-read.ts'

/**
 * The body of a call as its rule reads it, and the version of the record in it that a change started from. `reader` reads what
 * stands at the address of a change, where one can read it; `base` is the call it is read for. Throws 400 for what is no JSON, 422 for fields that do not fit.
 */
export async function saidBody(
  { method, body: schema }: Endpoint,
  text: string,
  reader: RecordReader | undefined,
  base: object,
): Promise<{ body: unknown; version: number | undefined }> {
  const given = withOwnNames(schema, withOneLineHeaders(parseJson(text)))
  if (method !== 'PUT' && method !== 'PATCH') return { body: parsePart(schema, given), version: undefined }
  const settable = 'shape' in schema ? (schema.shape as Readonly<Record<string, z.ZodMiniType>>) : undefined
  const { body, version } = await changeOf(settable, given, async () => reader && recordAt(reader, base))
  return { body: parseChange(schema, body), version }
}
