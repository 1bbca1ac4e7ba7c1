/** The vehicle types an order can ask for; TRUCK is any tractor with a 13.6 m curtain sider. Source: specification 5 */
export const VEHICLE_TYPES = [
  'TRUCK',
  'TAUTLINER',
  'MEGA',
  'JUMBO',
  'BOX',
  'REEFER',
  'SOLO_12',
  'SOLO_7_5',
  'SPRINTER',
] as const

export type VehicleType = (typeof VEHICLE_TYPES)[number]

/** What a vehicle is doing. */
export const VEHICLE_STATUSES = ['available', 'assigned', 'driving', 'workshop', 'blocked', 'outOfService'] as const

export type VehicleStatus = (typeof VEHICLE_STATUSES)[number]

/** Why a vehicle cannot be planned. */
export const BLOCK_KINDS = ['workshop', 'other'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/**
 * Papers a vehicle has, each until a day: general inspection and safety check (§ 29 StVZO), liability insurance, certified
 * copy of the EU licence, tachograph (§ 57b StVZO), ADR equipment, ATP certificate.
 */
export const VEHICLE_PAPERS = [
  'inspection',
  'safetyCheck',
  'liability',
  'euLicence',
  'tachograph',
  'adrEquipment',
  'atp',
] as const
export type VehiclePaperKind = (typeof VEHICLE_PAPERS)[number]

/** What goods are packed in; Standard is the default of an order. Source: specification 5 */
export const PACKAGE_TYPES = [
  'Standard',
  'Europalette',
  'Industriepalette',
  'Gitterbox',
  'Colli',
  'Coil',
  'Lose',
] as const

export type PackageType = (typeof PACKAGE_TYPES)[number]

export const isPackageType = (value: string): value is PackageType => PACKAGE_TYPES.some((type) => type === value)

export interface VehicleCapacity {
  /** Length of the loading floor in metres at full width. */
  loadingMeters: number
  /** Euro pallets side by side, unstacked. */
  pallets: number
  payloadKg: number
  reefer: boolean
}

const tautliner: VehicleCapacity = { loadingMeters: 13.6, pallets: 34, payloadKg: 24_000, reefer: false }

const CAPACITIES: Readonly<Record<VehicleType, VehicleCapacity>> = {
  TRUCK: tautliner,
  TAUTLINER: tautliner,
  MEGA: { loadingMeters: 13.6, pallets: 34, payloadKg: 24_000, reefer: false },
  JUMBO: { loadingMeters: 15.4, pallets: 38, payloadKg: 22_000, reefer: false },
  BOX: { loadingMeters: 13.6, pallets: 33, payloadKg: 24_000, reefer: false },
  REEFER: { loadingMeters: 13.4, pallets: 33, payloadKg: 22_000, reefer: true },
  SOLO_12: { loadingMeters: 7.2, pallets: 18, payloadKg: 5_500, reefer: false },
  SOLO_7_5: { loadingMeters: 6, pallets: 14, payloadKg: 2_800, reefer: false },
  SPRINTER: { loadingMeters: 4.8, pallets: 10, payloadKg: 1_100, reefer: false },
}

/** What fits into a body, in metres: each of its loading areas by itself. */
interface InnerMeasures {
  /** Lengths of its loading areas: a road train has two, and a piece stands on one of them. */
  areas: readonly number[]
  width: number
  height: number
  /** Goods are moved in and out by the doors at the rear only, not by the side. */
  fromRear: boolean
}

const curtain: InnerMeasures = { areas: [13.6], width: 2.48, height: 2.7, fromRear: false }

/**
 * Usual inner measures of the bodies. Source: body builders' sheets for the trailers of EN 12642 on 13.6 m (curtain sider
 * 13.62 × 2.48 × 2.70 m, mega 3.00 m, box 2.48 × 2.70 m, reefer 13.40 × 2.46 × 2.65 m), volume road train 2 × 7.7 × 2.48 ×
 * 3.00 m, box bodies of 12 t 7.2 × 2.45 × 2.40 m, of 7.5 t 6.0 × 2.45 × 2.30 m, van with box 4.8 × 2.20 × 2.20 m
 */
const INNER: Readonly<Record<VehicleType, InnerMeasures>> = {
  TRUCK: curtain,
  TAUTLINER: curtain,
  MEGA: { ...curtain, height: 3 },
  JUMBO: { ...curtain, areas: [7.7, 7.7], height: 3 },
  BOX: { ...curtain, fromRear: true },
  REEFER: { areas: [13.4], width: 2.46, height: 2.65, fromRear: true },
  SOLO_12: { areas: [7.2], width: 2.45, height: 2.4, fromRear: true },
  SOLO_7_5: { areas: [6], width: 2.45, height: 2.3, fromRear: true },
  SPRINTER: { areas: [4.8], width: 2.2, height: 2.2, fromRear: true },
}

/** Inner measures of a type of vehicle; `loadingMeters` of a certain one counts where its floor is one area. */
export function innerMeasures(type: VehicleType, loadingMeters?: number): InnerMeasures {
  const inner = INNER[type]
  const isOne = inner.areas.length === 1 && loadingMeters !== undefined && loadingMeters > 0
  return isOne ? { ...inner, areas: [loadingMeters] } : inner
}

/** Floor length one package takes, in loading metres; only where the size is standardised. */
const PALLET_LOADING_METERS: ReadonlyMap<string, number> = new Map([
  ['Standard', 0.4],
  ['Europalette', 0.4],
  ['Gitterbox', 0.4],
  ['Industriepalette', 0.5],
])

export function isVehicleType(value: unknown): value is VehicleType {
  return VEHICLE_TYPES.some((type) => type === value)
}

/** Typical capacity of a vehicle type: loading metres, euro pallets, payload in kg. */
export function vehicleCapacity(type: VehicleType): VehicleCapacity {
  return CAPACITIES[type]
}

/** Loading metres of one package of this type, undefined for packages of no fixed size (Colli, Coil, Lose). */
export function loadingMetersPerPackage(packageType: string | undefined): number | undefined {
  return PALLET_LOADING_METERS.get(packageType || 'Standard')
}

/** Whether the Sunday and holiday ban applies: above 7.5 t only. Source: § 30 StVO */
export function fallsUnderSundayBan(type: VehicleType): boolean {
  return type !== 'SPRINTER' && type !== 'SOLO_7_5'
}
