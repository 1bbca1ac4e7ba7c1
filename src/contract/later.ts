import { boardEndpoints } from './board.ts'
import { documentEndpoints } from './documents.ts'
import { driverEndpoints } from './drivers.ts'
import { enhancedOrderEndpoints } from './enhanced-orders.ts'
import { loadingPointEndpoints } from './loading-points.ts'
import { loadEndpoints } from './loads.ts'
import { messageEndpoints } from './messages.ts'
import { partnerEndpoints } from './partners.ts'
import { searchEndpoints } from './search.ts'
import { teamEndpoints } from './team.ts'
import { tenantEndpoints } from './tenants.ts'
import { tourEndpoints } from './tours.ts'
import { transportEndpoints } from './transports.ts'
import { vehicleEndpoints } from './vehicles.ts'
import { wizardEndpoints } from './wizard.ts'

/** The part of the API that pages fetch behind their first screen, or with the first call of it. */
export const laterEndpoints = {
  ...wizardEndpoints,
  ...transportEndpoints,
  ...enhancedOrderEndpoints,
  ...tourEndpoints,
  ...boardEndpoints,
  ...loadingPointEndpoints,
  ...vehicleEndpoints,
  ...loadEndpoints,
  ...driverEndpoints,
  ...partnerEndpoints,
  ...documentEndpoints,
  ...messageEndpoints,
  ...tenantEndpoints,
  ...teamEndpoints,
  ...searchEndpoints,
}
