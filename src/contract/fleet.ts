import * as z from 'zod/mini'
import { VEHICLE_STATUSES } from '#src/domain/vehicles.ts'
import { endpoint, IdParams, PageQuery, pageOf } from './core.ts'
import { flag, number, optionalDate, optionalNumber, optionalText, text } from './tolerant.ts'

/** A vehicle with its trailer, driver and where it stands. Payload kg, length loading metres. */
export const Vehicle = z.object({
  id: text(),
  tenantId: text(),
  version: number(1),
  licencePlate: text('Unbekannt'),
  trailerPlate: optionalText,
  type: text('TRUCK'),
  loadingMeters: number(0),
  payloadKg: number(0),
  adr: flag,
  reefer: flag,
  tailLift: flag,
  status: z.catch(z.enum(VEHICLE_STATUSES), 'available'),
  depotCity: text(),
  depotPostalCode: text(),
  currentCity: text(),
  currentPostalCode: text(),
  currentCountry: text('Deutschland'),
  driverId: optionalText,
  driverName: optionalText,
  driverPhone: optionalText,
  carrierId: optionalText,
  availableFrom: optionalText,
  nextInspection: optionalDate,
  updatedAt: text(),
})
export type Vehicle = z.output<typeof Vehicle>

/** Freight waiting for a vehicle, made from a confirmed order. */
export const Load = z.object({
  id: text(),
  tenantId: text(),
  version: number(1),
  status: z.catch(z.enum(['open', 'planned', 'assigned', 'done']), 'open'),
  orderId: optionalText,
  customerName: text('Unbekannt'),
  description: text(),
  originCity: text(),
  originPostalCode: text(),
  originCountry: text('Deutschland'),
  destinationCity: text(),
  destinationPostalCode: text(),
  destinationCountry: text('Deutschland'),
  pickupDate: optionalDate,
  deliveryDate: optionalDate,
  weightKg: optionalNumber,
  loadingMeters: optionalNumber,
  vehicleType: text('TRUCK'),
  updatedAt: text(),
})
export type Load = z.output<typeof Load>

export const fleetEndpoints = {
  'vehicles.list': endpoint({
    method: 'GET',
    path: '/api/vehicles',
    query: z.extend(PageQuery, {
      status: z.optional(z.string().check(z.maxLength(100))),
      type: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: pageOf(Vehicle),
    permission: 'vehicles.read',
    failure: 'Failed to find vehicles',
  }),
  'vehicles.get': endpoint({
    method: 'GET',
    path: '/api/vehicles/{id}',
    params: IdParams,
    response: Vehicle,
    permission: 'vehicles.read',
    failure: 'Data not found',
  }),
  'loads.list': endpoint({
    method: 'GET',
    path: '/api/loads',
    query: z.extend(PageQuery, { status: z.optional(z.string().check(z.maxLength(100))) }),
    response: pageOf(Load),
    permission: 'loads.read',
  }),
  'loads.get': endpoint({
    method: 'GET',
    path: '/api/loads/{id}',
    params: IdParams,
    response: Load,
    permission: 'loads.read',
    failure: 'Data not found',
  }),
}
