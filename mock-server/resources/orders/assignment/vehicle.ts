import { vehicleOffRefusal } from '#src/domain/assignment/loaded-goods.ts'
import { notFound } from '../../../core/http-error.ts'
import type { Row } from '../../../store/models.ts'
import { driverNamed, steadyDriver } from '../../drivers/conflicts.ts'
import { type RuleContext, notNow } from '../../../core/rule-context.ts'
import { conflictsOf } from '../transition-facts.ts'
import { CARRIER_CONTACT_GONE } from '../contacts.ts'
import { readOrder } from '../read.ts'
import { type OrderChange, refuseReadOnly, writeOrder } from '../write.ts'
import { assertNoConflicts } from './passing.ts'
import { followingStatus, reasonGiven, TRUCK_GONE } from './following.ts'
import { priceOf, movedOver, type CarrierChange } from './carrier.ts'

type Order = Row<'orders'>

/** Who shall drive instead of the vehicle's own driver, where he is one of the own. */
async function givenDriver(
  { store }: RuleContext,
  vehicle: Row<'vehicles'>,
  { driverName, driverPhone }: { driverName?: string | undefined; driverPhone?: string | undefined },
) {
  if (driverName === undefined || driverName === vehicle.driverName) return steadyDriver(store, vehicle)
  return driverNamed(store, driverName, driverPhone)
}

/** Which vehicle an order shall be on, with whom, and for which price where it is a subcontractor's. */
export interface VehicleInput {
  vehicleId: string | null
  driverName?: string | undefined
  driverPhone?: string | undefined
  carrierPrice?: number | null | undefined
  overrideReason?: string | undefined
  isJudged?: boolean | undefined
}

/** Puts an order on a vehicle with its driver, or takes it off with null. */
export async function setOrderVehicle(context: RuleContext, id: string, input: VehicleInput): Promise<OrderChange> {
  const order = await readOrder(context, id)
  refuseReadOnly(order)
  if (input.vehicleId === null || input.vehicleId === '') {
    const { values, event } = await vehicleOff(context, order)
    return writeOrder(context, order, values, event)
  }
  const { values, event, warnings } = await vehicleChange(context, order, { ...input, vehicleId: input.vehicleId })
  return writeOrder(context, order, values, event, warnings)
}

/** What taking an order off its vehicle changes; 409 once it is loaded. */
export async function vehicleOff(context: RuleContext, order: Order): Promise<CarrierChange> {
  const refusal = order.assignedVehicleId === undefined ? undefined : vehicleOffRefusal(order.transportStatus)
  if (refusal) throw notNow(refusal, 'LOADED')
  const status = await followingStatus(context, order, order.carrierId !== undefined)
  return {
    values: { assignedVehicleId: undefined, ...TRUCK_GONE, ...status },
    event: { type: 'unassigned' },
    warnings: [],
  }
}

/** The change of vehicle in a call for many fields; `order` is the order with the fields that change beside it. */
export function givenVehicle(
  context: RuleContext,
  order: Order,
  { assignedVehicleId, driverName, driverPhone, carrierPrice, overrideReason }: Readonly<Record<string, unknown>>,
): Promise<CarrierChange> {
  refuseReadOnly(order)
  if (typeof assignedVehicleId !== 'string' || assignedVehicleId === '') return vehicleOff(context, order)
  return vehicleChange(context, order, {
    vehicleId: assignedVehicleId,
    ...(typeof driverName === 'string' && { driverName }),
    ...(typeof driverPhone === 'string' && { driverPhone }),
    ...(typeof carrierPrice === 'number' && { carrierPrice }),
    ...(typeof overrideReason === 'string' && { overrideReason }),
  })
}

/** What putting an order on a vehicle changes. */
export async function vehicleChange(
  context: RuleContext,
  order: Order,
  input: VehicleInput & { vehicleId: string },
): Promise<CarrierChange> {
  const vehicle = await context.store.find('vehicles', input.vehicleId)
  if (!vehicle) throw notFound({ code: 'reason.missing.vehicle' })
  const carrier = vehicle.carrierId ? await context.store.find('partners', vehicle.carrierId) : undefined
  const { carrierPrice } = input
  const price = carrier ? priceOf(order, { carrierId: carrier.id, carrierPrice }) : { values: {}, warnings: [] }
  const against = input.isJudged
    ? []
    : [
        ...movedOver(order, {
          vehicleId: vehicle.id,
          plate: vehicle.licencePlate,
          carrierId: vehicle.carrierId,
          name: vehicle.licencePlate,
        }),
        ...(await conflictsOf(context, order, {
          vehicle,
          carrier,
          driver: await givenDriver(context, vehicle, input),
        })),
      ]
  const warnings = [...price.warnings, ...assertNoConflicts(context, against, input.overrideReason)]
  const status = await followingStatus(context, order, true)
  const values: Partial<Order> = {
    assignedVehicleId: vehicle.id,
    vehiclePlate: vehicle.licencePlate,
    trailerPlate: vehicle.trailerPlate,
    vehicleType: vehicle.type,
    driverName: input.driverName ?? vehicle.driverName,
    driverPhone: input.driverPhone ?? vehicle.driverPhone,
    ...(carrier
      ? {
          carrierId: carrier.id,
          carrierName: carrier.name,
          ...(carrier.id === order.carrierId ? {} : CARRIER_CONTACT_GONE),
          ...price.values,
        }
      : {}),
    ...status,
  }
  return { values, event: { type: 'assigned', ...reasonGiven(input.overrideReason) }, warnings }
}
