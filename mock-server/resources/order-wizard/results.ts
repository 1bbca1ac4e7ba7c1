import { checkPrices } from '#src/domain/prices/price-checks.ts'
import { autoSelectedCarrierId, rankCarriers } from '#src/domain/carriers/matching.ts'
import { AUTO_SELECT_THRESHOLD, DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import { type Charge, checkCharges } from '#src/domain/prices/charges.ts'
import { checkDraft, type OrderDraft } from '#src/domain/orders/draft.ts'
import { calculatePrice, type PriceResult, withOwnPrice } from '#src/domain/prices/pricing.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import { knownCustomer } from '../orders/draft/customer.ts'
import { carrierCandidates } from '../partners/candidates.ts'
import { keepResults, openSession } from './sessions.ts'

/** Country of the customer, of the chosen one or as typed for a new one: the VAT follows it. */
async function customerCountry(context: RuleContext, { customer }: OrderDraft): Promise<string | undefined> {
  const chosen = await knownCustomer(context, customer)
  return chosen ? chosen.country : customer.country
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
): Promise<PriceResult> {
  const session = await openSession({ ...context, ifMatch: undefined }, sessionId)
  assertNoErrors([
    ...checkDraft(session.data, { today: todayOf(context) }),
    ...checkPrices({ customerPrice: input.customerPrice, vatRate: input.vatRate }),
    ...checkCharges('customerPrice', input.customerCharges ?? []),
  ])
  const { cargo, pickup, delivery } = session.data
  const country = await customerCountry(context, session.data)
  const calculated = calculatePrice({
    cargo,
    pickup,
    delivery,
    vatRate: input.vatRate,
    customerCountry: country,
    now: context.now,
  })
  const agreed = input.customerCharges ?? undefined
  const price = input.customerPrice === undefined ? calculated : withOwnPrice(calculated, input.customerPrice, agreed)
  await keepResults(context, session, { price, carriers: undefined })
  return price
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
