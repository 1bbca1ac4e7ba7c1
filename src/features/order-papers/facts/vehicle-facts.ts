import type { Order } from '#src/contract/orders/order.ts'
import type { TourOrder } from '#src/contract/tours.ts'
import { needsAdrVehicle } from '#src/domain/goods/adr-points.ts'
import { paperText } from '#src/domain/documents/paper-text.ts'
import { vehicleLabels } from '#src/domain/vehicles/labels.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { joined, type PaperText } from './paper-values.ts'
import { words } from './paper-words.ts'

/** What is asked of the vehicle by each order it carries. */
type CarriedOrder = Pick<
  Order | TourOrder,
  'orderType' | 'tailLift' | 'temperatureMin' | 'temperatureMax' | 'dangerousGoods'
>

/**
 * What is asked of the vehicle: the type somebody has chosen for the order, and the equipment all that ride on it need together.
 * Sources: decision A37; ADR 2025, 1.1.3.6 (from more than 1,000 points on)
 */
export function wantedText({ requiredVehicleType }: Order, rides: readonly CarriedOrder[]): PaperText {
  const isCooled = rides.some(
    ({ temperatureMin: low, temperatureMax: high }) => low !== undefined || high !== undefined,
  )
  return joined(
    requiredVehicleType === 'TRUCK' ? undefined : vehicleText(requiredVehicleType),
    rides.some(({ tailLift }) => tailLift === true) ? words['wanted.tailLift'] : undefined,
    isCooled ? words['wanted.cooled'] : undefined,
    needsAdr(rides) ? words['wanted.adr'] : undefined,
  )
}

/** Whether the load has more than 1,000 points; a quantity that is missing proves nothing. */
function needsAdr(rides: readonly CarriedOrder[]): boolean {
  if (rides.some(({ orderType, dangerousGoods }) => orderType === 'adr' && dangerousGoods === undefined)) return true
  return needsAdrVehicle(rides.flatMap(({ dangerousGoods = [] }) => dangerousGoods))
}

/** A type of vehicle by its German name. */
export function vehicleText(type: string | undefined): PaperText {
  return isVehicleType(type) ? vehicleLabels[`vehicle.type.${type}`] : paperText(type)
}
