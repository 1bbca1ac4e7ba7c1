import type { StopDraft } from '#src/domain/stops/draft.ts'
import { adrOf, carrierVehicles } from '#src/domain/carriers/goods.ts'
import type { CarrierCandidate } from '#src/domain/carriers/matching.ts'
import { plzArea } from '#src/domain/places/postal-codes.ts'
import type { Row } from '../../store/models.ts'
import type { Condition, Store, Where } from '../../store/store.ts'
import { MEASURED, ON_TIME } from '../reports/measured.ts'

/** Fewer measured trips than these say nothing about punctuality; the figure in the partner's master data counts then. */
const TELLING_TRIPS = 3

/** The postal area of a stop as a condition; every code where there is none. */
function areaCondition(stop: StopDraft): Condition | undefined {
  const area = plzArea(stop.postalCode ?? '')
  return area === undefined || area === '00' ? undefined : { prefix: area }
}

/** Who has carried dangerous goods for us has the equipment and the papers. */
export async function adrProof(store: Store, carrierIds: readonly string[]): Promise<(carrierId: string) => boolean> {
  const carried = await store.countBy('orders', 'carrierId', {
    carrierId: { in: carrierIds },
    dangerousGoods: { exists: true },
  })
  return (carrierId) => (carried[carrierId] ?? 0) > 0
}

interface CarrierRecords {
  onLane: Record<string, number>
  measured: Record<string, number>
  onTime: Record<string, number>
  isAdrProven(carrierId: string): boolean
  tariffs: ReadonlyMap<string, readonly Row<'tariffs'>[]>
  surcharges: readonly Row<'fuelSurcharges'>[]
}

/** What was agreed with these carriers, by id. */
async function tariffsOf(store: Store, carrierIds: readonly string[]): Promise<Map<string, Row<'tariffs'>[]>> {
  const tariffs = new Map<string, Row<'tariffs'>[]>()
  for (const tariff of await store.all('tariffs', { partnerId: { in: carrierIds } })) {
    const { partnerId } = tariff
    tariffs.set(partnerId, [...(tariffs.get(partnerId) ?? []), tariff])
  }
  return tariffs
}

/** What the orders tell about these carriers, by id: trips between the two areas, measured, on time, with dangerous goods; and what was agreed with them. */
async function recordsOf(
  store: Store,
  lane: { pickup: StopDraft; delivery: StopDraft },
  carrierIds: readonly string[],
): Promise<CarrierRecords> {
  const byCarrier = (where: Where<'orders'>) =>
    store.countBy('orders', 'carrierId', { ...where, carrierId: { in: carrierIds } })
  const finished: Where<'orders'> = { status: { in: ['DELIVERED', 'BILLED'] } }
  const [from, to] = [areaCondition(lane.pickup), areaCondition(lane.delivery)]
  return {
    onLane: from && to ? await byCarrier({ pickupPostalCode: from, deliveryPostalCode: to }) : {},
    measured: await byCarrier({ ...finished, ...MEASURED }),
    onTime: await byCarrier({ ...finished, ...ON_TIME }),
    isAdrProven: await adrProof(store, carrierIds),
    tariffs: await tariffsOf(store, carrierIds),
    surcharges: await store.all('fuelSurcharges'),
  }
}

/** Percent on time, from the orders where they are enough to tell. */
function punctualityOf(carrier: Row<'partners'>, records: CarrierRecords): number | undefined {
  const measured = records.measured[carrier.id] ?? 0
  if (measured < TELLING_TRIPS) return carrier.punctuality
  return Math.round(((records.onTime[carrier.id] ?? 0) / measured) * 100)
}

/** Every carrier of the tenant, once per type of vehicle it has, with its record from the orders. */
export async function carrierCandidates(
  store: Store,
  lane: { pickup: StopDraft; delivery: StopDraft },
): Promise<CarrierCandidate[]> {
  const carriers = await store.all('partners', { kind: 'carrier' })
  const records = await recordsOf(
    store,
    lane,
    carriers.map(({ id }) => id),
  )
  return carriers.flatMap((carrier) => {
    const punctuality = punctualityOf(carrier, records)
    const tariffs = records.tariffs.get(carrier.id)
    return carrierVehicles(carrier.vehicleTypes).map((vehicle) => ({
      ...vehicle,
      carrierId: carrier.id,
      carrierName: carrier.name,
      city: carrier.city,
      postalCode: carrier.postalCode,
      country: carrier.country,
      adr: adrOf({ adr: carrier.adr, adrProven: records.isAdrProven(carrier.id) }),
      tailLift: carrier.tailLift,
      palletExchange: carrier.palletExchange,
      temperatureMin: carrier.temperatureMin,
      temperatureMax: carrier.temperatureMax,
      tripsOnLane: records.onLane[carrier.id] ?? 0,
      ...(punctuality === undefined ? {} : { punctuality }),
      ...(tariffs && { agreed: { tariffs, surcharges: records.surcharges } }),
      euLicenceUntil: carrier.euLicenceUntil,
      insuranceUntil: carrier.insuranceUntil,
      checkedAt: carrier.complianceCheckedAt,
      blocked: carrier.blocked,
    }))
  })
}
