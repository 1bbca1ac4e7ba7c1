import { loadingMetersPerPackage } from '../vehicles/vehicles.ts'

/** What the length on the loading floor is calculated from. */
export interface Pallets {
  packageType?: string | undefined
  packageCount?: number | undefined
  stackable?: boolean | undefined
}

/** The length pallets take on the loading floor, and how that comes about. */
export interface FloorLength {
  loadingMeters: number
  /** Places on the floor: half as many as packages where two stand on each other. */
  places: number
  /** Loading metres of one place. */
  each: number
  stacked: boolean
}

/** The floor length of pallets of a fixed size; undefined where the size of the packages, or their number, is not known. */
export function floorLength({ packageType, packageCount, stackable }: Pallets): FloorLength | undefined {
  const each = loadingMetersPerPackage(packageType)
  if (each === undefined || packageCount === undefined || !(packageCount > 0)) return undefined
  const stacked = stackable === true && packageCount > 1
  const places = stacked ? Math.ceil(packageCount / 2) : packageCount
  return { loadingMeters: Math.round(places * each * 100) / 100, places, each, stacked }
}

/** Loading metres of an order, and whether they were calculated. */
export interface LoadingMeters {
  loadingMeters?: number | undefined
  /** They were not typed: they follow the pallets. */
  loadingMetersCalculated?: boolean | undefined
}

/** The loading metres no one typed; none where nothing tells them. */
export function calculatedLoadingMeters(pallets: Pallets): LoadingMeters {
  const length = floorLength(pallets)
  return length === undefined
    ? { loadingMeters: undefined, loadingMetersCalculated: undefined }
    : { loadingMeters: length.loadingMeters, loadingMetersCalculated: true }
}

/** Fields the calculated loading metres follow. */
const PALLET_FIELDS: readonly string[] = ['packageCount', 'packageType', 'stackable'] satisfies (keyof Pallets)[]

/**
 * What a change of an order makes of its loading metres: typed ones stay until they are cleared, calculated ones and
 * missing ones follow the pallets. `before` is the order, `after` as it is to become, `given` the fields of the change.
 */
export function followingLoadingMeters(
  before: LoadingMeters,
  after: Pallets & LoadingMeters,
  given: readonly string[],
): LoadingMeters {
  if (given.includes('loadingMeters')) {
    return after.loadingMeters === undefined ? calculatedLoadingMeters(after) : { loadingMetersCalculated: undefined }
  }
  const isOpen = before.loadingMetersCalculated === true || before.loadingMeters === undefined
  return isOpen && given.some((field) => PALLET_FIELDS.includes(field)) ? calculatedLoadingMeters(after) : {}
}
