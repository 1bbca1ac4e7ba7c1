import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { DEFAULT_RADIUS_KM } from '#src/domain/carriers/matching.ts'
import { heldPrice } from '#src/domain/matching/rank.ts'
import { notFound } from '../../core/http-error.ts'
import { notNow, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import { orderOfOffer } from '../offers/create-order.ts'
import { tellPassed } from '../price-requests/send.ts'
import { alreadyAccepted } from './booked.ts'
import { bookOrder, demandReason, type PassedCarrier } from './book.ts'
import { quotesOf } from './candidates.ts'
import { goodsOf, type GoodsNamed } from './goods.ts'
import { figuresOf, goodsNamed } from './match.resource.ts'
import { type NamedGoods, suitedBy } from './suited.ts'

type Match = Row<'matches'>

interface AcceptInput {
  carrierPrice?: number | undefined
  reason?: string | undefined
}

/** The order of what is paired; made of the offer where there is none yet. */
async function orderFor(context: MakingContext, match: Match): Promise<Row<'orders'>> {
  const { store } = context
  const { order, offer } = await goodsOf(store, goodsNamed(match), DEFAULT_RADIUS_KM)
  if (order) return order
  if (!offer) throw notNow('reason.match.noOrder', 'NO_ORDER')
  return (await orderOfOffer({ ...context, ifMatch: undefined }, offer)).order
}

/**
 * Books what is paired: one act, one event, the others rejected and told. 409 with who and when where somebody has been faster, 422
 * below 85 and 409 `CONFLICTS` against a rule without a reason.
 */
export async function acceptMatch(context: MakingContext, match: Match, input: AcceptInput) {
  if (match.status === 'accepted')
    throw alreadyAccepted({ by: match.acceptedBy ?? 'System', at: match.acceptedAt ?? '' })
  if (match.status === 'rejected') await refuseRejected(context, match)
  demandReason({ ...match, ...input })
  const head = { kind: 'match', id: match.id } as const
  let booked: BookedMatch = NOTHING
  const eventId = await act(context, head, { type: 'accepted', payload: said(input) }, async () => {
    booked = await book(context, match, input)
  })
  return finished(context, match.id, { ...booked, eventId })
}

/** Keeps a pairing and books it in the same act. */
export async function bookDirectly(context: MakingContext, named: GoodsNamed & NamedGoods & AcceptInput) {
  const { order, offer, load, request } = await goodsOf(context.store, named, DEFAULT_RADIUS_KM)
  const fit = await suitedBy(context, request, named, order?.id)
  const id = context.newId('mat')
  const at = stamp(context)
  const names = { offerId: offer?.id, loadId: load?.id, orderId: order?.id }
  const head = { kind: 'match', id } as const
  let booked: BookedMatch = NOTHING
  const eventId = await act(context, head, { type: 'accepted', payload: said(named) }, async () => {
    const made = { id, status: 'proposed', ...names, ...figuresOf(fit), createdAt: at, updatedAt: at } as const
    booked = await book(context, await context.store.insert('matches', made), named)
  })
  return finished(context, id, { ...booked, eventId })
}

const said = ({ reason }: AcceptInput) => (reason?.trim() ? { overrideReason: reason.trim() } : {})

/** What the act leaves to be told: sending is no part of what can be taken back. */
interface BookedMatch {
  passed: PassedCarrier[]
  warnings: SaidWarning[]
}
const NOTHING: BookedMatch = { passed: [], warnings: [] }

async function book(context: MakingContext, match: Match, input: AcceptInput): Promise<BookedMatch> {
  const { store, session } = context
  const order = await orderFor(context, match)
  const { carrierId, vehicleId } = match
  const isOwn = carrierId === undefined
  const quote = carrierId === undefined ? undefined : (await quotesOf(store, order.id)).get(carrierId)
  const price = isOwn ? undefined : (input.carrierPrice ?? heldPrice(quote, context.now) ?? match.estimatedCost)
  await store.patch('matches', match.id, { orderId: order.id })
  const booked = await bookOrder(context, order, {
    ...{ carrierId, score: match.score, reason: input.reason, carrierPrice: price },
    ...(vehicleId !== undefined && { vehicleId }),
  })
  const accepted = { status: 'accepted', acceptedAt: stamp(context), acceptedBy: session.userName } as const
  await store.patch('matches', match.id, accepted)
  return booked
}

async function finished(
  context: MakingContext,
  id: string,
  { passed, warnings, eventId }: BookedMatch & { eventId: string | undefined },
) {
  const { store } = context
  await tellPassed(context, passed)
  const row = await store.find('matches', id)
  const order = row?.orderId === undefined ? undefined : await store.find('orders', row.orderId)
  if (!row || !order) throw notFound()
  return { row, order, eventId, warnings }
}

/** Who comes too late for a rejected one hears who was faster; one that was only set aside may be taken. */
async function refuseRejected({ store }: MakingContext, { orderId }: Match): Promise<void> {
  const other = orderId === undefined ? undefined : await store.first('matches', { orderId, status: 'accepted' })
  if (other?.acceptedAt) throw alreadyAccepted({ by: other.acceptedBy ?? 'System', at: other.acceptedAt })
}
