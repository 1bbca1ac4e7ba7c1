import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

/** Where an order can be once at a time: an invoice to its customer; a credit note or an invoice of its carrier. */
export type Side = 'invoice' | 'carrier'

type Claim = Row<'billedOrders'>

const claimId = (side: Side, orderId: string) => `${side}:${orderId}`

/** What has orders, by their ids. */
export async function claimsOf(store: Store, side: Side, orderIds: readonly string[]): Promise<Map<string, Claim>> {
  const claims = await store.findMany(
    'billedOrders',
    orderIds.map((id) => claimId(side, id)),
  )
  return new Map(claims.map((claim) => [claim.orderId, claim]))
}

/** Puts orders on a paper; writers of a tenant have their turn one after the other, so an order is on one paper only. */
export async function claim(
  context: RuleContext,
  side: Side,
  paperId: string,
  orderIds: readonly string[],
): Promise<void> {
  const by = context.session.userName
  const at = stamp(context)
  for (const orderId of orderIds) {
    await context.store.insert('billedOrders', { id: claimId(side, orderId), kind: side, orderId, paperId, by, at })
  }
}

/** Takes orders off their paper again. */
export async function release({ store }: Pick<RuleContext, 'store'>, side: Side, orderIds: readonly string[]) {
  for (const orderId of orderIds) await store.remove('billedOrders', claimId(side, orderId))
}

/** Who has billed an order, when and under which number, or has it in a draft. */
export async function claimedReason(store: Store, order: { orderNumber: string }, held: Claim): Promise<Reason> {
  const invoice = await store.find('invoices', held.paperId)
  const at = invoice?.issuedAt ?? held.at
  const { date, time } = epochToZoned(Date.parse(at))
  const values = { order: order.orderNumber, name: invoice?.issuedBy ?? held.by ?? '', date, time }
  return invoice?.number === undefined
    ? { code: 'reason.billing.inDraft', values }
    : { code: 'reason.billing.alreadyBilled', values: { ...values, number: invoice.number } }
}

/** 409 `ALREADY_BILLED` for orders that are on another invoice than this one. */
export async function refuseClaimed(
  { store }: Pick<RuleContext, 'store'>,
  orders: readonly Row<'orders'>[],
  ownId: string | undefined,
): Promise<void> {
  const claims = await claimsOf(
    store,
    'invoice',
    orders.map(({ id }) => id),
  )
  const reasons: Reason[] = []
  for (const order of orders) {
    const held = claims.get(order.id)
    if (held && held.paperId !== ownId) reasons.push(await claimedReason(store, order, held))
  }
  if (reasons.length > 0) throw alreadyBilled(reasons)
}

export const alreadyBilled = (reasons: readonly Reason[]): HttpError =>
  new HttpError(409, { ...refusalBody(...reasons), code: 'ALREADY_BILLED' })
