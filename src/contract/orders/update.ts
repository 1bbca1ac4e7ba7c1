import * as z from 'zod/mini'
import { ORDER_PRIORITIES, ORDER_TYPES } from './order.ts'
import { Count, Day, Figure, WallTime } from '../basics/bounds.ts'
import { ADR_CARRIAGES } from '#src/domain/goods/adr-line-text.ts'
import { CUSTOMS_LEGS } from '#src/domain/prices/vat-treatment.ts'
import { BAN_EXEMPTIONS } from '#src/domain/goods/ban-exemptions.ts'
import { windowEnds } from '#src/domain/stops/window.ts'

/** ISO 4217, as calls take it. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))

const clearableText = z.optional(z.nullable(z.string().check(z.maxLength(5000))))
const clearableNumber = z.optional(z.nullable(Figure))
/** A stop's window in one text, `08:00-18:00`: both its times. Source: specification 3 */
const window = z.optional(z.nullable(z.string().check(z.refine((text) => windowEnds(text) !== undefined))))
const clearableFlag = z.optional(z.nullable(z.boolean()))

/** Most substances one order names. */
const MOST_ADR_LINES = 30

const short = z.optional(z.string().check(z.maxLength(200)))

const DangerousGoodsInput = z.object({
  unNumber: z.string().check(z.maxLength(20)),
  name: short,
  class: short,
  risks: short,
  packingGroup: short,
  tunnelCode: short,
  environmental: z.optional(z.boolean()),
  packages: z.optional(Figure),
  packaging: short,
  quantity: z.optional(Figure),
  unit: z.optional(z.enum(['kg', 'l'])),
  empty: z.optional(z.boolean()),
  limited: z.optional(z.boolean()),
  excepted: z.optional(z.boolean()),
  carriage: z.optional(z.enum(ADR_CARRIAGES)),
})

/** Most places one order has beside its first and its last, and most lines of goods. */
export const MOST_FURTHER_STOPS = 20
export const MOST_GOODS_LINES = 50

const FurtherStopInput = z.object({
  kind: z.enum(['pickup', 'delivery']),
  company: short,
  address: short,
  postalCode: z.string().check(z.maxLength(12)),
  city: z.string().check(z.maxLength(100)),
  country: z.string().check(z.maxLength(60)),
  date: z.optional(Day),
  timeFrom: z.optional(WallTime),
  timeTo: z.optional(WallTime),
  fixed: z.optional(z.boolean()),
  contactPerson: short,
  phone: short,
  reference: short,
})

const GoodsLineInput = z.object({
  description: z.string().check(z.maxLength(350)),
  packageCount: z.optional(Figure),
  packageType: short,
  weight: z.optional(Figure),
  loadingMeters: z.optional(Figure),
  dimensions: short,
  loadedAt: z.optional(Count),
  unloadedAt: z.optional(Count),
})

/** Most positions one price is made of. */
const MOST_CHARGES = 30

const ChargeInput = z.object({ code: z.string().check(z.maxLength(20)), text: short, amount: Figure })

/** Positions as they are set; their sum is the price. */
export const ChargesInput = z.optional(z.nullable(z.array(ChargeInput).check(z.maxLength(MOST_CHARGES))))

/**
 * Fields `orders.update` accepts; `null` clears a field. Carrier, vehicle and customer change by the rules of their own calls. The
 * status has its own call alone (`orders.setStatus`), and what follows from it, from prices and from who the partners are (approval,
 * margins, gross price, names) is nobody's to set: as it was read it may come along, anything else is refused by its name.
 */
export const OrderUpdate = z.object({
  customerReference: clearableText,
  priority: z.optional(z.enum(ORDER_PRIORITIES)),
  orderType: z.optional(z.enum(ORDER_TYPES)),
  cargoDescription: z.optional(z.string().check(z.maxLength(350))),
  weight: clearableNumber,
  volume: clearableNumber,
  quantity: clearableNumber,
  packageType: clearableText,
  packageCount: clearableNumber,
  /** Cleared, they are calculated from the pallets. */
  loadingMeters: clearableNumber,
  stackable: clearableFlag,
  dimensions: clearableText,
  requiredVehicleType: clearableText,
  goodsLines: z.optional(z.nullable(z.array(GoodsLineInput).check(z.maxLength(MOST_GOODS_LINES)))),
  dangerousGoods: z.optional(z.nullable(z.array(DangerousGoodsInput).check(z.maxLength(MOST_ADR_LINES)))),
  temperatureMin: clearableNumber,
  temperatureMax: clearableNumber,
  tailLift: clearableFlag,
  banExemption: z.optional(z.nullable(z.enum(BAN_EXEMPTIONS))),
  buyerIsShipper: clearableFlag,
  customsLeg: z.optional(z.nullable(z.enum(CUSTOMS_LEGS))),
  palletExchange: clearableFlag,
  palletsExchanged: clearableNumber,
  contactPerson: clearableText,
  /** Somebody at the customer's: brings name, phone and mail along. */
  contactPersonId: clearableText,
  customerEmail: clearableText,
  customerPhone: clearableText,
  /** Brings name, address, contact, ramp, hours and hints along, unless they are given in the same call. */
  pickupLoadingPointId: clearableText,
  pickupRamp: clearableText,
  pickupOpeningHours: clearableText,
  pickupDriverHints: clearableText,
  pickupCompany: clearableText,
  pickupAddress: clearableText,
  pickupCity: clearableText,
  pickupPostalCode: clearableText,
  pickupCountry: clearableText,
  pickupDate: clearableText,
  pickupTimeWindow: window,
  pickupTimeFrom: clearableText,
  pickupTimeTo: clearableText,
  /** Taken away with the times that somebody says, also when they stay the same. */
  pickupTimesAssumed: z.optional(z.null()),
  pickupContactPerson: clearableText,
  pickupPhone: clearableText,
  pickupEmail: clearableText,
  pickupReference: clearableText,
  pickupBookingNumber: clearableText,
  pickupFixed: clearableFlag,
  deliveryLoadingPointId: clearableText,
  deliveryRamp: clearableText,
  deliveryOpeningHours: clearableText,
  deliveryDriverHints: clearableText,
  deliveryCompany: clearableText,
  deliveryAddress: clearableText,
  deliveryCity: clearableText,
  deliveryPostalCode: clearableText,
  deliveryCountry: clearableText,
  deliveryDate: clearableText,
  deliveryTimeWindow: window,
  deliveryTimeFrom: clearableText,
  deliveryTimeTo: clearableText,
  deliveryTimesAssumed: z.optional(z.null()),
  deliveryContactPerson: clearableText,
  deliveryPhone: clearableText,
  deliveryEmail: clearableText,
  deliveryReference: clearableText,
  deliveryBookingNumber: clearableText,
  deliveryFixed: clearableFlag,
  furtherStops: z.optional(z.nullable(z.array(FurtherStopInput).check(z.maxLength(MOST_FURTHER_STOPS)))),
  vehiclePlate: clearableText,
  trailerPlate: clearableText,
  driverName: clearableText,
  driverPhone: clearableText,
  carrierContactPerson: clearableText,
  carrierContactPhone: clearableText,
  carrierContactEmail: clearableText,
  paymentTerms: clearableNumber,
  internalNotes: clearableText,
  carrierId: clearableText,
  /** An own vehicle or a subcontractor's; as `orders.setVehicle`. */
  assignedVehicleId: clearableText,
  approvalNotes: clearableText,
  /** Lifts what stands in the way of carrier or vehicle; the call falls back to this one with it. */
  overrideReason: z.optional(z.string().check(z.maxLength(1000))),
  customerId: z.optional(z.string().check(z.maxLength(100))),
  customerPrice: clearableNumber,
  carrierPrice: clearableNumber,
  customerCharges: ChargesInput,
  carrierCharges: ChargesInput,
  currency: z.optional(CurrencyCode),
  vatRate: z.optional(Figure),
})

export type OrderUpdate = z.input<typeof OrderUpdate>
