import * as z from 'zod/mini'
import { PRICE_ANSWER_STATES, PRICE_REQUEST_STATUSES, QUOTE_STATES } from '#src/domain/matching/quotes.ts'
import { VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { Company } from './accounts/tenants.ts'
import { Day, Figure, WallTime } from './basics/bounds.ts'
import { DangerousGoodsLines, GoodsLines } from './orders/order-lines.ts'
import { SaidReason, SaidWarnings } from './basics/said-reason.ts'
import {
  optionalDate,
  optionalNumber,
  optionalText,
  optionalTime,
  preprocess,
  recordsOf,
  text,
  version,
} from './basics/tolerant.ts'
import { eventId } from './records/events.ts'

/**
 * What one carrier says to a request. Prices in euros net: `total` is all of it, so that it can be compared; toll that is missing is
 * in the freight. Days and times of the stops are wall time there; stamps ISO 8601 in UTC.
 */
export const Quote = z.object({
  carrierId: text(),
  carrierName: text('Unbekannt'),
  state: z.catch(z.enum(QUOTE_STATES), 'asked'),
  recipient: optionalText,
  freight: optionalNumber,
  toll: optionalNumber,
  surcharges: optionalNumber,
  total: optionalNumber,
  pricePerKm: optionalNumber,
  margin: optionalNumber,
  marginPercent: optionalNumber,
  score: optionalNumber,
  vehicleType: optionalText,
  vehicleId: optionalText,
  licencePlate: optionalText,
  pickupDate: optionalDate,
  pickupTime: optionalTime,
  deliveryDate: optionalDate,
  deliveryTime: optionalTime,
  emptyKm: optionalNumber,
  /** Percent of trips on time. */
  punctuality: optionalNumber,
  /** Days. */
  paymentTerms: optionalNumber,
  /** What is to be minded of his papers; none where all are valid. Codes of `match.`. */
  papers: preprocess(recordsOf, z.array(SaidReason)),
  /** What blocks him without a reason. Codes of `match.`. */
  blockers: preprocess(recordsOf, z.array(SaidReason)),
  note: optionalText,
  /** Why he declined. */
  reason: optionalText,
  validUntil: optionalText,
  askedAt: optionalText,
  answeredAt: optionalText,
  /** Who gave the price, or took it down. */
  answeredBy: optionalText,
})
export type Quote = z.output<typeof Quote>

/** What was asked, said and decided, the oldest first; `code` is a key of `priceRequest.log.`, `text` the words of a person. */
const LogLine = z.object({
  at: text(),
  who: text('System'),
  code: text('note'),
  values: z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  text: optionalText,
})
export type PriceRequestLogLine = z.output<typeof LogLine>

/** Several carriers asked for a price of one order, with what they said. `deadline` is a moment, ISO 8601 in UTC. */
export const PriceRequest = z.object({
  id: text(),
  tenantId: text(),
  version,
  status: z.catch(z.enum(PRICE_REQUEST_STATUSES), 'open'),
  orderId: text(),
  orderNumber: text(),
  /** All places in the order of the ride, in words: "01067 Dresden → 80331 München". */
  route: text(),
  /** What is carried, in words: each line of goods and each dangerous substance. */
  goods: text(),
  deadline: text(),
  /** What it should cost at most, euros net, where the carriers are told. */
  targetPrice: optionalNumber,
  text: text(),
  customerPrice: optionalNumber,
  distanceKm: optionalNumber,
  quotes: preprocess(recordsOf, z.array(Quote)),
  log: preprocess(recordsOf, z.array(LogLine)),
  /** The carrier whose quote was taken, by whom and when. */
  acceptedCarrierId: optionalText,
  acceptedBy: optionalText,
  acceptedAt: optionalText,
  createdBy: optionalText,
  createdById: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type PriceRequest = z.output<typeof PriceRequest>

export const PRICE_REQUEST_SORTS = ['createdAt', 'deadline', 'orderNumber', 'status', 'route'] as const

/** What a carrier says, typed by himself or by who hears it on the phone. Prices in euros net, `validUntil` a moment. */
export const saidOfPrice = {
  freight: Figure,
  toll: z.optional(z.nullable(Figure)),
  surcharges: z.optional(z.nullable(Figure)),
  vehicleType: z.optional(z.nullable(z.enum(VEHICLE_TYPES))),
  licencePlate: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  pickupDate: z.optional(z.nullable(Day)),
  pickupTime: z.optional(z.nullable(WallTime)),
  deliveryDate: z.optional(z.nullable(Day)),
  deliveryTime: z.optional(z.nullable(WallTime)),
  paymentTerms: z.optional(z.nullable(Figure)),
  note: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  validUntil: z.optional(z.nullable(z.string().check(z.maxLength(30)))),
}

/** Answer to every change, and the event that `priceRequests.undo` takes back; none of what went out of the house. */
export const PriceRequestChanged = z.object({ priceRequest: PriceRequest, eventId, warnings: SaidWarnings })
export type PriceRequestChanged = z.output<typeof PriceRequestChanged>

const AskedStop = z.object({
  postalCode: text(),
  city: text(),
  country: text(),
  date: optionalDate,
  from: optionalTime,
  to: optionalTime,
})

const FurtherAskedStop = z.extend(AskedStop, { kind: z.catch(z.enum(['pickup', 'delivery']), 'delivery') })

/** The public side: what a carrier finds behind the link in his mail. */
export const PriceAnswer = z.object({
  state: z.catch(z.enum(PRICE_ANSWER_STATES), 'closed'),
  company: Company,
  requestId: text(),
  carrierName: text(),
  deadline: text(),
  targetPrice: optionalNumber,
  text: text(),
  sentBy: text(),
  pickup: AskedStop,
  delivery: AskedStop,
  /** Between the first and the last. */
  furtherStops: preprocess(recordsOf, z.array(FurtherAskedStop)),
  cargo: z.object({
    description: text(),
    weightKg: optionalNumber,
    loadingMeters: optionalNumber,
    packageCount: optionalNumber,
    packageType: optionalText,
    vehicleType: optionalText,
    adr: z.catch(z.boolean(), false),
    dangerousGoods: DangerousGoodsLines,
    goodsLines: GoodsLines,
    temperatureMin: optionalNumber,
    temperatureMax: optionalNumber,
    tailLift: z.catch(z.boolean(), false),
  }),
  distanceKm: optionalNumber,
  /** What he has said so far, without what only the house knows. */
  quote: Quote,
})
export type PriceAnswer = z.output<typeof PriceAnswer>
