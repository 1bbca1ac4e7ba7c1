import { authEndpoints } from './auth.ts'
import type { InputOf, OutputOf } from './core.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { documentEndpoints } from './documents.ts'
import { fleetEndpoints } from './fleet.ts'
import { orderEndpoints } from './orders.ts'
import { partnerEndpoints } from './partners.ts'
import { searchEndpoints } from './search.ts'
import { tenantEndpoints } from './tenants.ts'
import { transportEndpoints } from './transports.ts'
import { wizardEndpoints } from './wizard.ts'

/** The whole API: every endpoint by its one name. */
export const endpoints = {
  ...authEndpoints,
  ...dashboardEndpoints,
  ...orderEndpoints,
  ...wizardEndpoints,
  ...transportEndpoints,
  ...fleetEndpoints,
  ...partnerEndpoints,
  ...documentEndpoints,
  ...tenantEndpoints,
  ...searchEndpoints,
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** Calls the server; the one signature every feature, command and test uses. Throws `ApiError` of the client. */
export type Call = <N extends EndpointName>(name: N, input: InputOf<Endpoints[N]>) => Promise<OutputOf<Endpoints[N]>>
