import { FurtherPlaces } from '../orders/order-lines.ts'
import * as z from 'zod/mini'
import { number, optionalNumber, optionalText, preprocess, recordsOf, text } from '../basics/tolerant.ts'
import { Partner } from './partner.ts'

/**
 * Figures of a partner, of this calendar year unless they say otherwise. Money in cents net, missing for whoever may not read
 * money; what is not known (`claims` before there are any kept) is missing too.
 */
export const PartnerFigures = z.object({
  year: number(0),
  /** Orders of the year, cancelled ones left out, and all there ever were. */
  orders: number(0),
  ordersEver: number(0),
  /** Of a customer. */
  revenueCents: optionalNumber,
  /** Of a carrier. */
  purchaseCents: optionalNumber,
  marginPercent: optionalNumber,
  /** Share of delivered orders no more than 15 minutes late. */
  onTimePercent: optionalNumber,
  /** Orders whose arrival was measured, and those of them that came on time. */
  onTime: optionalNumber,
  measured: optionalNumber,
  claims: optionalNumber,
  openCents: optionalNumber,
  creditLimitCents: optionalNumber,
  creditUsedCents: optionalNumber,
  tariffs: number(0),
  documents: number(0),
  /** Euro pallets to our credit, negative to our debit. */
  euroPallets: number(0),
})
export type PartnerFigures = z.output<typeof PartnerFigures>

/** What a customer may owe and owes, cents gross; without a limit none of it warns. */
export const PartnerCredit = z.object({
  limitCents: optionalNumber,
  openInvoicesCents: number(0),
  unbilledOrdersCents: number(0),
  usedCents: number(0),
  freeCents: optionalNumber,
})
export type PartnerCredit = z.output<typeof PartnerCredit>

export const DUPLICATE_REASONS = ['vatId', 'iban', 'nameAndPlace'] as const

/** Two records that are probably one company; the older one first. */
export const PartnerDuplicate = z.object({
  partners: preprocess(recordsOf, z.array(Partner)),
  reasons: z.catch(z.array(z.enum(DUPLICATE_REASONS)), []),
})
export type PartnerDuplicate = z.output<typeof PartnerDuplicate>

/** How many records of a kind follow a partner that is merged. */
const MergedCount = z.object({ entity: text(), count: number(0) })
export const MergedCounts = preprocess(recordsOf, z.array(MergedCount))

/** An order of a partner, as a line of its history. Prices in euros net. */
export const HistoryOrder = z.object({
  id: text(),
  orderNumber: text(),
  status: text('unknown'),
  pickupCity: text(),
  deliveryCity: text(),
  furtherStops: FurtherPlaces,
  pickupDate: optionalText,
  customerPrice: optionalNumber,
  carrierPrice: optionalNumber,
  currency: text('EUR'),
})
