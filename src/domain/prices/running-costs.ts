import type { VehicleType } from '../vehicles/vehicles.ts'

/** What an own vehicle of a class costs, euros net. */
interface ClassCosts {
  /** Fuel, tyres, upkeep and wear of a kilometre. Assumption */
  perKm: number
  /** Toll of a kilometre on a road with toll. */
  toll: number
}

/**
 * The toll of a tractor with its trailer (over 18 t, five axles, Euro VI, CO2 class 1), euros per kilometre since 1.7.2024. Source: BFStrMG,
 * Anlage 1
 */
const TRACTOR_TOLL = 0.348

/** Tolls of the lighter classes are rough ones (assumption); over 3.5 t all pay since 1.7.2024, a van nothing (§ 1 BFStrMG). */
const CLASSES: Readonly<Record<VehicleType, ClassCosts>> = {
  TRUCK: { perKm: 0.79, toll: TRACTOR_TOLL },
  TAUTLINER: { perKm: 0.79, toll: TRACTOR_TOLL },
  MEGA: { perKm: 0.81, toll: TRACTOR_TOLL },
  JUMBO: { perKm: 0.84, toll: TRACTOR_TOLL },
  BOX: { perKm: 0.79, toll: TRACTOR_TOLL },
  REEFER: { perKm: 0.92, toll: TRACTOR_TOLL },
  SOLO_12: { perKm: 0.56, toll: 0.2 },
  SOLO_7_5: { perKm: 0.45, toll: 0.15 },
  SPRINTER: { perKm: 0.32, toll: 0 },
}

/** Of the kilometres of a truck so many are on roads with toll. Assumption */
const TOLLED = 0.85
/** What an hour of a driver costs, euros with what comes on top of his wage, and how far he drives in it. Assumption */
const DRIVER_HOUR = 26
const KM_PER_HOUR = 70

/** Of the way home so much is driven empty: a load back is found for the rest. Assumption: about the share of empty kilometres in haulage. */
export const EMPTY_WAY_HOME = 0.25

/** Toll of a kilometre on a road with toll, euros; that of a tractor where the class is not known. */
export const tollPerKm = (type: VehicleType = 'TRUCK'): number => CLASSES[type].toll

/**
 * What a kilometre of an own vehicle costs, loaded or empty, euros net to the cent: the vehicle, the toll on its share of the way, and the
 * driver at the wheel. A tractor's where the class is not known.
 */
export function costPerKm(type: VehicleType = 'TRUCK'): number {
  const { perKm, toll } = CLASSES[type]
  return Math.round((perKm + toll * TOLLED + DRIVER_HOUR / KM_PER_HOUR) * 100) / 100
}

/** What the driver costs while he loads, unloads and waits, euros net. */
export const standingCost = (minutes: number): number => (minutes / 60) * DRIVER_HOUR
