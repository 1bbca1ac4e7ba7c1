import { ENTITY_NAMES } from '#src/contract/entities.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import type { Endpoint } from '#src/contract/basics/core.ts'
import { isAbsent, parsePart } from './bodies/parse.ts'
import type { ReadRecord } from './bodies/record-as-read.ts'
import type { Handler, HandlerContext, Handlers } from './handle.ts'
import { paramsOf, type Route } from './routes.ts'
import { toldTo } from './told-fields.ts'

/** The call that reads what stands at an address, for a change of it that brings it along as it was read. */
export interface RecordReader {
  handler: Handler<EndpointName>
  params: Readonly<Record<string, string>>
}

/** Reads by the handler of a route what stands at an address. */
export function readerOf(handlers: Partial<Handlers>, route: Route, pathname: string): RecordReader | undefined {
  const handler = handlers[route.name] as Handler<EndpointName> | undefined
  return handler && { handler, params: paramsOf(route, pathname) }
}

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
