import { toCents } from '#src/domain/basics/money.ts'
import type { CarrierMatch } from '#src/domain/carriers/matching.ts'
import { DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import { sortVehicleMatches, type VehicleSort } from '#src/domain/carriers/vehicle-order.ts'
import { isRecommended, rankCandidates, rateOne } from '#src/domain/matching/rank.ts'
import { costPerKm } from '#src/domain/prices/running-costs.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import { HttpError, notFound } from '../../core/http-error.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { candidateOf, candidatesFor } from './candidates.ts'
import { goodsOf, type GoodsNamed } from './goods.ts'
import { suitedBy } from './suited.ts'

type SearchContext = { store: Store; now: number }

interface VehicleSearch extends GoodsNamed {
  searchRadius: number
  sortBy: VehicleSort
  filters?: { vehicleTypes?: string[] | undefined; own?: boolean | undefined } | undefined
}

/** Who can take some goods within the radius, sorted as it is asked for. */
export async function findVehicles(asking: SearchContext, search: VehicleSearch) {
  const { searchRadius, sortBy, filters = {} } = search
  const { request, order } = await goodsOf(asking.store, search, searchRadius)
  const all = await candidatesFor(asking, request, order?.id)
  const wanted = all.filter(({ own, candidate }) => {
    const isType = filters.vehicleTypes === undefined || filters.vehicleTypes.includes(candidate.vehicleType)
    return isType && (filters.own === undefined || filters.own === own)
  })
  const { fits } = rankCandidates(request, wanted, {
    now: asking.now,
    today: todayOf(asking),
    sort: sortBy,
    most: Infinity,
  })
  const able = fits.filter(({ match }) => match.blockers.length === 0)
  const vehicles = able.map(({ of, match, capacity }) => ({
    ...vehicleOf(match, of.own),
    ...{ efficiencyScore: match.score, capacity, warnings: match.warnings },
  }))
  return { vehicles: sortVehicleMatches(vehicles, sortBy), searchRadius, sortBy }
}

function vehicleOf(match: CarrierMatch, own: boolean) {
  const { vehicleId, licencePlate, vehicleType, city, postalCode, availableFrom, distanceKm, estimatedCost } = match
  return {
    ...{ vehicleId, licencePlate, vehicleType, city, postalCode, availableFrom, distanceKm, estimatedCost },
    carrierId: own ? undefined : match.carrierId,
    carrierName: own ? undefined : match.carrierName,
  }
}

/** Price of a kilometre of a carrier's vehicle where no one has agreed on one, euros net. Source: `USUAL_RATE` of the matching */
const CARRIER_RATE = 2.17

/** What a way costs with a vehicle: an own one by its costs, a carrier's by what is usual. */
export async function costOfWay({ store }: SearchContext, vehicleId: string, distance: number) {
  const vehicle = await store.find('vehicles', vehicleId)
  if (!vehicle) throw new HttpError(404, { message: 'Failed to calculate cost', code: 'NOT_FOUND' })
  const ownRate = costPerKm(isVehicleType(vehicle.type) ? vehicle.type : undefined)
  const rate = vehicle.carrierId === undefined ? ownRate : CARRIER_RATE
  return { vehicleId, distance, cost: toCents(rate * distance) / 100, costPerKm: rate, currency: 'EUR' }
}

type Id = string | { id: string }
const idOf = (named: Id) => (typeof named === 'string' ? named : named.id)

/** How well the vehicles of transports could take a load, where and when they are empty; transports that are not there are left out. */
export async function matchLoad(asking: SearchContext, { load, transports }: { load: Id; transports: readonly Id[] }) {
  const { store } = asking
  const { request, subject } = await goodsOf(store, { loadId: idOf(load) }, DEFAULT_RADIUS_KM)
  const found = await store.findMany('transports', [...new Set(transports.map(idOf))])
  const vehicles = new Map(
    (
      await store.findMany(
        'vehicles',
        found.flatMap(({ vehicleId }) => vehicleId ?? []),
      )
    ).map((one) => [one.id, one]),
  )
  const matches = []
  for (const transport of found) {
    const vehicle = vehicles.get(transport.vehicleId ?? '')
    const [candidate] = vehicle ? await candidateOf(asking, emptied(vehicle, transport), request) : []
    if (!candidate) continue
    const { match } = rateOne(request, candidate, { now: asking.now, today: todayOf(asking) })
    const { vehicleId, licencePlate, distanceKm, availableFrom, blockers, score } = match
    const carrierId = candidate.own ? undefined : match.carrierId
    const line = { transportId: transport.id, loadId: subject.loadId ?? '', vehicleId, carrierId, licencePlate }
    matches.push({ ...line, score, distanceKm, availableFrom, blockers })
  }
  return { matches: matches.toSorted((a, b) => b.score - a.score || a.distanceKm - b.distanceKm) }
}

/** A vehicle where its transport leaves it. */
function emptied(vehicle: Row<'vehicles'>, transport: Row<'transports'>): Row<'vehicles'> {
  const { destination: availableCity, destinationPostalCode: availablePostalCode, unloadingDate } = transport
  const at =
    unloadingDate === undefined ? vehicle.availableFrom : new Date(zonedToEpoch(unloadingDate, '18:00')).toISOString()
  return { ...vehicle, availableCity, availablePostalCode, availableFrom: at }
}

interface SmartSearch {
  maxResults: number
  autoSelectThreshold: number
}

/** The best carriers for a customer's offer. Source: specification 9 */
export async function smartMatches(
  asking: SearchContext,
  customerOfferId: string,
  { maxResults, autoSelectThreshold }: SmartSearch,
) {
  const { request, order } = await goodsOf(asking.store, { offerId: customerOfferId }, DEFAULT_RADIUS_KM)
  const all = (await candidatesFor(asking, request, order?.id)).filter(({ own }) => !own)
  const { fits } = rankCandidates(request, all, { now: asking.now, today: todayOf(asking) })
  const matches = fits.map(({ match }) => match).slice(0, maxResults)
  const [best] = matches
  const isChosen = best !== undefined && isRecommended(best, autoSelectThreshold)
  return {
    ...{ matches, autoSelectThreshold, searchRadius: DEFAULT_RADIUS_KM },
    autoSelectedCarrierId: isChosen ? best.carrierId : undefined,
  }
}

/** The same for several offers; one that is not there says so and stops no other. */
export async function smartMatchesOfAll(asking: SearchContext, ids: readonly string[], search: SmartSearch) {
  const results = []
  for (const customerOfferId of new Set(ids)) {
    const isThere = (await asking.store.find('offers', customerOfferId)) !== undefined
    const found = isThere ? await smartMatches(asking, customerOfferId, search) : undefined
    const { matches = [], autoSelectedCarrierId } = found ?? {}
    const message = isThere ? undefined : notFound().message
    results.push({ customerOfferId, matches, autoSelectedCarrierId, message })
  }
  return { results, autoSelectThreshold: search.autoSelectThreshold }
}

/** How well one carrier suits an offer. */
export async function smartDetails(asking: SearchContext, offerId: string, carrierId: string): Promise<CarrierMatch> {
  const { request, order } = await goodsOf(asking.store, { offerId }, DEFAULT_RADIUS_KM)
  return (await suitedBy(asking, request, { carrierId }, order?.id)).match
}
