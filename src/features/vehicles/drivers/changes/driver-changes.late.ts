import { wholeList } from '#src/api/whole-list.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import { Driver, type AbsenceInput, type DriverChanged, type DriverInput } from '#src/contract/drivers.ts'
import { formatFor, type Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import type { SendOwn } from '#src/records/changes/intent-key.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { noneChoice } from '#src/records/changes/none-choice.ts'
import { absenceText } from '../driver-words.ts'

type Absence = Driver['absences'][number]

/** The driver the keyboard is on. */
export async function focusedDriver(context: CommandContext): Promise<Driver | undefined> {
  const focus = focusedOf(context, 'driver')
  return focus === undefined ? undefined : (await newestRecords(context, 'driver', [focus]))[0]
}

/** A field that a driver is given from a list; what there is none of has a name, too. */
const given = (label: TextKey, field: 'vehiclePlate' | 'carrierName', none: TextKey) =>
  ({ label, shown: (driver: Driver, _format: Format, t: Translate) => driver[field] ?? t(none) }) as const

const driverChanges = defineChanges({
  kind: 'driver',
  labelOf: ({ name }) => name,
  override: 'orders.override',
  fields: {
    vehicleId: given('records.vehicle', 'vehiclePlate', 'drivers.setVehicle.none'),
    carrierId: given('drivers.employer', 'carrierName', 'drivers.employer.own'),
  },
  changedOf: ({ driver, eventId, warnings }: DriverChanged) => ({ record: driver, eventId, warnings }),
})

/** What a person chose for a driver as she saw him (decision A21). */
interface DriverChoice {
  driver: Driver
  id: string | null
  name: string
}

/** Sends what was chosen for a driver upon the version it was chosen on. */
function give(
  context: CommandContext,
  { driver, id }: DriverChoice,
  said: { commandId: string; title: string; field: 'vehicleId' | 'carrierId' },
): Promise<void> {
  return driverChanges.change<DriverInput>(context, {
    ...said,
    records: [driver],
    call: (call, request) => call('drivers.update', request),
    deliver: (send) => send({ [said.field]: id }),
  })
}

/** The vehicles, those without a driver first; who has one now is named. */
export async function vehicleChoices(context: CommandContext): Promise<Choice<DriverChoice>[]> {
  const { t } = context.services
  const [driver, vehicles] = await Promise.all([
    focusedDriver(context),
    wholeList(context.services, 'vehicles.list', { sortBy: 'licencePlate', sortOrder: 'asc' }),
  ])
  if (driver === undefined) return []
  const others = vehicles.filter(({ id }) => id !== driver.vehicleId)
  const free = others.toSorted((a, b) => Number(a.driverId !== undefined) - Number(b.driverId !== undefined))
  const rows = free.map(({ id, licencePlate, currentCity, driverId, driverName }) => ({
    id,
    title: licencePlate,
    detail: [currentCity, driverId && driverName && t('drivers.setVehicle.taken', { driver: driverName })]
      .filter(Boolean)
      .join(' · '),
    value: { driver, id, name: licencePlate },
  }))
  const none = { driver, id: null, name: t('drivers.setVehicle.none') }
  return [...rows, ...noneChoice<DriverChoice>(driver.vehicleId !== undefined, none)]
}

/** Gives a driver his vehicle; the one who had it before leaves it. */
export async function setVehicle(context: CommandContext, chosen: DriverChoice): Promise<void> {
  const { t } = context.services
  await give(context, chosen, {
    commandId: 'drivers.setVehicle',
    title: chosen.id === null ? chosen.name : t('drivers.setVehicle.done', { name: chosen.name }),
    field: 'vehicleId',
  })
}

/** The carriers by name. */
export async function employerChoices(context: CommandContext): Promise<Choice<DriverChoice>[]> {
  const { t } = context.services
  const [driver, carriers] = await Promise.all([
    focusedDriver(context),
    wholeList(context.services, 'partners.list', { kind: 'carrier', sortBy: 'name', sortOrder: 'asc' }),
  ])
  if (driver === undefined) return []
  const rows = carriers
    .filter(({ id }) => id !== driver.carrierId)
    .map(({ id, name, postalCode, city }) => ({
      id,
      title: name,
      detail: `${postalCode} ${city}`.trim(),
      value: { driver, id, name },
    }))
  const none = { driver, id: null, name: t('drivers.employer.own') }
  return [...rows, ...noneChoice<DriverChoice>(driver.carrierId !== undefined, none)]
}

/** Says whose driver he is: a carrier's, or one's own. */
export async function setEmployer(context: CommandContext, chosen: DriverChoice): Promise<void> {
  const { t } = context.services
  await give(context, chosen, {
    commandId: 'drivers.setEmployer',
    title: chosen.id === null ? chosen.name : t('drivers.setEmployer.done', { name: chosen.name }),
    field: 'carrierId',
  })
}

const words = (context: CommandContext, absence: Absence) =>
  absenceText(absence, context.services.t, formatFor(currentLanguage()))

/** The absences of a driver, the nearest first. */
export async function absenceChoices(context: CommandContext): Promise<Choice<{ driver: Driver; absence: Absence }>[]> {
  const driver = await focusedDriver(context)
  if (driver === undefined) return []
  return driver.absences.map((absence) => {
    const { kind, days } = words(context, absence)
    return { id: absence.id, title: `${kind} ${days}`, detail: absence.note, value: { driver, absence } }
  })
}

/** Takes an absence away. */
export async function setPresent(
  context: CommandContext,
  { driver, absence }: { driver: Driver; absence: Absence },
): Promise<void> {
  const { call, t } = context.services
  const params = { id: driver.id, absenceId: absence.id }
  await changeRecords(context, {
    kind: 'driver',
    commandId: 'drivers.present',
    title: t('drivers.present.done', words(context, absence)),
    records: [driver],
    labelOf: ({ name }) => name,
    send: (_driver, own) =>
      own(['drivers.present', params], async (idempotencyKey) =>
        driverChanges.changedOf(await call('drivers.present', { params, idempotencyKey })),
      ),
  })
}

/** Says that a driver is away; transports he would miss are named, and a reason lets them stand. Throws what speaks against it. */
export async function setAbsent(context: CommandContext, driver: Driver, input: AbsenceInput): Promise<boolean> {
  const { call, t } = context.services
  const { id } = driver
  let isDone = false
  await changeRecords(context, {
    kind: 'driver',
    commandId: 'drivers.absent',
    title: t('drivers.absent.done', words(context, { id: '', ...input, note: input.note ?? undefined })),
    records: [driver],
    labelOf: ({ name }) => name,
    send: (_driver, own: SendOwn) =>
      driverChanges.withReason(context, driver, (reason) => {
        const body = { ...input, ...(reason !== undefined && { overrideReason: reason }) }
        return own(['drivers.absent', id, body], async (idempotencyKey) =>
          driverChanges.changedOf(await call('drivers.absent', { params: { id }, body, idempotencyKey })),
        )
      }),
    done: () => {
      isDone = true
    },
  })
  return isDone
}

/** Says that the focused driver is away, as it is told. */
export async function absentAsTold(context: CommandContext, input: AbsenceInput): Promise<void> {
  const driver = await focusedDriver(context)
  if (driver !== undefined) await setAbsent(context, driver, input)
}

/** Makes a driver, and shows him. Throws what speaks against it. */
export async function createDriver(context: CommandContext, body: DriverInput): Promise<void> {
  const { t, openPanel } = context.services
  await driverChanges.create(context, {
    commandId: 'drivers.create',
    title: t('drivers.created'),
    blank: Driver.parse({}),
    body,
    call: (call, idempotencyKey) => call('drivers.create', { body, idempotencyKey }),
    done: ({ id }) => openPanel({ kind: 'driver', id }),
  })
}
