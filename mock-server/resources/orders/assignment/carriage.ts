import type { Row } from '../../../store/models.ts'
import type { RuleContext } from '../../../core/rule-context.ts'
import { CARRIER_CONTACT_GONE } from '../contacts.ts'
import { refuseReadOnly } from '../write.ts'
import { followingStatus, reasonGiven, TRUCK_GONE } from './following.ts'
import { type CarrierChange, carrierChange } from './carrier.ts'
import { vehicleChange } from './vehicle.ts'

type Order = Row<'orders'>

/** An order that a subcontractor had, and an own vehicle gets: he and his price are gone. */
const CARRIER_GONE = {
  carrierId: undefined,
  carrierName: undefined,
  carrierPrice: undefined,
  carrierCharges: undefined,
  ...CARRIER_CONTACT_GONE,
} satisfies Partial<Order>

/** Who carries the orders of a tour, and for which price where it is a subcontractor. Neither: no one yet. */
export interface CarriageInput {
  vehicleId: string | undefined
  carrierId: string | undefined
  carrierPrice?: number | undefined
  overrideReason?: string | undefined
}

/**
 * What an order becomes whose tour is planned for somebody, or for no one yet. What speaks against that is judged with the
 * whole tour.
 */
export async function carriageChange(
  context: RuleContext,
  order: Order,
  { vehicleId, carrierId, ...input }: CarriageInput,
): Promise<CarrierChange> {
  refuseReadOnly(order)
  if (vehicleId !== undefined) {
    const change = await vehicleChange(context, order, { ...input, vehicleId, isJudged: true })
    return carrierId === undefined ? { ...change, values: { ...CARRIER_GONE, ...change.values } } : change
  }
  if (carrierId !== undefined) {
    const offVehicle = order.assignedVehicleId === undefined ? {} : { assignedVehicleId: undefined, ...TRUCK_GONE }
    const without = { ...order, assignedVehicleId: undefined }
    const change = await carrierChange(context, without, { ...input, carrierId, isJudged: true })
    if (change) return { ...change, values: { ...offVehicle, ...change.values } }
    return { values: offVehicle, event: { type: 'assigned', ...reasonGiven(input.overrideReason) }, warnings: [] }
  }
  const values = order.status === 'CONFIRMED' ? {} : await followingStatus(context, order, false)
  return { values, event: { type: 'unassigned', ...reasonGiven(input.overrideReason) }, warnings: [] }
}
