import type { Endpoint } from '#src/contract/core.ts'
import { firstEndpoints } from '#src/contract/first.ts'
import type { EndpointName } from '#src/contract/index.ts'

/** The endpoints that are there by now. */
const known: Partial<Record<EndpointName, Endpoint>> = { ...firstEndpoints }

/** Fetches what is not there from the start; what cannot be had is asked for again by the next call. */
export async function loadEndpoints(): Promise<void> {
  const { laterEndpoints } = await import('#src/contract/later.ts')
  Object.assign(known, laterEndpoints)
}

/** An endpoint, if it is there; one that has been called is. */
export const knownEndpoint = (name: EndpointName): Endpoint | undefined => known[name]
