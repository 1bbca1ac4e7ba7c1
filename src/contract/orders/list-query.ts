import * as z from 'zod/mini'
import { FLEETS } from '#src/domain/reports/figures.ts'
import { PageQuery, sortedBy } from '../basics/core.ts'

/** What the order list can be sorted by. */
export const ORDER_SORTS = [
  'createdAt',
  'updatedAt',
  'orderNumber',
  'customerName',
  'carrierName',
  'customerReference',
  'cargoDescription',
  'weight',
  'loadingMeters',
  'pickupCity',
  'pickupPostalCode',
  'pickupDate',
  'deliveryCity',
  'deliveryPostalCode',
  'deliveryDate',
  'distanceKm',
  'vehiclePlate',
  'trailerPlate',
  'pickupReference',
  'deliveryReference',
  'driverName',
  'customerPrice',
  'carrierPrice',
  'margin',
  'marginPercent',
  'status',
  'priority',
  'orderType',
  'delayMinutes',
  'statusSince',
] as const

/** Filters of the order list; all are joined by AND, values inside `status` (comma-joined) by OR. Dates are plain dates, both inclusive. */
export const OrderListQuery = z.extend(PageQuery, {
  ...sortedBy(ORDER_SORTS),
  status: z.optional(z.string().check(z.maxLength(200))),
  customerId: z.optional(z.string().check(z.maxLength(100))),
  carrierId: z.optional(z.string().check(z.maxLength(100))),
  priority: z.optional(z.string().check(z.maxLength(60))),
  pickupFrom: z.optional(z.string().check(z.maxLength(10))),
  pickupTo: z.optional(z.string().check(z.maxLength(10))),
  deliveryFrom: z.optional(z.string().check(z.maxLength(10))),
  deliveryTo: z.optional(z.string().check(z.maxLength(10))),
  plz: z.optional(z.string().check(z.maxLength(60))),
  /** Part of the city of either stop; case, umlauts and accents do not matter. */
  city: z.optional(z.string().check(z.maxLength(100))),
  /** The same of one stop. */
  pickupCity: z.optional(z.string().check(z.maxLength(100))),
  deliveryCity: z.optional(z.string().check(z.maxLength(100))),
  /** Comma-joined: `adr`, `tailLift`, `palletExchange`, `fixed`. */
  needs: z.optional(z.string().check(z.maxLength(100))),
  /** `true`: no carrier and no vehicle yet, and not finished or cancelled. */
  unassigned: z.optional(z.enum(['true', 'false'])),
  /** `open`: delivered, and no proof of that is checked yet. */
  proof: z.optional(z.enum(['open'])),
  /** Whether a paper that would prove the delivery waits to be checked. */
  proofPaper: z.optional(z.enum(['missing', 'unchecked'])),
  /** Made of the rows of this import. */
  importId: z.optional(z.string().check(z.maxLength(100))),
  /** Own vehicle it was carried by. */
  vehicleId: z.optional(z.string().check(z.maxLength(100))),
  /** Town of the depot whose vehicles carry it. */
  site: z.optional(z.string().check(z.maxLength(100))),
  /** Carried by an own vehicle, by another or one that is not known, or by none and no one. */
  fleet: z.optional(z.enum(FLEETS)),
  /** From one postal area to another: `DE.20~DE.80`, abroad with its ISO code. */
  lane: z.optional(z.string().check(z.maxLength(100))),
  /** Of its prices, `EUR`. */
  currency: z.optional(z.string().check(z.maxLength(3))),
  userId: z.optional(z.string().check(z.maxLength(100))),
})

export type OrderListQuery = z.input<typeof OrderListQuery>
