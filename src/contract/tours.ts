import * as z from 'zod/mini'
import { Count, Day, Moment, WallTime } from './basics/bounds.ts'
import { endpoint, IdParams, PageQuery, pageOf } from './basics/core.ts'
import { DangerousGoodsLines, FurtherStops, GoodsLines } from './orders/order-lines.ts'
import { eventId, undoEndpoint } from './records/events.ts'
import { SaidWarnings } from './basics/said-reason.ts'
import {
  flag,
  number,
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalTime,
  preprocess,
  recordsOf,
  text,
  version as counted,
} from './basics/tolerant.ts'

const StopKindField = z.catch(z.enum(['pickup', 'delivery']), 'pickup')

/** One stop of a tour: where and when an order is loaded or unloaded, and what is aboard afterwards. */
export const TourStop = z.object({
  orderId: text(),
  orderNumber: text(),
  kind: StopKindField,
  /** Which of the order's places of that kind, where it has several; missing, the one the order has fields for. */
  part: optionalNumber,
  company: optionalText,
  address: text(),
  postalCode: text(),
  city: text(),
  country: text('Deutschland'),
  /** When the stop is open for the truck. */
  date: optionalDate,
  timeFrom: optionalTime,
  timeTo: optionalTime,
  /** The times are not given. */
  timesAssumed: optionalFlag,
  fixed: flag,
  contactPerson: optionalText,
  phone: optionalText,
  reference: optionalText,
  bookingNumber: optionalText,
  ramp: optionalText,
  openingHours: optionalText,
  driverHints: optionalText,
  /** When the truck is there. */
  plannedDate: optionalDate,
  plannedTime: optionalTime,
  /** The planned time was set by a person, and not worked out. */
  isSet: flag,
  isLate: flag,
  isDone: flag,
  /** Aboard after the stop: loading metres, kilograms, pallets. */
  loadingMeters: number(0),
  weightKg: number(0),
  pallets: number(0),
})
export type TourStop = z.output<typeof TourStop>

/** What an order puts on the truck. No price of anybody stands in a tour. */
export const TourOrder = z.object({
  id: text(),
  orderNumber: text(),
  status: text(),
  cargoDescription: text(),
  packageType: optionalText,
  packageCount: optionalNumber,
  quantity: optionalNumber,
  weight: optionalNumber,
  volume: optionalNumber,
  loadingMeters: optionalNumber,
  furtherStops: FurtherStops,
  goodsLines: GoodsLines,
  dangerousGoods: DangerousGoodsLines,
  orderType: text('standard'),
  temperatureMin: optionalNumber,
  temperatureMax: optionalNumber,
  tailLift: flag,
  palletExchange: flag,
  /** Why driving bans do not bind what is carried. */
  banExemption: optionalText,
  palletsExchanged: optionalNumber,
})
export type TourOrder = z.output<typeof TourOrder>

/** A run of a vehicle or a subcontractor: its stops in order. An order alone is a tour of two stops. Source: decision A27 */
export const Tour = z.object({
  id: text(),
  tenantId: text(),
  version: counted,
  number: text(),
  vehicleId: optionalText,
  carrierId: optionalText,
  carrierName: optionalText,
  vehiclePlate: optionalText,
  trailerPlate: optionalText,
  vehicleType: optionalText,
  driverName: optionalText,
  driverPhone: optionalText,
  stops: preprocess(recordsOf, z.array(TourStop)),
  orders: preprocess(recordsOf, z.array(TourOrder)),
  createdAt: text(),
  updatedAt: text(),
})
export type Tour = z.output<typeof Tour>

/** Answer to every change of a tour, and the event that `tours.undo` takes back. */
export const TourChanged = z.object({ tour: Tour, eventId, warnings: SaidWarnings })
export type TourChanged = z.output<typeof TourChanged>

/** Answer to `tours.unplan`; `tour` as it was where nothing is left of it. */
const TourUnplanned = z.extend(TourChanged, { isGone: flag })

const id = z.string().check(z.minLength(1), z.maxLength(100))
/** Most stops of one tour: what a van with parcels might have. */
const MOST_STOPS = 200

const StopInput = z.object({
  orderId: id,
  kind: z.enum(['pickup', 'delivery']),
  part: z.optional(Count),
  plannedDate: z.optional(Day),
  plannedTime: z.optional(WallTime),
  /** The second of two: when summer time ends, the clock shows an hour twice. */
  plannedSecond: z.optional(z.boolean()),
})

/** Lifts what stands in the way of a tour, by those who may override. */
const overrideReason = z.optional(z.string().check(z.maxLength(1000)))

/** Version of the tour that was planned with; `If-Match` says the same. */
const version = z.optional(Count)

const CHANGE = { permission: 'transports.write', failure: 'Failed to update tour' } as const

export const tourEndpoints = {
  'tours.list': endpoint({
    method: 'GET',
    path: '/api/v1/tours',
    query: z.extend(PageQuery, {
      orderId: z.optional(z.string().check(z.maxLength(100))),
      vehicleId: z.optional(z.string().check(z.maxLength(100))),
      carrierId: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: pageOf(Tour),
    permission: 'orders.read',
  }),
  'tours.get': endpoint({
    method: 'GET',
    path: '/api/v1/tours/{id}',
    params: IdParams,
    response: Tour,
    permission: 'orders.read',
    failure: 'Data not found',
  }),
  /**
   * The stops in their order. Orders that are not among them leave the tour, those that ride alone may join it. Judged as
   * `tours.plan` is, and so are `split` and `merge`.
   */
  'tours.setStops': endpoint({
    method: 'PUT',
    path: '/api/v1/tours/{id}/stops',
    params: IdParams,
    body: z.object({ stops: z.array(StopInput).check(z.minLength(1), z.maxLength(MOST_STOPS)), overrideReason }),
    response: TourChanged,
    ...CHANGE,
  }),
  'tours.split': endpoint({
    method: 'POST',
    path: '/api/v1/tours/{id}/split',
    params: IdParams,
    body: z.object({ orderIds: z.array(id).check(z.minLength(1), z.maxLength(MOST_STOPS)), overrideReason }),
    response: TourChanged,
    ...CHANGE,
  }),
  /** Takes another tour of the same vehicle or carrier in. */
  'tours.merge': endpoint({
    method: 'POST',
    path: '/api/v1/tours/{id}/merge',
    params: IdParams,
    body: z.object({ tourId: id, overrideReason }),
    response: TourChanged,
    ...CHANGE,
  }),
  /**
   * One act of planning: the tour has these stops, its orders are given to the vehicle or the subcontractor, and leave the tours
   * they were on. Neither: it is not assigned yet. Without a tour it makes one. Judged as the board shows it: 409 `CONFLICTS`.
   */
  'tours.plan': endpoint({
    method: 'POST',
    path: '/api/v1/tours/plan',
    body: z.object({
      tourId: z.optional(id),
      version,
      vehicleId: z.optional(id),
      carrierId: z.optional(id),
      stops: z.array(StopInput).check(z.minLength(1), z.maxLength(MOST_STOPS)),
      /** When the truck is at the first stop that is open, epoch milliseconds. */
      startAt: z.optional(Moment),
      /** The orders as they were when it was planned: 409 `VERSION_CONFLICT` where one has been changed since. */
      orders: z.optional(z.array(z.object({ id, version: Count })).check(z.maxLength(MOST_STOPS))),
      /** What the subcontractor gets for the orders that come to him, in euros; each has its share by its way. */
      carrierPrice: z.optional(z.number().check(z.minimum(0), z.maximum(99_999.99))),
      overrideReason,
    }),
    response: TourChanged,
    ...CHANGE,
  }),
  /** Orders go back to the work list: all of the tour, unless some are named. */
  'tours.unplan': endpoint({
    method: 'POST',
    path: '/api/v1/tours/{id}/unplan',
    params: IdParams,
    body: z.object({ orderIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MOST_STOPS))), version }),
    response: TourUnplanned,
    ...CHANGE,
  }),
  'tours.undo': undoEndpoint('/api/v1/tours', CHANGE),
}
