import { type PlainDate, zonedToEpoch } from '#src/domain/basics/dates.ts'
import type { CarrierCandidate, MatchRequest } from '#src/domain/carriers/matching.ts'
import type { LoadAboard } from '#src/domain/matching/fit.ts'
import type { AskedQuote, Candidate } from '#src/domain/matching/rank.ts'
import { EUR_PER_KM } from '#src/domain/planning/facts/board.ts'
import { heldConflicts } from '#src/domain/vehicles/availability.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { carrierCandidates } from '../partners/candidates.ts'

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
  const aboard = await aboardOf(store, able, days.from)
  const quotes = orderId === undefined ? new Map<string, AskedQuote>() : await quotesOf(store, orderId)
  return [
    ...carriers.map((candidate): Candidate => {
      const { carrierId, vehicleType } = candidate
      return { key: `carrier:${carrierId}:${vehicleType}`, own: false, candidate, quote: quotes.get(carrierId) }
    }),
    ...able.flatMap((vehicle) => vehicleCandidates(asking, vehicle, { carriers, aboard, quotes })),
  ]
}

/** One own vehicle or a carrier's, as candidate for whatever goods. */
export async function candidateOf(
  asking: CandidateContext,
  vehicle: Vehicle,
  request: MatchRequest,
): Promise<Candidate[]> {
  const carriers = vehicle.carrierId === undefined ? [] : await carrierCandidates(asking.store, request)
  const aboard = await aboardOf(asking.store, [vehicle], daysOf(asking, request).from)
  return vehicleCandidates(asking, vehicle, { carriers, aboard, quotes: new Map() })
}

function daysOf(asking: CandidateContext, { pickup, delivery }: MatchRequest) {
  const from = pickup.date ?? todayOf(asking)
  return { from, to: delivery.date ?? from }
}

interface KnownCarriers {
  carriers: readonly CarrierCandidate[]
  aboard: ReadonlyMap<string, LoadAboard[]>
  quotes: ReadonlyMap<string, AskedQuote>
}

function vehicleCandidates(
  asking: CandidateContext,
  vehicle: Vehicle,
  { carriers, aboard, quotes }: KnownCarriers,
): Candidate[] {
  const { id, carrierId, type } = vehicle
  if (!isVehicleType(type)) return []
  const freeAt = vehicle.availableFrom === undefined ? asking.now : Date.parse(vehicle.availableFrom)
  const time = { freeAt: Number.isNaN(freeAt) ? asking.now : freeAt, aboard: aboard.get(id) ?? [] }
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
    ...{ vehicleId, licencePlate, vehicleType, reefer, tailLift, adr },
    ...(loadingMeters > 0 && { loadingMeters }),
    ...(payloadKg > 0 && { payloadKg }),
    ...place,
    availableFrom: epochToZoned(freeAt).date,
  }
}

/** The house needs no proof of itself but the papers of its vehicle. */
function ownPapers(asking: CandidateContext, vehicle: Vehicle) {
  const until = (kind: string): PlainDate => vehicle.papers.find((paper) => paper.kind === kind)?.validUntil ?? FOR_GOOD
  return {
    carrierId: vehicle.id,
    carrierName: '',
    pricePerKm: EUR_PER_KM,
    euLicenceUntil: until('euLicence'),
    insuranceUntil: until('liability'),
    checkedAt: todayOf(asking),
  }
}

/** What vehicles have aboard on a day, and when and where it leaves them. */
async function aboardOf(
  store: Store,
  vehicles: readonly Vehicle[],
  day: PlainDate,
): Promise<ReadonlyMap<string, LoadAboard[]>> {
  const ids = vehicles.map(({ id }) => id)
  const found = new Map<string, LoadAboard[]>()
  if (ids.length === 0) return found
  const transports = await store.all('transports', {
    vehicleId: { in: ids },
    status: { in: ACTIVE },
    loadingDate: { lte: day },
    unloadingDate: { gte: day },
  })
  const fields = [
    'id',
    'loadingMeters',
    'weight',
    'deliveryDate',
    'deliveryTimeTo',
    'deliveryCity',
    'deliveryPostalCode',
    'deliveryCountry',
  ] as const
  const orders = await store.pick(
    'orders',
    transports.flatMap(({ orderId }) => orderId ?? []),
    fields,
  )
  const byId = new Map(orders.map((order) => [order.id, order]))
  for (const { vehicleId = '', orderId = '', estimatedArrival } of transports) {
    const order = byId.get(orderId)
    if (!order) continue
    const expected = estimatedArrival === undefined ? Number.NaN : Date.parse(estimatedArrival)
    const planned = zonedToEpoch(order.deliveryDate ?? day, order.deliveryTimeTo ?? '18:00')
    const until = Number.isNaN(expected) ? planned : expected
    const { deliveryCity: city, deliveryPostalCode: postalCode, deliveryCountry: country } = order
    const line = { loadingMeters: order.loadingMeters ?? 0, weightKg: order.weight ?? 0, until }
    const own = found.get(vehicleId) ?? []
    found.set(vehicleId, [...own, { ...line, place: { city, postalCode, country } }])
  }
  return found
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
