import { documentEndpoints } from '#src/contract/documents.ts'
import { driverEndpoints } from '#src/contract/drivers.ts'
import { enhancedOrderEndpoints } from '#src/contract/enhanced-orders.ts'
import { loadingPointEndpoints } from '#src/contract/loading-points.ts'
import { loadEndpoints } from '#src/contract/loads.ts'
import { messageEndpoints } from '#src/contract/messages.ts'
import { partnerEndpoints } from '#src/contract/partners.ts'
import { transportEndpoints } from '#src/contract/transports.ts'
import { vehicleEndpoints } from '#src/contract/vehicles.ts'
import { late } from '../core/late.ts'
import type { Handlers } from '../core/handle.ts'
import { authHandlers } from './auth/handlers.ts'
import { boardHandlers } from './board/handlers.ts'
import { dashboardHandlers } from './dashboard/handlers.ts'
import { orderHandlers } from './orders/handlers.ts'
import { searchHandlers } from './search/handlers.ts'
import { teamHandlers } from './team/handlers.ts'
import { tenantHandlers } from './tenants/handlers.ts'
import { tourHandlers } from './tours/handlers.ts'
import { wizardHandlers } from './order-wizard/handlers.ts'

/**
 * The rule behind every endpoint of the contract; the compiler names the ones that are missing. What no first screen asks for
 * is fetched with its first call.
 */
export const handlers: Handlers = {
  ...authHandlers,
  ...dashboardHandlers,
  ...tenantHandlers,
  ...teamHandlers,
  ...orderHandlers,
  ...wizardHandlers,
  ...late(transportEndpoints, async () => (await import('./transports/handlers.ts')).transportHandlers),
  ...late(enhancedOrderEndpoints, async () => (await import('./enhanced-orders/handlers.ts')).enhancedOrderHandlers),
  ...tourHandlers,
  ...boardHandlers,
  ...late(vehicleEndpoints, async () => (await import('./vehicles/handlers.ts')).vehicleHandlers),
  ...late(loadEndpoints, async () => (await import('./loads/handlers.ts')).loadHandlers),
  ...late(driverEndpoints, async () => (await import('./drivers/handlers.ts')).driverHandlers),
  ...late(partnerEndpoints, async () => (await import('./partners/handlers.ts')).partnerHandlers),
  ...late(loadingPointEndpoints, async () => (await import('./loading-points/handlers.ts')).loadingPointHandlers),
  ...late(documentEndpoints, async () => (await import('./documents/handlers.ts')).documentHandlers),
  ...late(messageEndpoints, async () => (await import('./messages/handlers.ts')).messageHandlers),
  ...searchHandlers,
}
