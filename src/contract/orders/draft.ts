import * as z from 'zod/mini'
import { ADR_CARRIAGES } from '#src/domain/goods/adr-line-text.ts'
import { BAN_EXEMPTIONS } from '#src/domain/goods/ban-exemptions.ts'
import { VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { Figure } from '../basics/bounds.ts'

const short = z.optional(z.string().check(z.maxLength(400)))

/** What the person typed about the customer; every part may be missing while the draft is open (decision B3). */
export const CustomerDraft = z.object({
  customerId: short,
  name: short,
  vatId: short,
  email: short,
  phone: short,
  contactPerson: short,
  customerReference: short,
  paymentTerms: z.optional(Figure),
  country: short,
})

export const CargoDraft = z.object({
  description: z.optional(z.string().check(z.maxLength(1000))),
  weightKg: z.optional(Figure),
  volumeM3: z.optional(Figure),
  quantity: z.optional(Figure),
  packageType: short,
  packageCount: z.optional(Figure),
  /** Missing where they are to be calculated from the pallets. */
  loadingMeters: z.optional(Figure),
  /** Measures of a piece, as they are typed. */
  dimensions: z.optional(z.string().check(z.maxLength(200))),
  stackable: z.optional(z.boolean()),
  vehicleType: z.optional(z.enum(VEHICLE_TYPES)),
  adr: z.optional(
    z.object({
      unNumber: short,
      name: short,
      class: short,
      risks: short,
      packingGroup: short,
      tunnelCode: short,
      environmental: z.optional(z.boolean()),
      packages: z.optional(Figure),
      packaging: short,
      quantity: z.optional(Figure),
      unit: short,
      empty: z.optional(z.boolean()),
      limited: z.optional(z.boolean()),
      excepted: z.optional(z.boolean()),
      carriage: z.optional(z.enum(ADR_CARRIAGES)),
      /** Other substances, a line each as the ADR writes them. */
      further: z.optional(z.string().check(z.maxLength(5000))),
    }),
  ),
  temperature: z.optional(z.object({ min: z.optional(Figure), max: z.optional(Figure) })),
  palletExchange: z.optional(z.boolean()),
  tailLift: z.optional(z.boolean()),
  banExemption: z.optional(z.enum(BAN_EXEMPTIONS)),
})

export const StopDraft = z.object({
  loadingPointId: short,
  ramp: short,
  openingHours: short,
  driverHints: z.optional(z.string().check(z.maxLength(1000))),
  company: short,
  street: short,
  postalCode: short,
  city: short,
  country: short,
  date: short,
  timeFrom: short,
  timeTo: short,
  contactPerson: short,
  phone: short,
  email: short,
  reference: short,
  bookingNumber: short,
  fixed: z.optional(z.boolean()),
  /** Of the last stop: further places and lines of goods, a line each. */
  furtherStops: z.optional(z.string().check(z.maxLength(5000))),
  goodsLines: z.optional(z.string().check(z.maxLength(5000))),
})

export const OrderDraft = z.object({
  customer: CustomerDraft,
  cargo: CargoDraft,
  pickup: StopDraft,
  delivery: StopDraft,
})
