import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { checkDraft, type OrderDraft, withOrderDefaults } from '#src/domain/orders/draft.ts'
import { grossOfOrder } from '#src/domain/partners/credit.ts'
import { checkPrices } from '#src/domain/prices/price-checks.ts'
import { rideKm } from '#src/domain/places/places.ts'
import { rideOf } from '#src/domain/stops/typed-places.ts'
import { notFound } from '../../../core/http-error.ts'
import { act, unitOf } from '../../../write/act.ts'
import type { MakingContext } from '../../../write/resource-writes.ts'
import type { Row } from '../../../store/models.ts'
import { derivedPrices } from '#src/domain/basics/money.ts'
import { type RuleContext, todayOf } from '../../../core/rule-context.ts'
import { assertNoConflicts } from '../assignment/passing.ts'
import { creditIssues } from '../../partners/credit.ts'
import { recordEvent } from '../history.ts'
import { assertNoErrors } from '../../../core/bodies/issues.ts'
import { newOrder, nextOrderNumber } from '../new-order.ts'
import { conflictsOf } from '../transition-facts.ts'
import { type DraftDecisions, withRequirements, chargesOfPrices } from './decisions.ts'
import { orderFields } from './fields.ts'
import { customerOf } from './customer.ts'
import { vatRateOf } from './vat.ts'

type Order = Row<'orders'>

/** The chosen carrier, after its papers; a blocking conflict needs a reason by somebody who may override. */
async function carrierOf(context: RuleContext, order: Order, decisions: DraftDecisions): Promise<Partial<Order>> {
  if (!decisions.carrierId) return {}
  const carrier = await context.store.find('partners', decisions.carrierId)
  if (!carrier || carrier.kind !== 'carrier') throw notFound({ code: 'reason.missing.carrier' })
  assertNoConflicts(context, await conflictsOf(context, order, { carrier }), decisions.overrideReason)
  return { carrierId: carrier.id, carrierName: carrier.name }
}

/**
 * Makes an order, CREATED, from a complete draft: defaults filled in, a new customer made a partner, margins to the
 * cent. 422 `{ fieldErrors }` for what blocks; the warnings come back.
 */
export async function createOrderFromDraft(
  context: MakingContext,
  typed: OrderDraft,
  decisions: DraftDecisions,
): Promise<{ order: Order; warnings: FieldIssue[] }> {
  const draft = withOrderDefaults(withRequirements(typed, decisions))
  const distanceKm = rideKm(rideOf(draft)).km
  const { customerPrice, carrierPrice } = decisions
  const warnings = assertNoErrors([
    ...checkDraft(draft, { today: todayOf(context) }),
    ...checkPrices({ customerPrice, carrierPrice, distanceKm, vatRate: decisions.vatRate }),
  ])
  const customer = await customerOf(context, draft.customer)
  const orderNumber = await nextOrderNumber(context)
  const fields = orderFields(draft, customer, todayOf(context))
  const vatRate = await vatRateOf(context.store, {
    ...{ customerCountry: customer.country, buyerIsShipper: customer.buyerIsShipper, vatRate: decisions.vatRate },
    ...{ pickupCountry: draft.pickup.country, deliveryCountry: draft.delivery.country },
  })
  const base = newOrder(context, orderNumber, {
    customerName: customer.name,
    ...fields,
    vatRate,
    customerPrice,
    carrierPrice,
    ...chargesOfPrices(decisions),
    internalNotes: decisions.notes,
    recurringOrderId: decisions.recurring?.id,
  })
  const carrier = await carrierOf(context, base, decisions)
  // Whoever gives credit decides: it is said, and holds nothing up.
  const added = grossOfOrder(customerPrice ?? 0, vatRate)
  const credit = await creditIssues(context.store, customer, added, 'customer.customerId')
  const order = await context.store.insert('orders', { ...base, ...derivedPrices(base), ...carrier })
  const payload = {
    source: decisions.recurring ? 'recurring' : (decisions.source ?? 'wizard'),
    ...(decisions.recurring && { recurringOrder: decisions.recurring.name, date: decisions.recurring.date }),
    ...decisions.from,
    ...(decisions.overrideReason ? { overrideReason: decisions.overrideReason } : {}),
    ...(decisions.requirements && { requirements: decisions.requirements }),
    ...(decisions.review && { review: decisions.review }),
  }
  const said = { type: 'created', payload }
  // Made as part of something else it has the event of that, which its history shows in these words.
  if (unitOf(context).open) await act(context, { kind: 'order', id: order.id }, said, async () => undefined)
  else await recordEvent(context, order, said)
  return { order, warnings: [...warnings, ...credit] }
}
