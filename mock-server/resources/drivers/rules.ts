import type { AbsenceInput, DriverInput } from '#src/contract/drivers.ts'
import type { SaidWarning } from '#src/contract/said-reason.ts'
import type { RecordUndone } from '#src/contract/record-events.ts'
import type { AssignmentConflict } from '#src/domain/assignment.ts'
import { checkAbsence } from '#src/domain/driver-availability.ts'
import { checkDriver } from '#src/domain/driver-checks.ts'
import { nextExpiry, parseAdrCourses, parseLicenceClasses } from '#src/domain/driver-papers.ts'
import { HttpError, notFound, saying } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { ACTIVE } from '#src/domain/transport-status.ts'
import { passConflicts } from '../orders/assignment.ts'
import { passIssues } from '../../core/issues.ts'
import { changedFieldsOf, noteRecordEvent, writeCreated, writeRecord } from '../../write/record-write.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { drivers } from './driver.resource.ts'
import { routeWords } from './conflicts.ts'
import { followWithSteadyVehicle } from './steady-vehicle.ts'

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

export async function createDriver(context: RuleContext, input: DriverInput): Promise<DriverChange> {
  passIssues(checkDriver(input))
  const values = await driverValues(context, input)
  const given = { ...EMPTY, absences: [], ...values, name: values.name ?? '', updatedAt: stamp(context) }
  const driver = await context.store.insert('drivers', {
    id: context.newId('drv'),
    ...given,
    nextExpiry: nextExpiry(given)?.until,
    createdAt: stamp(context),
  })
  await followWithSteadyVehicle(context, undefined, driver)
  const { row, eventId } = await writeCreated(context, 'driver', driver)
  return { driver: await drivers.shown(row, context), eventId, warnings: [] }
}

/** Writes values to a driver with all that follows: his next paper, his vehicle and who had it before. */
async function writeDriver(
  context: RuleContext,
  before: Driver,
  values: Partial<Driver>,
  event: { type: string; payload?: Record<string, unknown> },
  warnings: SaidWarning[] = [],
): Promise<DriverChange> {
  const after = { ...before, ...values }
  const { row, eventId } = await writeRecord(
    context,
    'driver',
    before,
    { ...values, nextExpiry: nextExpiry(after)?.until },
    { event, along: (driver) => followWithSteadyVehicle(context, before, driver) },
  )
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
async function refuseBusy(context: RuleContext, { id, name }: Driver): Promise<void> {
  const [job] = await transportsOf(context, id)
  if (job === undefined) return
  const reason = { code: 'reason.driver.hasTransports', values: { driver: name, ...routeWords(job) } } as const
  throw new HttpError(409, { ...saying(reason), code: 'IN_USE' })
}

/** Deletes a driver who is planned for nothing; `undo` brings him and his vehicle back. */
export async function deleteDriver(context: RuleContext, id: string): Promise<{ success: boolean; eventId: string }> {
  const driver = await drivers.read(context, id)
  await refuseBusy(context, driver)
  return { success: true, eventId: await remove(context, driver, { type: 'deleted' }) }
}

async function remove(
  context: RuleContext,
  driver: Driver,
  event: { type: string; payload?: Record<string, unknown> },
): Promise<string> {
  await followWithSteadyVehicle(context, driver, { ...driver, vehicleId: undefined })
  await context.store.remove('drivers', driver.id)
  const payload = { ...event.payload, driver }
  return noteRecordEvent(context, 'driver', driver.id, { type: event.type, changedFields: [], payload })
}

/** Takes a making or a deleting back. */
async function undoPresence(context: RuleContext, event: Row<'recordEvents'>): Promise<string> {
  const undone = { undoes: event.id, of: event.type }
  const kept = event.payload?.['driver']
  const now = await context.store.find('drivers', event.recordId)
  if (kept === undefined) {
    if (!now) throw notFound()
    await refuseBusy(context, now)
    return remove(context, now, { type: 'undone', payload: undone })
  }
  if (now) throw new HttpError(409, { ...saying({ code: 'reason.notUndoable' }), code: 'NOT_UNDOABLE' })
  const driver = kept as Driver
  const vehicle = driver.vehicleId === undefined ? undefined : await context.store.find('vehicles', driver.vehicleId)
  // Somebody else may have taken his vehicle since.
  const isFree = vehicle !== undefined && vehicle.driverId === undefined
  const row = await context.store.insert('drivers', {
    ...driver,
    ...(!isFree && { vehicleId: undefined, vehiclePlate: undefined }),
  })
  await followWithSteadyVehicle(context, undefined, row)
  return noteRecordEvent(context, 'driver', row.id, { type: 'undone', changedFields: [], payload: undone })
}

/** Puts a driver back as he was before an event, with his vehicle and with whoever had to leave it. */
export async function putDriverBack(
  context: RuleContext,
  event: Row<'recordEvents'>,
  values: Partial<Driver>,
): Promise<RecordUndone> {
  if (event.changedFields.length === 0) return { eventId: await undoPresence(context, event), warnings: [] }
  const before = await drivers.read({ store: context.store }, event.recordId)
  const plate = 'vehicleId' in values ? await steadyVehicle(context.store, values.vehicleId ?? '') : {}
  const employed = 'carrierId' in values ? await employer(context.store, values.carrierId ?? '') : {}
  const back = { ...values, ...plate, ...employed }
  if (changedFieldsOf(before, back).length === 0) return { eventId: undefined, warnings: [] }
  const payload = { undoes: event.id, of: event.type }
  const { eventId } = await writeDriver(context, before, back, { type: 'undone', payload })
  await giveBackVehicle(context, event)
  return { eventId, warnings: [] }
}

/** Whoever lost his vehicle to the change that is taken back has it again, where both are still free. */
async function giveBackVehicle(context: RuleContext, event: Row<'recordEvents'>): Promise<void> {
  const { displaced, displacedFrom } = event.payload ?? {}
  if (typeof displaced !== 'string' || typeof displacedFrom !== 'string') return
  const [driver, vehicle] = await Promise.all([
    context.store.find('drivers', displaced),
    context.store.find('vehicles', displacedFrom),
  ])
  if (!driver || driver.vehicleId !== undefined || !vehicle || vehicle.driverId !== undefined) return
  const values = { vehicleId: vehicle.id, vehiclePlate: vehicle.licencePlate }
  const row = await context.store.patch('drivers', driver.id, values)
  await followWithSteadyVehicle(context, driver, row)
}
