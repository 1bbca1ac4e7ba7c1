import type { BreakdownRow, OrdersBehind } from '#src/contract/reports/reports.ts'
import type { Dimension } from '#src/domain/reports/figures.ts'
import { AREA_LENGTH, laneKey, laneName, parseLane } from '#src/domain/reports/lanes.ts'
import { daysOf, weekOf } from '#src/domain/reports/weeks.ts'
import { DEFAULT_COUNTRY } from '#src/domain/places/postal-codes.ts'
import type { Scalar, Store, Where } from '../../store/store.ts'
import { FLEET_FILTERS } from '../orders/search/carried.ts'
import { NO_CUSTOMER } from '../orders/search/search.ts'
import type { Key } from './sums-by.ts'

/** How a row is named, and what the order list is asked for to see its orders. */
type RowName = Pick<BreakdownRow, 'name' | 'vehicleType'>

/** Rows of one kind: which orders are in them, what tells them apart, and what they are. */
export interface DimensionPart {
  kind: BreakdownRow['kind']
  where?: Where<'orders'>
  keys: readonly Key[]
  /** Of a group's values; empty where it has none. */
  keyOf(values: readonly (Scalar | undefined)[]): string
  /** What the row's orders have in common, as the order list asks for it. */
  behind(key: string): Partial<OrdersBehind>
  names(store: Store, keys: readonly string[]): Promise<ReadonlyMap<string, RowName>>
}

const first = ([value]: readonly (Scalar | undefined)[]) => (value === undefined ? '' : String(value))

async function partnerNames(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, RowName>> {
  const found = await store.pick('partners', ids, ['id', 'name'])
  return new Map(found.map(({ id, name }) => [id, { name }]))
}

async function vehicleNames(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, RowName>> {
  const found = await store.pick('vehicles', ids, ['id', 'licencePlate', 'type'])
  return new Map(found.map(({ id, licencePlate, type }) => [id, { name: licencePlate, vehicleType: type }]))
}

/** All orders of a kind in one row, which the client words. */
const together = (kind: 'own' | 'foreign' | 'none'): DimensionPart => ({
  ...{ kind, where: FLEET_FILTERS[kind], keys: [], keyOf: () => kind },
  behind: () => ({ fleet: kind }),
  names: async () => new Map(),
})

const LANE_KEYS: readonly Key[] = [
  'pickupCountry',
  { field: 'pickupPostalCode', first: AREA_LENGTH },
  'deliveryCountry',
  { field: 'deliveryPostalCode', first: AREA_LENGTH },
]

function laneOf([fromCountry, fromArea, toCountry, toArea]: readonly (Scalar | undefined)[]): string {
  const end = (country: Scalar | undefined, area: Scalar | undefined) => ({
    country: String(country ?? DEFAULT_COUNTRY),
    area: String(area ?? ''),
  })
  return laneKey({ from: end(fromCountry, fromArea), to: end(toCountry, toArea) })
}

/** What the orders can be broken down by: each order is in exactly one row of one part. */
export const DIMENSION_PARTS: Readonly<Record<Dimension, readonly DimensionPart[]>> = {
  customer: [
    {
      kind: 'record',
      keys: ['customerId'],
      keyOf: first,
      behind: (customerId) => ({ customerId: customerId || NO_CUSTOMER }),
      names: partnerNames,
    },
  ],
  carrier: [
    {
      ...{ kind: 'record', where: { carrierId: { exists: true } }, keys: ['carrierId'], keyOf: first },
      behind: (carrierId) => ({ carrierId }),
      names: partnerNames,
    },
    together('own'),
    together('none'),
  ],
  vehicle: [
    {
      ...{ kind: 'record', where: FLEET_FILTERS.own, keys: ['assignedVehicleId'], keyOf: first },
      behind: (vehicleId) => ({ vehicleId, fleet: 'own' }),
      names: vehicleNames,
    },
    together('foreign'),
  ],
  lane: [
    {
      ...{ kind: 'record', keys: LANE_KEYS, keyOf: laneOf },
      behind: (lane) => ({ lane }),
      names: async (_store, keys) =>
        new Map(
          keys.flatMap((key) => {
            const lane = parseLane(key)
            return lane ? [[key, { name: laneName(lane) }] as const] : []
          }),
        ),
    },
  ],
  week: [
    {
      ...{ kind: 'record', keys: ['deliveryDate'], keyOf: (values) => weekOf(first(values)) },
      behind: (week) => ({ deliveryFrom: daysOf(week).from, deliveryTo: daysOf(week).to }),
      names: async (_store, keys) => new Map(keys.map((key) => [key, { name: key }])),
    },
  ],
}
