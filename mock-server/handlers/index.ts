import type { Handlers } from '../core/handle.ts'
import { authHandlers } from './auth.ts'
import { boardHandlers } from './board.ts'
import { dashboardHandlers } from './dashboard.ts'
import { documentHandlers } from './documents.ts'
import { driverHandlers } from './drivers.ts'
import { enhancedOrderHandlers } from './enhanced-orders.ts'
import { loadingPointHandlers } from './loading-points.ts'
import { loadHandlers } from './loads.ts'
import { messageHandlers } from './messages.ts'
import { orderHandlers } from './orders.ts'
import { partnerHandlers } from './partners.ts'
import { searchHandlers } from './search.ts'
import { teamHandlers } from './team.ts'
import { tenantHandlers } from './tenants.ts'
import { tourHandlers } from './tours.ts'
import { transportHandlers } from './transports.ts'
import { vehicleHandlers } from './vehicles.ts'
import { wizardHandlers } from './wizard.ts'

/** The rule behind every endpoint of the contract; the compiler names the ones that are missing. */
export const handlers: Handlers = {
  ...authHandlers,
  ...dashboardHandlers,
  ...tenantHandlers,
  ...teamHandlers,
  ...orderHandlers,
  ...wizardHandlers,
  ...transportHandlers,
  ...enhancedOrderHandlers,
  ...tourHandlers,
  ...boardHandlers,
  ...vehicleHandlers,
  ...loadHandlers,
  ...driverHandlers,
  ...partnerHandlers,
  ...loadingPointHandlers,
  ...documentHandlers,
  ...messageHandlers,
  ...searchHandlers,
}
