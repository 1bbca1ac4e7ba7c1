import type { Endpoint } from '#src/contract/basics/core.ts'
import { ENTITY_NAMES } from '#src/contract/entities.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import type { HandlerContext } from '../handle.ts'
import type { RecordReader } from '../record-reader.ts'
import { toldTo } from '../told-fields.ts'
import { isAbsent, parsePart } from './parse.ts'
import type { ReadRecord } from './record-as-read.ts'

/** What stands at the address of a change, as its caller may read it. Throws what the call that reads it throws. */
export async function recordAt({ handler, params }: RecordReader, base: object): Promise<ReadRecord> {
  const { name } = handler
  const endpoint: Endpoint = endpoints[name]
  const { store, session } = base as HandlerContext<EndpointName>
  const own = isAbsent(endpoint.params) ? undefined : parsePart(endpoint.params, params)
  const asked = { ...base, params: own, ifMatch: undefined }
  const shown = toldTo(session, name, await handler.run(asked as unknown as HandlerContext<EndpointName>))
  const entity = ENTITY_NAMES.find((one) => name === `${one}.get`)
  return { shown: Object(shown), kept: entity && (await store.find(entity, params['id'] ?? '')) }
}
