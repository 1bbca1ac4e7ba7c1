import * as z from 'zod/mini'
import { ABSENCE_KINDS, DRIVER_STATUSES } from '#src/domain/drivers/statuses.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { eventId, undoEndpoint } from './records/events.ts'
import { SaidWarnings } from './basics/said-reason.ts'
import { done, optionalDate, optionalText, preprocess, recordsOf, text, version } from './basics/tolerant.ts'

/** Days on which a driver does not drive, both ends included. */
export const DriverAbsence = z.object({
  id: text(),
  from: text(),
  to: text(),
  kind: z.catch(z.enum(ABSENCE_KINDS), 'other'),
  note: optionalText,
})
export type DriverAbsence = z.output<typeof DriverAbsence>

/** A driver, his papers, and when he is away. */
export const Driver = z.object({
  id: text(),
  tenantId: text(),
  version,
  name: text('Unbekannt'),
  phone: text(),
  email: optionalText,
  /** What he does today; follows from his absences and his transports. */
  status: z.catch(z.enum(DRIVER_STATUSES), 'free'),
  /** As they are written: `C, CE`. */
  licenceClasses: text(),
  licenceUntil: optionalDate,
  driverCardNumber: optionalText,
  driverCardUntil: optionalDate,
  code95Until: optionalDate,
  /** Courses of the certificate: `basic, tank, 1, 7`. */
  adrCourses: text(),
  adrCertificateUntil: optionalDate,
  /** The earliest end of a paper. */
  nextExpiry: optionalDate,
  /** The vehicle that is his. */
  vehicleId: optionalText,
  vehiclePlate: optionalText,
  depotCity: text(),
  depotPostalCode: text(),
  /** A subcontractor's driver: who employs him. */
  carrierId: optionalText,
  carrierName: optionalText,
  absences: preprocess(recordsOf, z.array(DriverAbsence)),
  notes: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type Driver = z.output<typeof Driver>

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))

/** What a person says of a driver; what is missing stays, null takes away. */
export const DriverInput = z.object({
  name: words(200),
  phone: words(60),
  email: words(254),
  licenceClasses: words(60),
  licenceUntil: words(10),
  driverCardNumber: words(60),
  driverCardUntil: words(10),
  code95Until: words(10),
  adrCourses: words(60),
  adrCertificateUntil: words(10),
  vehicleId: words(100),
  depotCity: words(100),
  depotPostalCode: words(12),
  carrierId: words(100),
  notes: words(2000),
})
export type DriverInput = z.output<typeof DriverInput>

const overrideReason = z.optional(z.string().check(z.maxLength(1000)))

/** An absence as it is entered; a reason lets it stand against transports he is planned for. */
export const AbsenceInput = z.object({
  from: z.string().check(z.maxLength(10)),
  to: z.string().check(z.maxLength(10)),
  kind: z.enum(ABSENCE_KINDS),
  note: words(1000),
  overrideReason,
})
export type AbsenceInput = z.output<typeof AbsenceInput>

/** Answer to a change of a driver, and the event that `drivers.undo` takes back. */
export const DriverChanged = z.object({ driver: Driver, eventId, warnings: SaidWarnings })
export type DriverChanged = z.output<typeof DriverChanged>

const list = (most: number) => z.optional(z.string().check(z.maxLength(most)))

/** What the list can be sorted by. */
export const DRIVER_SORTS = [
  'name',
  'status',
  'phone',
  'vehiclePlate',
  'licenceClasses',
  'licenceUntil',
  'driverCardUntil',
  'code95Until',
  'adrCertificateUntil',
  'nextExpiry',
  'depotCity',
  'carrierName',
] as const

export const DriverListQuery = z.extend(PageQuery, {
  ...sortedBy(DRIVER_SORTS),
  /** Comma-joined, as are `licence` and `papers`. */
  status: list(100),
  /** Drivers whose licence allows to drive what one of these classes does. */
  licence: list(60),
  /** `due`: a paper ends within 30 days; `expired`; `unknown`: one that was never shown. */
  papers: list(60),
  adr: z.optional(z.enum(['true', 'false'])),
  employer: z.optional(z.enum(['own', 'carrier'])),
  carrierId: list(100),
  vehicleId: list(100),
})

const CHANGE = { permission: 'vehicles.write', failure: 'Failed to update driver' } as const
const path = '/api/v1/drivers'

export const driverEndpoints = {
  'drivers.list': endpoint({
    method: 'GET',
    path,
    query: DriverListQuery,
    response: pageOf(Driver),
    permission: 'vehicles.read',
  }),
  'drivers.get': endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    params: IdParams,
    response: Driver,
    permission: 'vehicles.read',
    failure: 'Data not found',
  }),
  'drivers.create': endpoint({ method: 'POST', path, body: DriverInput, response: DriverChanged, ...CHANGE }),
  'drivers.update': endpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    params: IdParams,
    body: DriverInput,
    response: DriverChanged,
    ...CHANGE,
  }),
  'drivers.delete': endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    params: IdParams,
    /** `eventId`: what `drivers.undo` takes to bring him back. */
    response: z.object({ success: done, eventId }),
    ...CHANGE,
  }),
  'drivers.absent': endpoint({
    method: 'POST',
    path: `${path}/{id}/absences`,
    params: IdParams,
    body: AbsenceInput,
    response: DriverChanged,
    ...CHANGE,
  }),
  'drivers.present': endpoint({
    method: 'DELETE',
    path: `${path}/{id}/absences/{absenceId}`,
    params: z.extend(IdParams, { absenceId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: DriverChanged,
    ...CHANGE,
  }),
  'drivers.undo': undoEndpoint(path, CHANGE),
}
