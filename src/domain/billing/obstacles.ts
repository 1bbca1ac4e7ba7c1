import { toCents } from '../basics/money.ts'
import type { Reason } from '../refusals/reason-messages.ts'
import { type CustomsLeg, type VatTreatment, vatTreatment } from '../prices/vat-treatment.ts'

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
  /** What the order says of its customer, before what his record says. */
  buyerIsShipper?: boolean | undefined
  customsLeg?: CustomsLeg | undefined
  proofOfDeliveryVerified: boolean
}

/** Who supplies the carriage and who gets it. */
export interface CarriageParties {
  sellerCountry: string | undefined
  buyerCountry: string | undefined
  /** What the record of the customer says; `false` towards a carrier, who works for one who is no shipper. */
  buyerIsShipper?: boolean | undefined
  sellerIsSmallBusiness?: boolean | undefined
  /** A carrier supplies it: what an order says of its customer counts for nothing then. */
  isPurchase?: boolean | undefined
}

/** The company and the customer of an order. */
export const salesParties = (
  company: { country: string } | undefined,
  customer: { country: string; buyerIsShipper?: boolean | undefined } | undefined,
): CarriageParties => ({
  sellerCountry: company?.country,
  buyerCountry: customer?.country,
  buyerIsShipper: customer?.buyerIsShipper,
})

/** The carrier of an order and the company. Source: ECJ C-288/16 */
export const purchaseParties = (
  carrier: { country: string; smallBusiness?: boolean | undefined } | undefined,
  company: { country: string } | undefined,
): CarriageParties => ({
  sellerCountry: carrier?.country,
  buyerCountry: company?.country,
  sellerIsSmallBusiness: carrier?.smallBusiness,
  buyerIsShipper: false,
  isPurchase: true,
})

type TaxedOrder = Pick<BilledOrder, 'vatRate' | 'pickupCountry' | 'deliveryCountry' | 'buyerIsShipper' | 'customsLeg'>

/** How the carriage of an order is taxed; nothing where a country is not known. An import with a rate is one customs do not tax. */
export function treatmentOf(
  { vatRate, pickupCountry, deliveryCountry, customsLeg, ...order }: TaxedOrder,
  { isPurchase = false, ...parties }: CarriageParties,
): VatTreatment | undefined {
  return vatTreatment({
    ...parties,
    buyerIsShipper: isPurchase ? parties.buyerIsShipper : (order.buyerIsShipper ?? parties.buyerIsShipper),
    customsLeg,
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
    ...(order.vatRate === 7 ? [said(order, 'reason.billing.reducedRate', 'setPrice')] : []),
  ]
}

/** Why an order cannot be billed to its customer; nothing where it can. Source: decision B1 */
export function billingObstacles(order: BilledOrder, between: CarriageParties): BillingObstacle[] {
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
export function creditObstacles(order: BilledOrder, between: CarriageParties): BillingObstacle[] {
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
