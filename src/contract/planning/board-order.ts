import * as z from 'zod/mini'
import { isVehicleType, VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { OptionalTransportStatusField, OrderStatusField } from '../basics/statuses.ts'
import {
  flag,
  number,
  optionalDate,
  optionalFlag,
  optionalMoment,
  optionalNumber,
  optionalText,
  optionalTime,
  preprocess,
  text,
  version,
} from '../basics/tolerant.ts'
import { BanExemptionField } from '../orders/order.ts'
import { DangerousGoodsLines, GoodsLines } from '../orders/order-lines.ts'

export const VehicleTypeField = preprocess(
  (value) => (isVehicleType(value) ? value : undefined),
  z.optional(z.enum(VEHICLE_TYPES)),
)

const Point = z.catch(z.object({ lat: z.number(), lng: z.number() }), { lat: 0, lng: 0 })

/** Where trucks load, unload or stand; `key` is the same for what is one address. */
export const BoardSite = z.object({
  key: text(),
  company: optionalText,
  country: text('Deutschland'),
  postalCode: text(),
  city: text(),
  point: Point,
})
export type BoardSite = z.output<typeof BoardSite>

/** One end of an order: `site` is its place among the sites of the answer, so that each is told once. */
const BoardEnd = z.object({
  site: number(-1),
  date: optionalDate,
  from: optionalTime,
  to: optionalTime,
  /** The times are not given. */
  assumed: optionalFlag,
  fixed: flag,
  openingHours: optionalText,
})

const BoardFurtherEnd = z.extend(BoardEnd, { kind: z.catch(z.enum(['pickup', 'delivery']), 'delivery') })

const NOWHERE = { site: -1, fixed: false }

/** When the truck came to one of the further places and left it, epoch milliseconds. */
const BoardStamps = z.object({
  kind: z.catch(z.enum(['pickup', 'delivery']), 'delivery'),
  part: number(0),
  arrivedAt: optionalMoment,
  leftAt: optionalMoment,
})

/** What the board has to know of an order; the prices only for who may read them. */
export const BoardOrder = z.object({
  id: text(),
  version,
  number: text(),
  status: OrderStatusField,
  transportId: optionalText,
  transportStatus: OptionalTransportStatusField,
  customerName: text(),
  priority: optionalText,
  pickup: z.catch(BoardEnd, NOWHERE),
  delivery: z.catch(BoardEnd, NOWHERE),
  /** Places between the first and the last, and what is loaded and unloaded where. */
  furtherStops: z.optional(z.array(BoardFurtherEnd)),
  goodsLines: GoodsLines,
  loadingMeters: optionalNumber,
  weightKg: optionalNumber,
  pallets: number(0),
  dangerousGoods: DangerousGoodsLines,
  cooled: flag,
  tailLift: flag,
  banExemption: BanExemptionField,
  /** Temperatures in °C; the measures of a piece as they were typed. */
  temperatureMin: optionalNumber,
  temperatureMax: optionalNumber,
  dimensions: optionalText,
  palletExchange: optionalFlag,
  requiredVehicleType: VehicleTypeField,
  /** What the subcontractor who has it drives it with. */
  hauledBy: VehicleTypeField,
  /** The driver its transport names, who need not be the vehicle's own. */
  driverId: optionalText,
  customerPrice: optionalNumber,
  carrierPrice: optionalNumber,
  delayMinutes: optionalNumber,
  disrupted: flag,
  /** Epoch milliseconds. */
  estimatedArrival: optionalMoment,
  /** When the truck came to its stops and left them, epoch milliseconds. */
  pickupArrivedAt: optionalMoment,
  pickupLeftAt: optionalMoment,
  deliveryArrivedAt: optionalMoment,
  deliveryLeftAt: optionalMoment,
  furtherStamps: z.optional(z.array(BoardStamps)),
})
export type BoardOrder = z.output<typeof BoardOrder>
