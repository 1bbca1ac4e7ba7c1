import * as z from 'zod/mini'
import { Day, Figure } from './basics/bounds.ts'
import { BLOCK_KINDS, VEHICLE_PAPERS, VEHICLE_STATUSES, VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { eventId, eventsEndpoint, undoEndpoint } from './records/events.ts'
import { SaidWarnings } from './basics/said-reason.ts'
import {
  flag,
  number,
  optionalDate,
  optionalNumber,
  optionalText,
  preprocess,
  recordsOf,
  text,
} from './basics/tolerant.ts'

/** Until when a paper of the vehicle holds. */
const Paper = z.object({ kind: z.enum(VEHICLE_PAPERS), validUntil: Day })

/** Days on which it cannot be planned, both ends included; without an end until somebody lifts it. */
const Block = z.object({
  id: text(),
  kind: z.catch(z.enum(BLOCK_KINDS), 'other'),
  from: Day,
  to: optionalDate,
  reason: text(),
})

/** A vehicle with its trailer, driver and where it stands. Payload kg, length loading metres. */
export const Vehicle = z.object({
  id: text(),
  tenantId: text(),
  version: number(0),
  licencePlate: text('Unbekannt'),
  trailerPlate: optionalText,
  type: text('TRUCK'),
  loadingMeters: number(0),
  payloadKg: number(0),
  adr: flag,
  reefer: flag,
  tailLift: flag,
  status: z.catch(z.enum(VEHICLE_STATUSES), 'available'),
  ...{ depotCity: text(), depotPostalCode: text() },
  currentCity: text(),
  currentPostalCode: text(),
  currentCountry: text('Deutschland'),
  ...{ driverId: optionalText, driverName: optionalText, driverPhone: optionalText },
  /** Who drives it in turns with the driver; the id where just one driver has that name. */
  ...{ coDriverId: optionalText, coDriverName: optionalText },
  /** Of a subcontractor, whose vehicle it is. */
  carrierId: optionalText,
  carrierName: optionalText,
  /** When and where its last tour ends; missing where it is free. */
  availableFrom: optionalText,
  availableCity: optionalText,
  availablePostalCode: optionalText,
  papers: preprocess(recordsOf, z.array(Paper)),
  /** The first day on which one of its papers ends. */
  papersUntil: optionalDate,
  blocks: preprocess(recordsOf, z.array(Block)),
  /** No longer driven since that day: sold, given back, written off. */
  outOfServiceSince: optionalDate,
  notes: optionalText,
  updatedAt: text(),
})
export type Vehicle = z.output<typeof Vehicle>
export type VehicleBlock = z.output<typeof Block>

/** Part of a tour as a vehicle drives it. */
const Trip = z.object({
  id: text(),
  number: text(),
  /** Moments, ISO 8601. */
  start: text(),
  end: text(),
  originCity: text(),
  originPostalCode: text(),
  /** The towns between. */
  via: z.catch(z.optional(z.array(z.string())), undefined),
  destinationCity: text(),
  destinationPostalCode: text(),
  status: text(),
  orderNumbers: z.array(z.string()),
  orderIds: z.array(z.string()),
  /** The most that is aboard at once. */
  loadingMeters: optionalNumber,
  km: optionalNumber,
})
export type VehicleTrip = z.output<typeof Trip>

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const figure = z.optional(z.nullable(Figure))

/** What a person says of a vehicle; what is missing stays, null takes away. */
export const VehicleInput = z.object({
  licencePlate: words(20),
  trailerPlate: words(20),
  type: z.optional(z.enum(VEHICLE_TYPES)),
  loadingMeters: figure,
  payloadKg: figure,
  adr: z.optional(z.nullable(z.boolean())),
  tailLift: z.optional(z.nullable(z.boolean())),
  depotPostalCode: words(12),
  depotCity: words(100),
  driverName: words(120),
  driverPhone: words(60),
  coDriverName: words(120),
  carrierId: words(100),
  papers: z.optional(z.nullable(z.array(Paper).check(z.maxLength(VEHICLE_PAPERS.length)))),
  outOfServiceSince: z.optional(z.nullable(Day)),
  notes: words(1000),
})
export type VehicleInput = z.output<typeof VehicleInput>

export const VehicleBlockInput = z.object({
  kind: z.enum(BLOCK_KINDS),
  from: Day,
  to: z.optional(Day),
  reason: z.string().check(z.maxLength(200)),
  /** Lifts that tours stand against it. */
  overrideReason: z.optional(z.string().check(z.maxLength(1000))),
})
export type VehicleBlockInput = z.output<typeof VehicleBlockInput>

/** What the list can be sorted by. */
export const VEHICLE_SORTS = [
  'licencePlate',
  'trailerPlate',
  'type',
  'status',
  'loadingMeters',
  'payloadKg',
  'depotCity',
  'currentCity',
  'driverName',
  'availableFrom',
  'availableCity',
  'papersUntil',
  'carrierName',
] as const

/** Answer to a change, and the event that `vehicles.undo` takes back. */
const VehicleChanged = z.extend(Vehicle, { eventId, warnings: SaidWarnings })

const CHANGE = { permission: 'vehicles.write', failure: 'Failed to update vehicle' } as const
const param = (most: number) => z.optional(z.string().check(z.maxLength(most)))

export const vehicleEndpoints = {
  'vehicles.list': endpoint({
    method: 'GET',
    path: '/api/vehicles',
    query: z.extend(PageQuery, {
      ...sortedBy(VEHICLE_SORTS),
      status: param(200),
      type: param(100),
      /** Free on that day at the earliest, at the latest. */
      freeFrom: z.optional(Day),
      freeUntil: z.optional(Day),
      /** Postal areas of where it is free, `20-29,34117`. */
      freeIn: param(200),
      /** `due` within 30 days or expired, `expired`. */
      papers: z.optional(z.enum(['due', 'expired'])),
      owner: z.optional(z.enum(['own', 'carrier'])),
      carrierId: param(100),
      /** Only those with a trailer of their own. */
      trailer: z.optional(z.literal('own')),
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
  /** What it drives in the weeks from the one of `from` on, as `weeks` says; this week and the next two unless said. */
  'vehicles.week': endpoint({
    method: 'GET',
    path: '/api/vehicles/{id}/week',
    params: IdParams,
    query: z.object({
      from: z.optional(Day),
      weeks: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(8))),
    }),
    response: z.object({ from: text(), to: text(), data: preprocess(recordsOf, z.array(Trip)) }),
    permission: 'vehicles.read',
  }),
  /** Everything it drives or has driven, the latest first. */
  'vehicles.trips': endpoint({
    method: 'GET',
    path: '/api/vehicles/{id}/trips',
    params: IdParams,
    query: PageQuery,
    response: pageOf(Trip),
    permission: 'vehicles.read',
  }),
  'vehicles.events': eventsEndpoint('/api/vehicles', 'vehicles.read'),
  'vehicles.create': endpoint({
    method: 'POST',
    path: '/api/vehicles',
    body: VehicleInput,
    response: VehicleChanged,
    permission: 'vehicles.write',
    failure: 'Failed to create vehicle',
  }),
  'vehicles.update': endpoint({
    method: 'PUT',
    path: '/api/vehicles/{id}',
    params: IdParams,
    body: VehicleInput,
    response: VehicleChanged,
    ...CHANGE,
  }),
  'vehicles.delete': endpoint({
    method: 'DELETE',
    path: '/api/vehicles/{id}',
    params: IdParams,
    response: z.object({ success: flag, eventId }),
    permission: 'vehicles.write',
    failure: 'Failed to delete vehicle',
  }),
  'vehicles.block': endpoint({
    method: 'POST',
    path: '/api/vehicles/{id}/blocks',
    params: IdParams,
    body: VehicleBlockInput,
    response: VehicleChanged,
    ...CHANGE,
  }),
  'vehicles.unblock': endpoint({
    method: 'POST',
    path: '/api/vehicles/{id}/unblock',
    params: IdParams,
    body: z.object({ blockId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: VehicleChanged,
    ...CHANGE,
  }),
  /** Keeps the vehicle of a subcontractor as an order names it: plate, trailer, driver. The one known by its plate is brought up to date. */
  'vehicles.keep': endpoint({
    method: 'POST',
    path: '/api/vehicles/keep',
    body: z.object({ orderId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: VehicleChanged,
    ...CHANGE,
  }),
  'vehicles.undo': undoEndpoint('/api/vehicles', CHANGE),
}
