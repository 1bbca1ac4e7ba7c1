import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { checkPrices } from '#src/domain/prices/price-checks.ts'
import { autoSelectedCarrierId, rankCarriers } from '#src/domain/carriers/matching.ts'
import { AUTO_SELECT_THRESHOLD, DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import { type Charge, checkCharges } from '#src/domain/prices/charges.ts'
import { checkDraft, type OrderDraft } from '#src/domain/orders/draft.ts'
import { withOwnPrice } from '#src/domain/prices/own-price.ts'
import { calculatePrice, type PriceResult } from '#src/domain/prices/pricing.ts'
import { assertNoErrors, warningsOf } from '../../core/bodies/issues.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import { knownCustomer } from '../orders/draft/customer.ts'
import { sellerCountryOf } from '../orders/draft/vat.ts'
import { carrierCandidates } from '../partners/candidates.ts'
import { creditIssues } from '../partners/credit.ts'
import { agreementFor } from '../tariffs/agreement.ts'
import { keepResults, openSession } from './sessions.ts'

/** What was agreed with a customer for a draft's lane, on the day of loading or, while that is not known, today. */
function agreementOf(context: RuleContext, customerId: string | undefined, { cargo, pickup, delivery }: OrderDraft) {
  return agreementFor(context.store, customerId, {
    from: pickup,
    to: delivery,
    vehicleType: cargo.vehicleType ?? 'TRUCK',
    day: pickup.date || todayOf(context),
  })
}

/** Calculates the price of a complete draft, or takes over the person's own; a new price asks for carriers again. */
export async function priceSession(
  context: RuleContext,
  sessionId: string,
  input: {
    customerPrice?: number | undefined
    customerCharges?: readonly Charge[] | null | undefined
    vatRate?: number | undefined
  } = {},
): Promise<PriceResult & { warnings?: SaidWarning[] }> {
  const session = await openSession({ ...context, ifMatch: undefined }, sessionId)
  assertNoErrors([
    ...checkDraft(session.data, { today: todayOf(context) }),
    ...checkPrices({ customerPrice: input.customerPrice, vatRate: input.vatRate }),
    ...checkCharges('customerPrice', input.customerCharges ?? []),
  ])
  const { cargo, pickup, delivery } = session.data
  const customer = await knownCustomer(context, session.data.customer)
  const calculated = calculatePrice({
    cargo,
    pickup,
    delivery,
    vatRate: input.vatRate,
    // The VAT follows the country of the chosen customer, or the one typed for a new one.
    customerCountry: customer ? customer.country : session.data.customer.country,
    buyerIsShipper: customer?.buyerIsShipper,
    sellerCountry: await sellerCountryOf(context.store),
    agreement: await agreementOf(context, customer?.id, session.data),
    now: context.now,
  })
  const agreed = input.customerCharges ?? undefined
  const price = input.customerPrice === undefined ? calculated : withOwnPrice(calculated, input.customerPrice, agreed)
  await keepResults(context, session, { price, carriers: undefined })
  const issues = await creditIssues(context.store, customer, toCents(price.grossPrice), 'customer.customerId')
  return issues.length === 0 ? price : { ...price, warnings: warningsOf(issues) }
}

/** The five best carriers for a complete draft (specification 9: 85 points select by themselves, radius 50 km). */
export async function carriersForSession(
  context: RuleContext,
  sessionId: string,
  searchRadius: number = DEFAULT_RADIUS_KM,
) {
  const session = await openSession({ ...context, ifMatch: undefined }, sessionId)
  assertNoErrors(checkDraft(session.data, { today: todayOf(context) }))
  const { cargo, pickup, delivery } = session.data
  const matches = rankCarriers(
    {
      cargo,
      pickup,
      delivery,
      radiusKm: searchRadius,
      ...(session.price ? { customerPrice: session.price.netPrice, distanceKm: session.price.distanceKm } : {}),
    },
    await carrierCandidates(context.store, { pickup, delivery }),
    todayOf(context),
  )
  const carriers = {
    matches,
    autoSelectThreshold: AUTO_SELECT_THRESHOLD,
    autoSelectedCarrierId: autoSelectedCarrierId(matches),
    searchRadius,
  }
  await keepResults(context, session, { price: session.price, carriers })
  return carriers
}
