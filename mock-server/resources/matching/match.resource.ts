import type { MatchInput } from '#src/contract/matching/match.ts'
import { DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import type { Fit } from '#src/domain/matching/rank.ts'
import { is, oneOf } from '../../core/lists/filters.ts'
import { HttpError } from '../../core/http-error.ts'
import { notNow, type RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { defineResource } from '../../write/define-resource.ts'
import type { Turn } from '../../write/undo-rules.ts'
import { goodsOf } from './goods.ts'
import { suitedBy } from './suited.ts'

type Match = Row<'matches'>

/** Pairings that were kept, the newest first. */
export const matches = defineResource({
  kind: 'match',
  list: {
    sort: [
      { field: 'createdAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
    filters: { status: oneOf('status'), offerId: is('offerId'), orderId: is('orderId'), loadId: is('loadId') },
  },
  missing: () => new HttpError(404, { message: 'Failed to get match', code: 'NOT_FOUND' }),
  write: { ids: 'mat', create: newMatch, update: changedMatch, refuseRemoval: refuseAccepted },
  undo: { refuseRemoval: refuseUndoing },
})

/** A pairing with what is reckoned of it. */
async function newMatch(context: RuleContext, input: MatchInput) {
  const { order, offer, load, request } = await goodsOf(context.store, input, DEFAULT_RADIUS_KM)
  const fit = await suitedBy(context, request, input, order?.id)
  const named = { offerId: offer?.id, loadId: load?.id, orderId: order?.id }
  return { values: { ...named, status: 'proposed' as const, ...figuresOf(fit, input.score) } }
}

/** What a pairing says of who would drive: his score, way, cost and room. */
export function figuresOf({ of, match, capacity, recommended }: Fit, score: number = match.score) {
  const { vehicleId, licencePlate, distanceKm, estimatedCost } = match
  return {
    carrierId: of.own ? undefined : match.carrierId,
    carrierName: of.own ? undefined : match.carrierName,
    ...{ vehicleId, licencePlate, score, efficiencyScore: match.score, distanceKm, estimatedCost, capacity },
    autoSelected: recommended,
  }
}

type Change = Pick<MatchInput, 'carrierId' | 'vehicleId' | 'score'> & {
  status?: 'proposed' | 'rejected' | undefined
}

/** Another carrier or vehicle, another score, or that it is off or on again. */
async function changedMatch(context: RuleContext, match: Match, { status, score, ...who }: Change) {
  refuseAccepted(context, match)
  const said = { ...(status !== undefined && { status }), ...(score !== undefined && { score }) }
  if (who.carrierId === undefined && who.vehicleId === undefined) return { values: said }
  const { order, request } = await goodsOf(context.store, goodsNamed(match), DEFAULT_RADIUS_KM)
  const fit = await suitedBy(context, request, who, order?.id)
  return { values: { ...said, ...figuresOf(fit, score) } }
}

/** The record that has the goods of a pairing: the order as soon as there is one. */
export const goodsNamed = ({ orderId, loadId, offerId }: Match) =>
  orderId === undefined ? { loadId, offerId } : { orderId }

/** What was kept and booked in one step goes in one. */
function refuseUndoing(context: RuleContext, match: Match, { event }: Turn): void {
  if (event.type !== 'accepted') refuseAccepted(context, match)
}

/** 409 for one that is booked: that is taken back, or changed in its order. */
function refuseAccepted(_context: RuleContext, { status }: Match): void {
  if (status === 'accepted') throw notNow('reason.match.closed', 'NOT_OPEN')
}
