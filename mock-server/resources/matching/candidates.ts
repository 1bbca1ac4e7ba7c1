import type { PlainDate } from '#src/domain/basics/dates.ts'
import { DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import type { CarrierCandidate, MatchRequest } from '#src/domain/carriers/matching.ts'
import type { AskedQuote, Candidate } from '#src/domain/matching/rank.ts'
import { costPerKm } from '#src/domain/prices/running-costs.ts'
import { duePapers, heldConflicts } from '#src/domain/vehicles/availability.ts'
import { isVehicleType, type VehiclePaperKind } from '#src/domain/vehicles/vehicles.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { carrierCandidates } from '../partners/candidates.ts'
import { besideOn, type JudgeBeside } from './beside.ts'

type Vehicle = Row<'vehicles'>
type CandidateContext = { store: Store; now: number }

/** Vehicles that are looked at, the first free ones; more would keep who asks waiting. */
const MOST_VEHICLES = 500
/** What has no end. */
const FOR_GOOD = '2199-12-31'

/** Who could take some goods: every carrier with the vehicles he has, and the own ones that may drive then. */
export async function candidatesFor(
  asking: CandidateContext,
  request: MatchRequest,
  orderId?: string,
): Promise<Candidate[]> {
  const { store } = asking
  const carriers = await carrierCandidates(store, request)
  const { data: vehicles } = await store.page('vehicles', {
    where: { outOfServiceSince: { exists: false } },
    sort: [{ field: 'availableFrom' }, { field: 'licencePlate' }],
    limit: MOST_VEHICLES,
  })
  const days = daysOf(asking, request)
  const able = vehicles.filter((vehicle) => heldConflicts(vehicle, days).length === 0)
  const { radiusKm = DEFAULT_RADIUS_KM } = request
  const ids = able.map(({ id }) => id)
  const named = orderId === undefined ? [] : [orderId]
  const judge = await besideOn(asking, ids, named, { from: days.from, to: days.from, radiusKm })
  const beside = (vehicleId: string) => (orderId === undefined ? undefined : judge(vehicleId, orderId))
  const quotes = orderId === undefined ? new Map<string, AskedQuote>() : await quotesOf(store, orderId)
  return [
    ...carriers.map((candidate): Candidate => {
      const { carrierId, vehicleType } = candidate
      return { key: `carrier:${carrierId}:${vehicleType}`, own: false, candidate, quote: quotes.get(carrierId) }
    }),
    ...able.flatMap((vehicle) => vehicleCandidates(asking, vehicle, { carriers, beside, quotes })),
  ]
}

/** One own vehicle or a carrier's, as candidate for whatever goods. */
export async function candidateOf(
  asking: CandidateContext,
  vehicle: Vehicle,
  request: MatchRequest,
): Promise<Candidate[]> {
  const carriers = vehicle.carrierId === undefined ? [] : await carrierCandidates(asking.store, request)
  return vehicleCandidates(asking, vehicle, { carriers, beside: () => undefined, quotes: new Map() })
}

function daysOf(asking: CandidateContext, { pickup, delivery }: MatchRequest) {
  const from = pickup.date ?? todayOf(asking)
  return { from, to: delivery.date ?? from }
}

interface KnownCarriers {
  carriers: readonly CarrierCandidate[]
  /** What the board's judge says of the goods on a vehicle. */
  beside(vehicleId: string): ReturnType<JudgeBeside>
  quotes: ReadonlyMap<string, AskedQuote>
}

function vehicleCandidates(
  asking: CandidateContext,
  vehicle: Vehicle,
  { carriers, beside, quotes }: KnownCarriers,
): Candidate[] {
  const { id, carrierId, type } = vehicle
  if (!isVehicleType(type)) return []
  const freeAt = vehicle.availableFrom === undefined ? asking.now : Date.parse(vehicle.availableFrom)
  const time = { freeAt: Number.isNaN(freeAt) ? asking.now : freeAt, beside: beside(id) }
  const of = placedVehicle(vehicle, type, time.freeAt)
  const key = `vehicle:${id}`
  if (carrierId === undefined) return [{ key, own: true, candidate: { ...ownPapers(asking, vehicle), ...of }, time }]
  const carrier = carriers.find((one) => one.carrierId === carrierId)
  return carrier ? [{ key, own: false, candidate: { ...carrier, ...of }, time, quote: quotes.get(carrierId) }] : []
}

function placedVehicle(vehicle: Vehicle, vehicleType: CarrierCandidate['vehicleType'], freeAt: number) {
  const { id: vehicleId, licencePlate, loadingMeters, payloadKg, reefer, tailLift, adr } = vehicle
  const isAway = vehicle.availableFrom !== undefined && vehicle.availableCity !== undefined
  const place = isAway
    ? { city: vehicle.availableCity ?? '', postalCode: vehicle.availablePostalCode ?? '' }
    : { city: vehicle.currentCity, postalCode: vehicle.currentPostalCode, country: vehicle.currentCountry }
  return {
    ...{ vehicleId, licencePlate, vehicleType, isTypeUnknown: false, reefer, tailLift, adr, papers: vehicle.papers },
    ...(loadingMeters > 0 && { loadingMeters }),
    ...(payloadKg > 0 && { payloadKg }),
    ...place,
    availableFrom: epochToZoned(freeAt).date,
  }
}

/** The house needs no proof of itself but the papers of its vehicle. */
function ownPapers(asking: CandidateContext, vehicle: Vehicle) {
  const due = duePapers(vehicle)
  // A van needs no licence; what is needed and no one has entered is not known.
  const until = (kind: VehiclePaperKind): PlainDate | undefined =>
    vehicle.papers.find((paper) => paper.kind === kind)?.validUntil ?? (due.includes(kind) ? undefined : FOR_GOOD)
  const [euLicenceUntil, insuranceUntil] = [until('euLicence'), until('liability')]
  return {
    carrierId: vehicle.id,
    carrierName: '',
    pricePerKm: costPerKm(isVehicleType(vehicle.type) ? vehicle.type : undefined),
    ...(euLicenceUntil !== undefined && { euLicenceUntil }),
    ...(insuranceUntil !== undefined && { insuranceUntil }),
    checkedAt: todayOf(asking),
    duePapers: due,
    isOwn: true,
  }
}

/** What carriers were asked for an order last, and what they said. */
export async function quotesOf(store: Store, orderId: string): Promise<Map<string, AskedQuote>> {
  const requests = await store.all('priceRequests', { orderId, status: { ne: 'cancelled' } }, [{ field: 'createdAt' }])
  const quotes = new Map<string, AskedQuote>()
  for (const { id: priceRequestId, quotes: said } of requests) {
    for (const { carrierId, state, freight, toll, surcharges, validUntil } of said) {
      const until = validUntil === undefined ? undefined : Date.parse(validUntil)
      quotes.set(carrierId, { ...{ priceRequestId, state, freight, toll, surcharges }, validUntil: until })
    }
  }
  return quotes
}
