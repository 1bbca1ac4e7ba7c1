import type { OrderStatus } from '#src/domain/workflow/order-status.ts'
import { isVehicleType, type VehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Row } from '../../store/models.ts'
import { FIRST_NAMES, LAST_NAMES } from '../basics/names.ts'
import { mobile } from '../basics/phone-numbers.ts'
import type { Random } from '../basics/random.ts'
import type { TenantPlan } from '../companies/tenants.ts'
import { licencePlate } from './vehicles.ts'

/** What the orders of one tenant are made from. */
export interface OrderSources {
  tenant: TenantPlan
  customers: readonly Row<'partners'>[]
  /** Without those whose papers are in doubt. */
  carriers: readonly Row<'partners'>[]
  vehicles: readonly Row<'vehicles'>[]
  users: readonly Row<'users'>[]
}

/** Who carries an order, and with what. */
export interface Carriage {
  vehicleType: VehicleType
  adr: boolean
  fields: Partial<Row<'orders'>>
}

/** Statuses in which a vehicle is bound. */
export const BINDING: readonly OrderStatus[] = ['ASSIGNED', 'IN_TRANSIT']
const UNASSIGNED: readonly OrderStatus[] = ['CREATED', 'CONFIRMED', 'CANCELLED', 'unknown']

const ANY_VEHICLE: readonly (readonly [VehicleType, number])[] = [
  ['TRUCK', 40],
  ['TAUTLINER', 14],
  ['MEGA', 13],
  ['REEFER', 10],
  ['BOX', 7],
  ['SOLO_12', 6],
  ['SOLO_7_5', 3],
  ['SPRINTER', 7],
]

export function ownVehicle(vehicle: Row<'vehicles'>, random: Random): Carriage {
  return {
    vehicleType: isVehicleType(vehicle.type) ? vehicle.type : 'TRUCK',
    adr: vehicle.adr && random.chance(0.12),
    fields: {
      assignedVehicleId: vehicle.id,
      vehiclePlate: vehicle.licencePlate,
      trailerPlate: vehicle.trailerPlate,
      vehicleType: vehicle.type,
      driverName: vehicle.driverName,
      driverPhone: vehicle.driverPhone,
    },
  }
}

/** A carrier with an unnamed truck of its own; the driver is known by name. */
export function byCarrier(carrier: Row<'partners'>, random: Random): Carriage {
  const types = carrier.vehicleTypes.filter(isVehicleType)
  const vehicleType = random.pick(types.length > 0 ? types : (['TRUCK'] as const))
  return {
    vehicleType,
    adr: vehicleType !== 'SPRINTER' && random.chance(0.1),
    fields: {
      carrierId: carrier.id,
      carrierName: carrier.name,
      vehiclePlate: licencePlate(
        carrier.city
          .slice(0, 1)
          .toUpperCase()
          .replace(/[^A-Z]/, 'L'),
        random,
      ),
      vehicleType,
      driverName: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
      driverPhone: mobile(random.int(90, 99)),
    },
  }
}

/** No one, the busy vehicle, a carrier, or for what is over one of the own vehicles. */
export function carriageOf(
  status: OrderStatus,
  busy: Row<'vehicles'> | undefined,
  sources: OrderSources,
  random: Random,
): Carriage {
  if (UNASSIGNED.includes(status)) {
    return { vehicleType: random.weighted(ANY_VEHICLE), adr: random.chance(0.05), fields: {} }
  }
  if (busy) return ownVehicle(busy, random)
  if (BINDING.includes(status) || random.chance(0.78)) return byCarrier(random.pick(sources.carriers), random)
  return ownVehicle(random.pick(sources.vehicles), random)
}
