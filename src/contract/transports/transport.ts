import * as z from 'zod/mini'
import { TransportStatusField } from '../basics/statuses.ts'
import { flag, number, optionalFlag, optionalNumber, optionalText, text, version } from '../basics/tolerant.ts'

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
