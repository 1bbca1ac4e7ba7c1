import type { InputOf, OutputOf } from './basics/core.ts'
import { authEndpoints } from './accounts/auth.ts'
import { boardEndpoints } from './planning/board.ts'
import { dashboardEndpoints } from './reports/dashboard.ts'
import { documentEndpoints } from './documents.ts'
import { driverEndpoints } from './drivers.ts'
import { emailEndpoints } from './emails.ts'
import { enhancedOrderEndpoints } from './enhanced-orders.ts'
import { importEndpoints } from './imports.ts'
import { loadingPointEndpoints } from './loading-points.ts'
import { loadEndpoints } from './loads.ts'
import { matchingEndpoints } from './matching.ts'
import { messageEndpoints } from './messages.ts'
import { offerEndpoints } from './offers.ts'
import { orderEndpoints } from './orders/orders.ts'
import { partnerEndpoints } from './partners.ts'
import { priceRequestEndpoints } from './price-requests.ts'
import { recurringOrderEndpoints } from './recurring-orders.ts'
import { searchEndpoints } from './records/search.ts'
import { teamEndpoints } from './accounts/team.ts'
import { tenantEndpoints } from './accounts/tenants.ts'
import { tourEndpoints } from './tours.ts'
import { transportEndpoints } from './transports/transports.ts'
import { vehicleEndpoints } from './vehicles.ts'
import { wizardEndpoints } from './orders/wizard.ts'

/** The whole API: every endpoint by its one name. The client asks for one by `src/api/endpoints.ts`. */
export const endpoints = {
  ...authEndpoints,
  ...dashboardEndpoints,
  ...orderEndpoints,
  ...wizardEndpoints,
  ...recurringOrderEndpoints,
  ...transportEndpoints,
  ...enhancedOrderEndpoints,
  ...tourEndpoints,
  ...boardEndpoints,
  ...importEndpoints,
  ...loadingPointEndpoints,
  ...vehicleEndpoints,
  ...loadEndpoints,
  ...driverEndpoints,
  ...partnerEndpoints,
  ...documentEndpoints,
  ...messageEndpoints,
  ...emailEndpoints,
  ...offerEndpoints,
  ...priceRequestEndpoints,
  ...matchingEndpoints,
  ...tenantEndpoints,
  ...teamEndpoints,
  ...searchEndpoints,
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** Calls the server; the one signature every feature, command and test uses. Throws `ApiError` of the client. */
export type Call = <N extends EndpointName>(name: N, input: InputOf<Endpoints[N]>) => Promise<OutputOf<Endpoints[N]>>
