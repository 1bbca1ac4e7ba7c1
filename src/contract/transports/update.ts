import * as z from 'zod/mini'
import { Figure } from '../basics/bounds.ts'
import { SaidWarnings } from '../basics/said-reason.ts'
import { holding, preprocess } from '../basics/tolerant.ts'
import { eventId } from '../records/events.ts'
import { Transport } from './transport.ts'

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const amount = z.optional(z.nullable(Figure))

/**
 * What a person says of a transport; `null` clears. What belongs to the order of a transport is changed on the order, by its
 * rules. Where a vehicle is assigned, its type and plate are its own.
 */
export const TransportUpdate = z.object({
  customerName: words(200),
  origin: words(100),
  originPostalCode: words(12),
  originCountry: words(60),
  destination: words(100),
  destinationPostalCode: words(12),
  destinationCountry: words(60),
  cargo: words(350),
  weightKg: amount,
  loadingMeters: amount,
  vehicleType: words(40),
  loadingDate: words(10),
  loadingTimeFrom: words(5),
  loadingTimeTo: words(5),
  loadingTimesAssumed: z.optional(z.null()),
  unloadingDate: words(10),
  unloadingTimeFrom: words(5),
  unloadingTimeTo: words(5),
  unloadingTimesAssumed: z.optional(z.null()),
  vehicleNumber: words(20),
  driverName: words(120),
  driverPhone: words(60),
  /** When the truck came to its stops and left them, ISO 8601: the transport's own to say, also where it has an order. */
  pickupArrivedAt: words(40),
  pickupLeftAt: words(40),
  deliveryArrivedAt: words(40),
  deliveryLeftAt: words(40),
})
export type TransportUpdate = z.output<typeof TransportUpdate>

/**
 * A new transport: of a confirmed order that has none (`orderId` alone), or as it is typed. Without a status one that was
 * read by OCR is an inquiry, any other is in planning.
 */
export const TransportInput = z.extend(TransportUpdate, {
  orderId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Its number, where it has one already; else the next of the tenant. */
  loadId: z.optional(z.string().check(z.maxLength(40))),
  status: z.optional(z.string().check(z.maxLength(40))),
  isFromOCR: z.optional(z.boolean()),
})
export type TransportInput = z.output<typeof TransportInput>

/** Answer to every change of a transport, and the event that `transports.undo` takes back. */
export const TransportChanged = preprocess(
  holding('transport'),
  z.object({ transport: Transport, eventId, warnings: SaidWarnings }),
)
export type TransportChanged = z.output<typeof TransportChanged>
