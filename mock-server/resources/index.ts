import type { Handlers } from '../core/handle.ts'
import { authHandlers } from './auth/handlers.ts'
import { boardHandlers } from './board/handlers.ts'
import { dashboardHandlers } from './dashboard/handlers.ts'
import { documentHandlers } from './documents/handlers.ts'
import { driverHandlers } from './drivers/handlers.ts'
import { enhancedOrderHandlers } from './enhanced-orders/handlers.ts'
import { loadingPointHandlers } from './loading-points/handlers.ts'
import { loadHandlers } from './loads/handlers.ts'
import { messageHandlers } from './messages/handlers.ts'
import { orderHandlers } from './orders/handlers.ts'
import { partnerHandlers } from './partners/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { teamHandlers } from './team/handlers.ts'
import { tenantHandlers } from './tenants/handlers.ts'
import { tourHandlers } from './tours/handlers.ts'
import { transportHandlers } from './transports/handlers.ts'
import { vehicleHandlers } from './vehicles/handlers.ts'
import { wizardHandlers } from './order-wizard/handlers.ts'

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
