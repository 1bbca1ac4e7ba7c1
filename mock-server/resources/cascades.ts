import { driverCascades } from './drivers/cascades.ts'
import { enhancedOrderCascades } from './enhanced-orders/cascades.ts'
import { orderCascades } from './orders/cascades.ts'
import { tourCascades } from './tours/cascades.ts'
import { transportCascades } from './transports/cascades.ts'
import { vehicleCascades } from './vehicles/cascades.ts'

/** What follows from changes, as each noun declares it, in the order in which it runs for one record. */
export const cascades = [
  ...tourCascades,
  ...orderCascades,
  ...transportCascades,
  ...vehicleCascades,
  ...driverCascades,
  ...enhancedOrderCascades,
]
