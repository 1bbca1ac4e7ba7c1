import type { Misfit, Proposal, Proposals } from '#src/contract/matching/proposals.ts'
import { epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import { AUTO_SELECT_THRESHOLD, MATCH_LIMIT } from '#src/domain/carriers/match-limits.ts'
import type { ProposalSort, Provider } from '#src/domain/matching/proposal.ts'
import { type Fit, MISFIT_LIMIT, type MisfitOf, rankCandidates } from '#src/domain/matching/rank.ts'
import { notFound } from '../../core/http-error.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { besideOn } from './beside.ts'
import { bookingOf } from './booked.ts'
import { candidateOf, candidatesFor } from './candidates.ts'
import { type Goods, goodsOf, type GoodsNamed, goodsOfOrder } from './goods.ts'

type ProposalContext = { store: Store; now: number }

interface ProposalQuery extends Omit<GoodsNamed, 'load'> {
  vehicleId?: string | undefined
  radius: number
  sort: ProposalSort
  /** Joined by commas. */
  vehicleType?: string | undefined
  provider?: Provider | undefined
}

/** Who could take some goods, or which goods a vehicle could take; and what would make the others fit. */
export async function proposalsOf(asking: ProposalContext, query: ProposalQuery): Promise<Proposals> {
  const { radius, sort } = query
  const found = query.vehicleId === undefined ? await forGoods(asking, query) : await forVehicle(asking, query)
  const at = new Date(asking.now).toISOString()
  return { ...found, searchRadius: radius, autoSelectThreshold: AUTO_SELECT_THRESHOLD, sort, at }
}

type FoundProposals = Omit<Proposals, 'searchRadius' | 'autoSelectThreshold' | 'sort' | 'at'>

async function forGoods(asking: ProposalContext, query: ProposalQuery): Promise<FoundProposals> {
  const { store, now } = asking
  const { request, subject, order } = await goodsOf(store, query, query.radius)
  const all = await candidatesFor(asking, request, order?.id)
  const types = query.vehicleType?.split(',')
  const wanted = all.filter(
    ({ own, candidate }) =>
      (types === undefined || types.includes(candidate.vehicleType)) &&
      (query.provider === undefined || own === (query.provider === 'own')),
  )
  const { fits, misfits } = rankCandidates(request, wanted, { now, today: todayOf({ now }), sort: query.sort })
  const bookedBy = order && (await bookingOf(store, order))
  return {
    subject: { ...subject, bookedBy },
    vehicle: undefined,
    fits: fits.map((fit) => proposal(fit)),
    misfits: misfits.map((misfit) => misfitLine(misfit)),
    checked: wanted.length,
  }
}

/** Waiting goods that are looked at for one vehicle, the first ones loaded. */
const MOST_GOODS = 200

async function forVehicle(asking: ProposalContext, query: ProposalQuery): Promise<FoundProposals> {
  const { store, now } = asking
  const today = todayOf({ now })
  const vehicle = await store.find('vehicles', query.vehicleId ?? '')
  if (!vehicle) throw notFound({ code: 'reason.missing.vehicle' })
  const where = { status: { in: ['open', 'planned'] }, pickupDate: { gte: today }, orderId: { exists: true } } as const
  const { data } = await store.page('loads', { where, sort: [{ field: 'pickupDate' }], limit: MOST_GOODS })
  const orders = await store.findMany(
    'orders',
    data.flatMap(({ orderId }) => orderId ?? []),
  )
  const waiting = orders.filter(({ carrierId, assignedVehicleId }) => !carrierId && !assignedVehicleId)
  const loadOf = new Map(data.map(({ id, orderId }) => [orderId ?? '', id]))
  const fits: { goods: Goods; fit: Fit }[] = []
  const misfits: { goods: Goods; misfit: MisfitOf }[] = []
  const [first] = waiting
  const known = first && (await candidateOf(asking, vehicle, goodsOfOrder(first, query.radius).request))
  const judge = await besideOn(
    asking,
    [vehicle.id],
    waiting.map(({ id }) => id),
    { ...spanOf(waiting, today), radiusKm: query.radius },
  )
  for (const order of waiting) {
    const goods = goodsOfOrder(order, query.radius, loadOf.get(order.id))
    const candidates = (known ?? []).map((one) => ({
      ...one,
      ...(one.time && { time: { ...one.time, beside: judge(vehicle.id, order.id) } }),
    }))
    const ranked = rankCandidates(goods.request, candidates, { now, today })
    const [fit, misfit] = [ranked.fits[0], ranked.misfits[0]]
    if (fit) fits.push({ goods, fit })
    else if (misfit) misfits.push({ goods, misfit })
  }
  const best = fits.toSorted((a, b) => ranks(a.fit, query.sort) - ranks(b.fit, query.sort)).slice(0, MATCH_LIMIT)
  const near = misfits
    .toSorted(
      (a, b) => Number(!a.misfit.remedy) - Number(!b.misfit.remedy) || b.misfit.match.score - a.misfit.match.score,
    )
    .slice(0, MISFIT_LIMIT)
  return {
    subject: undefined,
    vehicle: vehicleLine(vehicle),
    fits: best.map(({ goods, fit }) => proposal(fit, goods)),
    misfits: near.map(({ goods, misfit }) => misfitLine(misfit, goods)),
    checked: waiting.length,
  }
}

/** The days on which goods are loaded, the first and the last. */
function spanOf(orders: readonly Row<'orders'>[], today: PlainDate) {
  const days = orders.flatMap(({ pickupDate }) => pickupDate ?? []).toSorted()
  return { from: days[0] ?? today, to: days.at(-1) ?? today }
}

function ranks({ match, capacity }: Fit, sort: ProposalSort): number {
  if (sort === 'distance') return match.distanceKm
  if (sort === 'cost') return match.estimatedCost
  return sort === 'capacity' ? -capacity : -match.score
}

function vehicleLine(vehicle: Row<'vehicles'>): NonNullable<Proposals['vehicle']> {
  const { id, licencePlate, type: vehicleType, loadingMeters, payloadKg, availableFrom } = vehicle
  const [city, postalCode] = [
    vehicle.availableCity ?? vehicle.currentCity,
    vehicle.availablePostalCode ?? vehicle.currentPostalCode,
  ]
  const free = availableFrom === undefined ? undefined : epochToZoned(Date.parse(availableFrom))
  const when = { availableFrom: free?.date, availableTime: free?.time }
  return { ...{ id, licencePlate, vehicleType, city, postalCode, loadingMeters, payloadKg }, ...when }
}

function candidateLine({ of, match }: Pick<Fit, 'of' | 'match'>, goods?: Goods) {
  const { own, candidate, quote } = of
  const { vehicleId, licencePlate, vehicleType, city, postalCode, distanceKm, score } = match
  return {
    key: goods ? `order:${goods.subject.orderId ?? ''}` : of.key,
    own,
    carrierId: own ? undefined : candidate.carrierId,
    carrierName: own ? undefined : candidate.carrierName,
    ...{ vehicleId, licencePlate, vehicleType, city, postalCode, distanceKm, score },
    priceRequestId: quote?.priceRequestId,
    quoteState: quote?.state,
    subject: goods?.subject,
  }
}

function proposal(fit: Fit, goods?: Goods): Proposal {
  const { of, match, capacity, isQuoted, recommended } = fit
  const free = of.time && epochToZoned(of.time.freeAt)
  const { estimatedCost: price, margin, marginPercent, parts, tripsOnLane, punctuality } = match
  return {
    ...candidateLine(fit, goods),
    ...{ price, isQuoted, margin, marginPercent, parts, recommended, capacity, tripsOnLane, punctuality },
    availableFrom: match.availableFrom,
    availableTime: free?.time,
    reasons: match.reasons,
    blockers: match.blockers,
    warnings: match.warnings,
  }
}

function misfitLine(misfit: MisfitOf, goods?: Goods): Misfit {
  const { lacks, remedy, proof } = misfit
  return { ...candidateLine(misfit, goods), lacks, remedy, proof }
}
