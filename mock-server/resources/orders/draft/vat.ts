import { mayHaveVatRate, type OrderTaxed, orderVat } from '#src/domain/prices/vat-treatment.ts'
import { errorAt, type FieldIssue } from '#src/domain/refusals/field-issue.ts'
import type { Row } from '../../../store/models.ts'
import type { Store } from '../../../store/store.ts'

type Order = Pick<
  Row<'orders'>,
  'customerId' | 'pickupCountry' | 'deliveryCountry' | 'vatRate' | 'buyerIsShipper' | 'customsLeg'
>

/** Where the company sits that sells; undefined where it has not said so. */
export async function sellerCountryOf(store: Store): Promise<string | undefined> {
  return (await store.find('companies', store.tenantId))?.country
}

/** The VAT rate of an order that is being made, percent, by the law. */
export async function vatRateOf(store: Store, order: Omit<OrderTaxed, 'sellerCountry'>): Promise<number> {
  return orderVat({ ...order, sellerCountry: await sellerCountryOf(store) }).ratePercent
}

/** An order as its tax sees it; undefined where its customer is not known. */
async function taxed(store: Store, { customerId, ...order }: Order): Promise<OrderTaxed | undefined> {
  const customer = customerId === undefined ? undefined : await store.find('partners', customerId)
  if (!customer) return undefined
  const { pickupCountry, deliveryCountry, vatRate, customsLeg } = order
  const buyerIsShipper = order.buyerIsShipper ?? customer.buyerIsShipper
  const places = { customerCountry: customer.country, pickupCountry, deliveryCountry }
  return { ...places, sellerCountry: await sellerCountryOf(store), vatRate, buyerIsShipper, customsLeg }
}

/** The VAT rate after another customer, country, or fact of the tax: by the law. */
export async function vatRateAfterChange(store: Store, order: Order): Promise<number> {
  const asked = await taxed(store, { ...order, vatRate: 0 })
  return asked ? orderVat(asked).ratePercent : order.vatRate
}

/** An error at `vatRate` where somebody sets another rate than the law; what is no rate at all the checks of prices say. */
export async function vatRateIssues(store: Store, order: Order, given: unknown): Promise<FieldIssue[]> {
  const isRate = given === 0 || given === 7 || given === 19
  const asked = isRate ? await taxed(store, order) : undefined
  if (!asked || mayHaveVatRate(asked)) return []
  const { ground, ratePercent: rate } = orderVat(asked)
  const isExempt = ground === 'export' || ground === 'exportLeg' || ground === 'transit'
  return errorAt('vatRate', isExempt ? 'vatRateOfExport' : 'vatRateByLaw', { rate })
}
