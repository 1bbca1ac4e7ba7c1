import { authEndpoints } from '#src/contract/accounts/auth.ts'
import type { Endpoint } from '#src/contract/basics/core.ts'
import { dashboardEndpoints } from '#src/contract/reports/dashboard.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { orderEndpoints } from '#src/contract/orders/orders.ts'

/** The endpoints that are there by now; from the start those of the session, the frame and the list of orders. */
const known: Partial<Record<EndpointName, Endpoint>> = { ...authEndpoints, ...dashboardEndpoints, ...orderEndpoints }

/** All of them, fetched by the first who asks. */
export async function allEndpoints(): Promise<Readonly<Record<EndpointName, Endpoint>>> {
  return (await import('#src/contract/index.ts')).endpoints
}

/** Fetches all others; what cannot be had is asked for again by the next call. */
export async function loadEndpoints(): Promise<void> {
  Object.assign(known, await allEndpoints())
}

/** An endpoint, if it is there; one that has been called is. */
export const knownEndpoint = (name: EndpointName): Endpoint | undefined => known[name]
