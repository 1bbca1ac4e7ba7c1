import type { AbsenceInput, DriverInput } from '#src/contract/drivers.ts'
import type { SaidWarning } from '#src/contract/said-reason.ts'
import type { AssignmentConflict } from '#src/domain/assignment.ts'
import { checkAbsence } from '#src/domain/driver-availability.ts'
import { checkDriver } from '#src/domain/driver-checks.ts'
import { nextExpiry, parseAdrCourses, parseLicenceClasses } from '#src/domain/driver-papers.ts'
import { HttpError, notFound, saying } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { ACTIVE } from '#src/domain/transport-status.ts'
import { passConflicts } from '../orders/assignment.ts'
import { passIssues } from '../../core/issues.ts'
import { act } from '../../write/act.ts'
import { writeCreated, writeRecord } from '../../write/record-write.ts'
import type { Said } from '../../write/unit-of-work.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { drivers } from './driver.resource.ts'
import { routeWords } from './conflicts.ts'

type Driver = Row<'drivers'>

/** Answer to every change of a driver. */
export interface DriverChange {
  driver: Driver
  eventId: string | undefined
  warnings: SaidWarning[]
}

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

export async function employer(store: RuleContext['store'], id: string): Promise<Partial<Driver>> {
  if (id === '') return { carrierId: undefined, carrierName: undefined }
  const carrier = await store.find('partners', id)
  if (!carrier || carrier.kind !== 'carrier') throw notFound({ code: 'reason.missing.carrier' })
  return { carrierId: carrier.id, carrierName: carrier.name }
}

export async function steadyVehicle(store: RuleContext['store'], id: string): Promise<Partial<Driver>> {
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

export async function createDriver(context: RuleContext, input: DriverInput): Promise<DriverChange> {
  passIssues(checkDriver(input))
  const values = await driverValues(context, input)
  const given = { ...EMPTY, absences: [], ...values, name: values.name ?? '', updatedAt: stamp(context) }
  const { row, eventId } = await writeCreated(context, 'driver', {
    id: context.newId('drv'),
    ...given,
    nextExpiry: nextExpiry(given)?.until,
    createdAt: stamp(context),
  })
  return { driver: await drivers.shown(row, context), eventId, warnings: [] }
}

/** Writes values to a driver, with his next paper. */
async function writeDriver(
  context: RuleContext,
  before: Driver,
  values: Partial<Driver>,
  said: Said,
  warnings: SaidWarning[] = [],
): Promise<DriverChange> {
  const written = { ...values, nextExpiry: nextExpiry({ ...before, ...values })?.until }
  const { row, eventId } = await writeRecord(context, 'driver', before, written, said)
  return { driver: await drivers.shown(row, context), eventId, warnings }
}

export async function updateDriver(context: RuleContext, id: string, input: DriverInput): Promise<DriverChange> {
  const driver = await drivers.read(context, id)
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const issues = checkDriver({ ...driver, ...given })
  passIssues(issues.filter(({ path }) => Object.hasOwn(given, path)))
  return writeDriver(context, driver, await driverValues(context, input), { type: 'updated' })
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
export async function setAbsent(context: RuleContext, id: string, input: AbsenceInput): Promise<DriverChange> {
  const driver = await drivers.read(context, id)
  const { from, to, kind, overrideReason } = input
  const note = input.note?.trim() || undefined
  passIssues(checkAbsence({ from, to, note }, driver.absences))
  const missed = (await transportsOf(context, id, { from, to })).map((job): AssignmentConflict => ({
    code: 'reason.driver.drivesThen',
    severity: 'block',
    values: { driver: driver.name, ...routeWords(job) },
  }))
  const warnings = passConflicts(context, missed, overrideReason)
  const absence = { id: context.newId('abs'), from, to, kind, ...(note !== undefined && { note }) }
  const absences = [...driver.absences, absence].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const payload = overrideReason === undefined ? {} : { overrideReason }
  return writeDriver(context, driver, { absences }, { type: 'absent', payload }, warnings)
}

/** Takes an absence away. */
export async function setPresent(context: RuleContext, id: string, absenceId: string): Promise<DriverChange> {
  const driver = await drivers.read(context, id)
  const absences = driver.absences.filter((absence) => absence.id !== absenceId)
  if (absences.length === driver.absences.length) throw notFound()
  return writeDriver(context, driver, { absences }, { type: 'present' })
}

/** 409 for a driver who is planned for something. */
export async function refuseBusy(context: RuleContext, { id, name }: Driver): Promise<void> {
  const [job] = await transportsOf(context, id)
  if (job === undefined) return
  const reason = { code: 'reason.driver.hasTransports', values: { driver: name, ...routeWords(job) } } as const
  throw new HttpError(409, { ...saying(reason), code: 'IN_USE' })
}

/** Deletes a driver who is planned for nothing; `undo` brings him and his vehicle back. */
export async function deleteDriver(
  context: RuleContext,
  id: string,
): Promise<{ success: boolean; eventId: string | undefined }> {
  await refuseBusy(context, await drivers.read(context, id))
  const remove = () => context.store.remove('drivers', id)
  return { success: true, eventId: await act(context, { kind: 'driver', id }, { type: 'deleted' }, remove) }
}
