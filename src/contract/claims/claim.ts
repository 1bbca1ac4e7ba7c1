import * as z from 'zod/mini'
import { CLAIM_KINDS, CLAIM_SIDES, CLAIM_STATES } from '#src/domain/claims/claims.ts'
import { flag, number, optionalDate, optionalNumber, optionalText, text, version } from '../basics/tolerant.ts'

/**
 * A complaint about an order. Amounts in cents; days are plain. `noticeUntil` follows from kind, `hidden` and the day of the
 * delivery (§ 438 HGB); photos are documents with its id. The partners' names are the order's at the time.
 */
export const Claim = z.object({
  id: text(),
  tenantId: text(),
  version,
  number: text(),
  orderId: text(),
  orderNumber: text(),
  kind: z.catch(z.enum(CLAIM_KINDS), 'damage'),
  state: z.catch(z.enum(CLAIM_STATES), 'open'),
  against: z.catch(z.enum(CLAIM_SIDES), 'carrier'),
  customerId: optionalText,
  customerName: optionalText,
  carrierId: optionalText,
  carrierName: optionalText,
  /** Whom it is against, by name. */
  partnerName: optionalText,
  text: text(),
  amountCents: optionalNumber,
  settledCents: optionalNumber,
  /** Nobody could see it from outside. */
  hidden: flag,
  deliveredOn: optionalDate,
  noticedOn: optionalDate,
  noticeUntil: optionalDate,
  /** Why it was rejected. */
  reason: optionalText,
  photoCount: number(0),
  createdBy: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type Claim = z.output<typeof Claim>
