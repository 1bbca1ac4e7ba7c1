import type { UndoRules } from '../write/undo-rules.ts'
import { alertUndo } from './alerts/undo-rules.ts'
import { driverUndo } from './drivers/undo-rules.ts'
import { enhancedOrderUndo } from './enhanced-orders/undo-rules.ts'
import { loadUndo } from './loads/undo-rules.ts'
import { loadingPointUndo } from './loading-points/undo-rules.ts'
import { orderUndo } from './orders/undo-rules.ts'
import { partnerUndo } from './partners/undo-rules.ts'
import { tourUndo } from './tours/undo-rules.ts'
import { transportUndo } from './transports/undo-rules.ts'
import { vehicleUndo } from './vehicles/undo-rules.ts'

/** What each kind knows of taking its changes back, beyond that fields get their old values. */
export const undoRules: UndoRules = {
  order: orderUndo,
  transport: transportUndo,
  tour: tourUndo,
  load: loadUndo,
  vehicle: vehicleUndo,
  driver: driverUndo,
  partner: partnerUndo,
  loadingPoint: loadingPointUndo,
  alert: alertUndo,
  enhancedOrder: enhancedOrderUndo,
}
