import * as z from 'zod/mini'
import { HOLIDAY_RULES } from '#src/domain/recurring/holiday-rules.ts'
import { orderParts } from './order-parts.ts'
import { BanExemptionField } from '../orders/order.ts'
import { DangerousGoodsLines, FurtherStops, GoodsLines } from '../orders/order-lines.ts'
import {
  flag,
  number,
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  preprocess,
  text,
  version,
} from '../basics/tolerant.ts'

/** `active`: makes orders; `paused`: a person has stopped it; `ended`: no date is left. */
export const RECURRING_STATUSES = ['active', 'paused', 'ended'] as const
export type RecurringStatus = (typeof RECURRING_STATUSES)[number]

/** What else of an order each of its followers says; no person edits it here. */
export const FurtherFields = z.object({
  customerReference: optionalText,
  contactPerson: optionalText,
  paymentTerms: optionalNumber,
  volume: optionalNumber,
  quantity: optionalNumber,
  stackable: optionalFlag,
  dimensions: optionalText,
  requiredVehicleType: optionalText,
  goodsLines: GoodsLines,
  dangerousGoods: DangerousGoodsLines,
  temperatureMin: optionalNumber,
  temperatureMax: optionalNumber,
  tailLift: optionalFlag,
  banExemption: BanExemptionField,
  palletExchange: optionalFlag,
  vatRate: optionalNumber,
  pickupLoadingPointId: optionalText,
  pickupRamp: optionalText,
  pickupOpeningHours: optionalText,
  pickupDriverHints: optionalText,
  pickupContactPerson: optionalText,
  pickupPhone: optionalText,
  pickupEmail: optionalText,
  pickupReference: optionalText,
  pickupFixed: optionalFlag,
  deliveryLoadingPointId: optionalText,
  deliveryRamp: optionalText,
  deliveryOpeningHours: optionalText,
  deliveryDriverHints: optionalText,
  deliveryContactPerson: optionalText,
  deliveryPhone: optionalText,
  deliveryEmail: optionalText,
  deliveryReference: optionalText,
  deliveryFixed: optionalFlag,
  furtherStops: FurtherStops,
})
export type FurtherFields = z.output<typeof FurtherFields>

const days = preprocess((value) => (Array.isArray(value) ? value : []), z.array(z.string()))
const weekdays = preprocess(
  (value) => (Array.isArray(value) ? value.filter((day) => Number.isInteger(day) && day >= 1 && day <= 7) : []),
  z.array(z.number()),
)

/**
 * A template that makes orders ahead: when, and what they say, in the words of an order. Weekdays 1 Monday … 7 Sunday, weight kg,
 * price in euros net, days plain, times wall time in Europe/Berlin. `status`, `nextDate` and `madeUntil` follow from its dates.
 */
export const RecurringOrder = z.object({
  id: text(),
  tenantId: text(),
  version,
  name: text('Unbekannt'),
  paused: flag,
  weekdays,
  /** Every so manyth week, counted from that of `startsOn`. */
  everyWeeks: number(1),
  startsOn: text(),
  endsOn: optionalDate,
  /** Of a date that is a holiday where the goods are loaded. */
  holidays: z.catch(z.enum(HOLIDAY_RULES), 'skip'),
  /** So many days before loading the order is made. */
  daysAhead: number(7),
  /** Working days between loading and unloading. */
  transitDays: number(1),
  /** Dates of the rule a person has left out. */
  skipped: days,
  customerId: optionalText,
  customerName: text('Unbekannt'),
  ...orderParts,
  further: z.catch(FurtherFields, {}),
  /** Why the order of a date could not be made, in words; gone with the next that can. */
  problem: optionalText,
  status: z.catch(z.enum(RECURRING_STATUSES), 'active'),
  /** Day of loading of the next order that is still to be made. */
  nextDate: optionalDate,
  /** Day of loading of the last order that was made. */
  madeUntil: optionalDate,
  createdAt: text(),
  updatedAt: text(),
})
export type RecurringOrder = z.output<typeof RecurringOrder>

/** What became of one date of a template. */
export const DATE_STATES = ['planned', 'made', 'skipped', 'holiday', 'clash', 'outside'] as const
export type DateState = (typeof DATE_STATES)[number]

/** One of the next dates. `loadsOn` differs from `date` where a holiday moves it; both days are missing where no order is due. */
export const RecurringDate = z.object({
  date: text(),
  state: z.catch(z.enum(DATE_STATES), 'planned'),
  holiday: optionalText,
  loadsOn: optionalDate,
  unloadsOn: optionalDate,
  /** The day its order is made. */
  madeOn: optionalDate,
  orderId: optionalText,
})
export type RecurringDate = z.output<typeof RecurringDate>

/** An order that was made; `gone`: it has been deleted since, and does not come again. */
export const MadeOrder = z.object({
  date: text(),
  loadsOn: text(),
  orderId: text(),
  madeAt: text(),
  status: optionalText,
  gone: flag,
})
export type MadeOrder = z.output<typeof MadeOrder>
