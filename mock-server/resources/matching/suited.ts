import type { MatchRequest } from '#src/domain/carriers/matching.ts'
import { type Fit, rankCandidates, rateOne } from '#src/domain/matching/rank.ts'
import { notFound } from '../../core/http-error.ts'
import { notNow, todayOf } from '../../core/rule-context.ts'
import type { Store } from '../../store/store.ts'
import { candidateOf, candidatesFor } from './candidates.ts'

type SuitedContext = { store: Store; now: number }

/** Who is meant: a carrier with the best he has, or one vehicle. */
export interface NamedGoods {
  carrierId?: string | undefined
  vehicleId?: string | undefined
}

/** How well one carrier or vehicle suits some goods, whatever else there is; 404 for who is not there. */
export async function suitedBy(
  asking: SuitedContext,
  request: MatchRequest,
  { carrierId, vehicleId }: NamedGoods,
  orderId?: string,
): Promise<Fit> {
  if (carrierId === undefined && vehicleId === undefined) throw notNow('reason.match.noCandidate', 'NOBODY_NAMED')
  const ofCarrier = async () => {
    const all = await candidatesFor(asking, request, orderId)
    return all.filter(({ own, candidate }) => !own && candidate.carrierId === carrierId)
  }
  // One that is named is judged, also where it is not proposed: it may stand in the workshop on these days.
  const ofVehicle = async (id: string) => {
    const vehicle = await asking.store.find('vehicles', id)
    return vehicle ? candidateOf(asking, vehicle, request) : []
  }
  const own = vehicleId === undefined ? await ofCarrier() : await ofVehicle(vehicleId)
  const options = { now: asking.now, today: todayOf(asking) }
  const [best] = rankCandidates(request, own, options).fits
  if (best) return best
  const [any] = own
    .map((candidate) => rateOne(request, candidate, options))
    .toSorted((a, b) => b.match.score - a.match.score)
  if (any) return any
  throw notFound({ code: vehicleId === undefined ? 'reason.missing.carrier' : 'reason.missing.vehicle' })
}
