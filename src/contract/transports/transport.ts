import { FurtherPlaces } from '../orders/order-lines.ts'
import * as z from 'zod/mini'
import { TransportStatusField } from '../basics/statuses.ts'
import {
  camelised,
  filledRecords,
  flag,
  number,
  optionalFlag,
  optionalNumber,
  optionalText,
  preprocess,
  text,
  version,
} from '../basics/tolerant.ts'

/** When the truck came to the further places of an order and left them; missing where no one has seen any of it. */
const StampsOfPlaces = preprocess(
  filledRecords,
  z.optional(
    z.array(
      preprocess(
        camelised,
        z.object({
          kind: z.catch(z.enum(['pickup', 'delivery']), 'delivery'),
          part: number(1),
          arrivedAt: optionalText,
          leftAt: optionalText,
        }),
      ),
    ),
  ),
)

/** Mapped view of a transport (specification 3). Distances km, speed km/h, duration minutes, stamps ISO 8601 in UTC. */
export const Transport = z.object({
  id: text(),
  tenantId: text(),
  version,
  status: TransportStatusField,
  orderId: optionalText,
  /** The order number (specification 3 calls it loadId). */
  loadId: text(),
  origin: text('Unbekannt'),
  originPostalCode: text(),
  originCountry: text('Deutschland'),
  destination: text('Unbekannt'),
  destinationPostalCode: text(),
  destinationCountry: text('Deutschland'),
  furtherStops: FurtherPlaces,
  customerName: text('Unbekannt'),
  carrierId: optionalText,
  carrierName: optionalText,
  driverId: optionalText,
  driverName: text('Unbekannt'),
  driverPhone: optionalText,
  /** The tour it is part of. */
  tourId: optionalText,
  vehicleId: optionalText,
  vehicleNumber: text('Unbekannt'),
  vehicleType: text('Unbekannt'),
  cargo: text(),
  weightKg: optionalNumber,
  loadingMeters: optionalNumber,
  loadingDate: optionalText,
  loadingTimeFrom: optionalText,
  loadingTimeTo: optionalText,
  /** The times are not given; see `Order`. */
  loadingTimesAssumed: optionalFlag,
  unloadingDate: optionalText,
  unloadingTimeFrom: optionalText,
  unloadingTimeTo: optionalText,
  unloadingTimesAssumed: optionalFlag,
  currentLocation: z.catch(
    z.optional(
      z.object({
        address: text(),
        city: text(),
        country: text('Deutschland'),
        postalCode: text(),
        coordinates: z.catch(z.optional(z.object({ lat: number(0), lng: number(0) })), undefined),
      }),
    ),
    undefined,
  ),
  isFromOCR: flag,
  progress: number(0),
  estimatedArrival: optionalText,
  /** When the truck came to its stops and left them; missing where no one has seen it. */
  pickupArrivedAt: optionalText,
  pickupLeftAt: optionalText,
  deliveryArrivedAt: optionalText,
  deliveryLeftAt: optionalText,
  /** The same of the further places of its order, `part` as `OrderPlace` counts them. */
  furtherStamps: StampsOfPlaces,
  currentSpeed: optionalNumber,
  estimatedDuration: optionalNumber,
  distanceKm: optionalNumber,
  delayMinutes: optionalNumber,
  delayCause: optionalText,
  disruption: optionalText,
  lastUpdate: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type Transport = z.output<typeof Transport>
