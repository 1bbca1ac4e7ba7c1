import type { AssignmentConflict } from '#src/domain/refusals/conflict.ts'
import type { AbsenceInput, DriverInput } from '#src/contract/drivers.ts'
import { checkAbsence } from '#src/domain/drivers/availability.ts'
import { checkDriver } from '#src/domain/drivers/checks.ts'
import { nextExpiry, parseAdrCourses, parseLicenceClasses } from '#src/domain/drivers/papers.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { assertNoConflicts } from '../orders/assignment/passing.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { routeWords } from './conflicts.ts'

type Driver = Row<'drivers'>

const TEXTS = ['phone', 'depotCity', 'depotPostalCode'] as const
const OPTIONAL = [
  ...(['email', 'licenceUntil', 'driverCardNumber', 'driverCardUntil', 'code95Until'] as const),
  ...(['adrCertificateUntil', 'notes'] as const),
]

/** What a person says of a driver, as it is kept; what is not said is not in it. */
async function driverValues({ store }: RuleContext, input: DriverInput): Promise<Partial<Driver>> {
  const values: Partial<Driver> = {}
  const given = (field: keyof DriverInput) => input[field] !== undefined
  const text = (field: keyof DriverInput) => input[field]?.trim() ?? ''
  if (given('name')) values.name = text('name')
  for (const field of TEXTS) if (given(field)) values[field] = text(field)
  for (const field of OPTIONAL) if (given(field)) values[field] = text(field) || undefined
  if (given('licenceClasses')) values.licenceClasses = (parseLicenceClasses(text('licenceClasses')) ?? []).join(', ')
  if (given('adrCourses')) values.adrCourses = (parseAdrCourses(text('adrCourses')) ?? []).join(', ')
  if (given('carrierId')) Object.assign(values, await employer(store, text('carrierId')))
  if (given('vehicleId')) Object.assign(values, await steadyVehicle(store, text('vehicleId')))
  return values
}

async function employer(store: RuleContext['store'], id: string): Promise<Partial<Driver>> {
  if (id === '') return { carrierId: undefined, carrierName: undefined }
  const carrier = await store.find('partners', id)
  if (!carrier || carrier.kind !== 'carrier') throw notFound({ code: 'reason.missing.carrier' })
  return { carrierId: carrier.id, carrierName: carrier.name }
}

async function steadyVehicle(store: RuleContext['store'], id: string): Promise<Partial<Driver>> {
  if (id === '') return { vehicleId: undefined, vehiclePlate: undefined }
  const vehicle = await store.find('vehicles', id)
  if (!vehicle) throw notFound({ code: 'reason.missing.vehicle' })
  return { vehicleId: vehicle.id, vehiclePlate: vehicle.licencePlate }
}

const EMPTY = {
  phone: '',
  status: 'free',
  licenceClasses: '',
  adrCourses: '',
  depotCity: '',
  depotPostalCode: '',
} as const

/** Values of a driver with his next paper. */
const withExpiry = <V extends object>(before: Parameters<typeof nextExpiry>[0], values: V) => ({
  ...values,
  nextExpiry: nextExpiry({ ...before, ...values })?.until,
})

/** A driver who is made. */
export async function newDriver(context: RuleContext, input: DriverInput) {
  assertNoErrors(checkDriver(input))
  const values = await driverValues(context, input)
  return { values: withExpiry({}, { ...EMPTY, absences: [], ...values, name: values.name ?? '' }) }
}

/** What is said of a driver instead; only that is asked about. */
export async function changedDriver(context: RuleContext, driver: Driver, input: DriverInput) {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const issues = checkDriver({ ...driver, ...given })
  assertNoErrors(issues.filter(({ path }) => Object.hasOwn(given, path)))
  return { values: withExpiry(driver, await driverValues(context, input)) }
}

/** Transports a driver is planned for or drives between two days. */
async function transportsOf({ store }: RuleContext, driverId: string, days?: { from: string; to: string }) {
  const jobs = await store.all('transports', { driverId, status: { in: ACTIVE } }, [{ field: 'loadingDate' }])
  return jobs.filter(
    ({ loadingDate = '', unloadingDate = loadingDate }) =>
      days === undefined || (loadingDate <= days.to && unloadingDate >= days.from),
  )
}

/** Says that a driver is away; 409 with the transports he would miss, which a reason lets stand (decision B5). */
export async function setAbsent(context: RuleContext, driver: Driver, input: AbsenceInput) {
  const { from, to, kind, overrideReason } = input
  const note = input.note?.trim() || undefined
  assertNoErrors(checkAbsence({ from, to, note }, driver.absences))
  const missed = (await transportsOf(context, driver.id, { from, to })).map((job): AssignmentConflict => ({
    code: 'reason.driver.drivesThen',
    severity: 'block',
    values: { driver: driver.name, ...routeWords(job) },
  }))
  const warnings = assertNoConflicts(context, missed, overrideReason)
  const absence = { id: context.newId('abs'), from, to, kind, ...(note !== undefined && { note }) }
  const absences = [...driver.absences, absence].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const payload = overrideReason === undefined ? {} : { overrideReason }
  return { ...(await writeRecord(context, 'driver', driver, { absences }, { type: 'absent', payload })), warnings }
}

/** Takes an absence away. */
export function setPresent(context: RuleContext, driver: Driver, absenceId: string): Promise<RecordChange<'driver'>> {
  const absences = driver.absences.filter((absence) => absence.id !== absenceId)
  if (absences.length === driver.absences.length) throw notFound()
  return writeRecord(context, 'driver', driver, { absences }, { type: 'present' })
}

/** 409 for a driver who is planned for something. */
export async function refuseBusy(context: RuleContext, { id, name }: Driver): Promise<void> {
  const [job] = await transportsOf(context, id)
  if (job === undefined) return
  const reason = { code: 'reason.driver.hasTransports', values: { driver: name, ...routeWords(job) } } as const
  throw new HttpError(409, { ...refusalBody(reason), code: 'IN_USE' })
}

/** He gets his old values back with vehicle and employer as they are called today. */
export async function putBack({ store }: RuleContext, driver: Driver, values: Partial<Driver>): Promise<void> {
  const plate = 'vehicleId' in values ? await steadyVehicle(store, values.vehicleId ?? '') : {}
  const employed = 'carrierId' in values ? await employer(store, values.carrierId ?? '') : {}
  await store.patch('drivers', driver.id, withExpiry(driver, { ...values, ...plate, ...employed }))
}

/** Somebody else may have taken his vehicle since he was deleted. */
export async function comesBack({ store }: RuleContext, driver: Driver): Promise<Driver> {
  const vehicle = driver.vehicleId === undefined ? undefined : await store.find('vehicles', driver.vehicleId)
  const isFree = vehicle !== undefined && vehicle.driverId === undefined
  return isFree ? driver : { ...driver, vehicleId: undefined, vehiclePlate: undefined }
}
