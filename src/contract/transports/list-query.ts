import * as z from 'zod/mini'
import { howMany } from '../basics/bounds.ts'
import { PageQuery, sortedBy } from '../basics/core.ts'

/** What the list can be sorted by. */
export const TRANSPORT_SORTS = [
  'createdAt',
  'updatedAt',
  'loadId',
  'customerName',
  'origin',
  'destination',
  'loadingDate',
  'unloadingDate',
  'vehicleNumber',
  'driverName',
  'progress',
  'estimatedArrival',
  'delayMinutes',
  'status',
] as const

export const TransportListQuery = z.extend(PageQuery, {
  ...sortedBy(TRANSPORT_SORTS),
  /** Source: specification 9, lists. */
  limit: howMany(500, 10),
  status: z.optional(z.string().check(z.maxLength(300))),
  /** `true`: between ASSIGNED and AT_DELIVERY. */
  active: z.optional(z.enum(['true', 'false'])),
  /** `true`: later than planned. */
  delayed: z.optional(z.enum(['true', 'false'])),
  /** `true`: later than planned, or disturbed otherwise. */
  troubled: z.optional(z.enum(['true', 'false'])),
  /** `true`: no vehicle and no carrier yet, and not finished or cancelled. */
  unassigned: z.optional(z.enum(['true', 'false'])),
  isFromOCR: z.optional(z.enum(['true', 'false'])),
  orderId: z.optional(z.string().check(z.maxLength(100))),
  driverId: z.optional(z.string().check(z.maxLength(100))),
  vehicleId: z.optional(z.string().check(z.maxLength(100))),
  carrierId: z.optional(z.string().check(z.maxLength(100))),
  /** Part of the customer's name; case, umlauts and accents do not matter. */
  customer: z.optional(z.string().check(z.maxLength(100))),
  /** Part of the name of either town. */
  city: z.optional(z.string().check(z.maxLength(100))),
  /** Plain dates, both inclusive. */
  loadingFrom: z.optional(z.string().check(z.maxLength(10))),
  loadingTo: z.optional(z.string().check(z.maxLength(10))),
  unloadingFrom: z.optional(z.string().check(z.maxLength(10))),
  unloadingTo: z.optional(z.string().check(z.maxLength(10))),
})
/** Transports and what OCR has read together, which stands among them as inquiries. Source: specification 9, lists */
export const CombinedQuery = z.extend(TransportListQuery, { limit: howMany(500, 20) })

export type TransportListQuery = z.input<typeof TransportListQuery>
