import * as z from 'zod/mini'
import { VEHICLE_STATUSES } from '#src/domain/vehicles.ts'
import { endpoint, IdParams, PageQuery, pageOf } from './core.ts'
import { flag, number, optionalDate, optionalText, text } from './tolerant.ts'

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
}
