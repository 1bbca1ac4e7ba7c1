import { loadingMetersPerPackage } from '../vehicles/vehicles.ts'
import { loadingMetersOf, parseDimensions } from './dimensions.ts'

/** What the length on the loading floor is calculated from. */
export interface Pallets {
  /** Measures of a piece, as they are typed. */
  dimensions?: string | undefined
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

/** The longest loading floor there is: what needs more are measures of something else than a piece. */
const LONGEST_FLOOR = 15.4

/**
 * The floor length of packages; undefined where their size, or their number, is not known. Measures that were typed count, but
 * for pallets that are called by their name; what was measured and not counted is one piece. Source: decision B4
 */
export function floorLength(pallets: Pallets): FloorLength | undefined {
  const { packageType, packageCount, stackable } = pallets
  const each = pieceLength(pallets)
  const measured = each && lengthOf({ each, packageCount: packageCount ?? 1, stackable })
  if (measured && measured.loadingMeters <= LONGEST_FLOOR) return measured
  const byName = loadingMetersPerPackage(packageType)
  if (byName === undefined || packageCount === undefined) return undefined
  return lengthOf({ each: byName, packageCount, stackable })
}

/** Loading metres of one measured piece; of pallets that have a size by their name no one needs to measure. */
function pieceLength({ packageType, dimensions }: Pallets): number | undefined {
  const isByName = packageType && packageType !== 'Standard' && loadingMetersPerPackage(packageType) !== undefined
  const measures = isByName ? undefined : parseDimensions(dimensions)
  return measures && loadingMetersOf(measures)
}

function lengthOf({
  each,
  packageCount,
  stackable,
}: {
  each: number
  packageCount: number
  stackable: boolean | undefined
}): FloorLength | undefined {
  if (!(packageCount > 0)) return undefined
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
const PALLET_FIELDS: readonly string[] = [
  'packageCount',
  'packageType',
  'stackable',
  'dimensions',
] satisfies (keyof Pallets)[]

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
