import { toCents } from '../basics/money.ts'
import type { Reason } from '../refusals/reason-messages.ts'
import { type VatTreatment, vatTreatment } from '../prices/vat-treatment.ts'

/** What is done about it. */
export const REMEDIES = [
  'checkProof',
  'setPrice',
  'completeCustomer',
  'openDraft',
  'setCarrierPrice',
  'deliver',
] as const
export type Remedy = (typeof REMEDIES)[number]

/** Why something cannot be billed, and what is done about it. `overridable`: a reason goes past it. */
export interface BillingObstacle extends Reason {
  remedy: Remedy
  overridable?: true
}

/** What billing looks at of an order; prices in euros net. */
interface BilledOrder {
  orderNumber: string
  status: string
  customerId?: string | undefined
  customerPrice?: number | undefined
  carrierId?: string | undefined
  carrierName?: string | undefined
  carrierPrice?: number | undefined
  currency: string
  vatRate: number
  pickupCountry: string
  deliveryCountry: string
  proofOfDeliveryVerified: boolean
}

/** Who supplies the carriage and who gets it, by their countries. */
interface BetweenCountries {
  buyerIsShipper?: boolean | undefined
  sellerCountry: string | undefined
  buyerCountry: string | undefined
}

/** How the carriage of an order is taxed; nothing where a country is not known. An import with a rate is one customs do not tax. */
export function treatmentOf(
  { vatRate, pickupCountry, deliveryCountry }: Pick<BilledOrder, 'vatRate' | 'pickupCountry' | 'deliveryCountry'>,
  between: BetweenCountries,
): VatTreatment | undefined {
  return vatTreatment({
    ...between,
    pickupCountry,
    deliveryCountry,
    ratePercent: vatRate,
    isInImportValue: vatRate === 0,
  })
}

/** Whether the carriage of an order is not taxable here; such orders never share a paper with others. Source: EN 16931, BR-O-11 */
export const isOutsideTax = (...asked: Parameters<typeof treatmentOf>): boolean =>
  treatmentOf(...asked)?.category === 'O'

const said = (order: BilledOrder, code: Reason['code'], remedy: Remedy): BillingObstacle => ({
  code,
  values: { order: order.orderNumber },
  remedy,
})

function commonObstacles(order: BilledOrder): BillingObstacle[] {
  return [
    ...(order.status === 'DELIVERED' ? [] : [said(order, 'reason.billing.notDelivered', 'deliver')]),
    ...(order.proofOfDeliveryVerified
      ? []
      : [{ ...said(order, 'reason.billing.proofMissing', 'checkProof'), overridable: true as const }]),
    ...(order.currency === 'EUR' ? [] : [said(order, 'reason.billing.currency', 'setPrice')]),
  ]
}

/** Why an order cannot be billed to its customer; nothing where it can. Source: decision B1 */
export function billingObstacles(order: BilledOrder, between: BetweenCountries): BillingObstacle[] {
  return [
    ...commonObstacles(order),
    ...(order.customerId ? [] : [said(order, 'reason.billing.customerMissing', 'completeCustomer')]),
    ...(toCents(order.customerPrice ?? 0) > 0 ? [] : [said(order, 'reason.billing.priceMissing', 'setPrice')]),
    ...(!order.carrierId || order.carrierPrice !== undefined
      ? []
      : [said(order, 'reason.billing.carrierPriceMissing', 'setCarrierPrice')]),
    ...(treatmentOf(order, between) ? [] : [said(order, 'reason.billing.countryUnknown', 'completeCustomer')]),
  ]
}

/** Why the carrier of an order cannot be credited for it. */
export function creditObstacles(order: BilledOrder, between: BetweenCountries): BillingObstacle[] {
  const delivered = order.status === 'BILLED' ? { ...order, status: 'DELIVERED', proofOfDeliveryVerified: true } : order
  return [
    ...commonObstacles(delivered),
    ...(order.carrierId ? [] : [said(order, 'reason.billing.carrierMissing', 'setCarrierPrice')]),
    ...(toCents(order.carrierPrice ?? 0) > 0
      ? []
      : [said(order, 'reason.billing.carrierPriceMissing', 'setCarrierPrice')]),
    ...(treatmentOf(order, between) ? [] : [said(order, 'reason.billing.countryUnknown', 'completeCustomer')]),
  ]
}
