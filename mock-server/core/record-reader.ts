import type { EndpointName } from '#src/contract/index.ts'
import type { Handler, Handlers } from './handle.ts'
import { paramsOf, type Route } from './routes.ts'

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
