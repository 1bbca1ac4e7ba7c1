import type { InputOf, OutputOf } from './core.ts'
import { firstEndpoints } from './first.ts'
import { laterEndpoints } from './later.ts'

/** The whole API: every endpoint by its one name. The client asks for one by `src/api/endpoints.ts`. */
export const endpoints = { ...firstEndpoints, ...laterEndpoints }

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** Calls the server; the one signature every feature, command and test uses. Throws `ApiError` of the client. */
export type Call = <N extends EndpointName>(name: N, input: InputOf<Endpoints[N]>) => Promise<OutputOf<Endpoints[N]>>
