import { queryFor } from '#src/api/query.ts'
import { wholeList } from '#src/api/whole-list.ts'
import {
  focusedOf,
  isOfKind,
  type Choice,
  type CommandContext,
  type FocusedRecord,
} from '#src/commands/gate/command.ts'
import { Driver, type AbsenceInput, type DriverChanged, type DriverInput } from '#src/contract/drivers.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import type { SendOwn } from '#src/records/changes/intent-key.ts'
import { withReason } from '#src/records/changes/reasons.ts'
import { onVersion } from '#src/records/changes/versions.ts'
import { absenceText } from '../driver-words.ts'

type Absence = Driver['absences'][number]

/** The newest the client knows of the drivers, asked for where it knows nothing. */
export function driversOf(context: CommandContext, targets: readonly FocusedRecord[]): Promise<Driver[]> {
  const { call, queryClient } = context.services
  return Promise.all(
    targets.map(async (target) => {
      const held = isOfKind(target, 'driver') ? target.record : undefined
      return held ?? queryClient.fetchQuery(queryFor(call, 'drivers.get', { params: { id: target.id } }))
    }),
  )
}

/** The driver the keyboard is on. */
export async function focusedDriver(context: CommandContext): Promise<Driver | undefined> {
  const focus = focusedOf(context, 'driver')
  return focus === undefined ? undefined : (await driversOf(context, [focus]))[0]
}

const asChanged = ({ driver, ...more }: DriverChanged) => ({ record: driver, ...more })

/** What a person chose for a driver as she saw him (decision A21). */
interface Chosen {
  driver: Driver
  id: string | null
  name: string
}

/** Sends one field of a driver upon the version it was chosen on. */
async function setField(
  context: CommandContext,
  { driver, id, name }: Chosen,
  of: {
    commandId: string
    title: string
    field: 'vehicleId' | 'carrierId'
    label: 'records.vehicle' | 'drivers.employer'
    shown: 'vehiclePlate' | 'carrierName'
  },
): Promise<void> {
  const { call, t } = context.services
  const body: DriverInput = { [of.field]: id }
  const versioned = onVersion<'driver', ReturnType<typeof asChanged>>(context, 'driver', driver, {
    field: of.field,
    title: (current) => t('changes.versionConflict.title', { name: current.name }),
    detail: (current) => t('changes.versionConflict.field', { field: t(of.label), value: current[of.shown] ?? name }),
  })
  await changeRecords(context, {
    kind: 'driver',
    commandId: of.commandId,
    title: of.title,
    records: [driver],
    labelOf: (one) => one.name,
    send: (_driver, own) =>
      versioned((ifMatch) =>
        own(['drivers.update', driver.id, ifMatch, body], async (idempotencyKey) =>
          asChanged(await call('drivers.update', { params: { id: driver.id }, body, ifMatch, idempotencyKey })),
        ),
      ),
  })
}

/** The vehicles, those without a driver first; who has one now is named. */
export async function vehicleChoices(context: CommandContext): Promise<Choice<Chosen>[]> {
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
  return [...rows, ...takeAway(driver, driver.vehicleId, t('drivers.setVehicle.none'))]
}

/** Stands last: the choice on top is the one a quick Enter takes. */
function takeAway(driver: Driver, now: string | undefined, title: string): Choice<Chosen>[] {
  return now === undefined ? [] : [{ id: 'nobody', title, value: { driver, id: null, name: title } }]
}

/** Gives a driver his vehicle; whoever had it before leaves it. */
export async function setVehicle(context: CommandContext, chosen: Chosen): Promise<void> {
  const { t } = context.services
  await setField(context, chosen, {
    commandId: 'drivers.setVehicle',
    title: chosen.id === null ? chosen.name : t('drivers.setVehicle.done', { name: chosen.name }),
    field: 'vehicleId',
    label: 'records.vehicle',
    shown: 'vehiclePlate',
  })
}

/** The carriers by name. */
export async function employerChoices(context: CommandContext): Promise<Choice<Chosen>[]> {
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
  return [...rows, ...takeAway(driver, driver.carrierId, t('drivers.employer.own'))]
}

/** Says whose driver he is: a carrier's, or one's own. */
export async function setEmployer(context: CommandContext, chosen: Chosen): Promise<void> {
  const { t } = context.services
  await setField(context, chosen, {
    commandId: 'drivers.setEmployer',
    title: chosen.id === null ? chosen.name : t('drivers.setEmployer.done', { name: chosen.name }),
    field: 'carrierId',
    label: 'drivers.employer',
    shown: 'carrierName',
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
        asChanged(await call('drivers.present', { params, idempotencyKey })),
      ),
  })
}

/** Says that a driver is away; transports he would miss are named, and a reason lets them stand. Throws what speaks against it. */
export async function setAbsent(context: CommandContext, driver: Driver, input: AbsenceInput): Promise<boolean> {
  const { call, t } = context.services
  const { id, name: label } = driver
  let isDone = false
  await changeRecords(context, {
    kind: 'driver',
    commandId: 'drivers.absent',
    title: t('drivers.absent.done', words(context, { id: '', ...input, note: input.note ?? undefined })),
    records: [driver],
    labelOf: ({ name }) => name,
    send: (_driver, own: SendOwn) =>
      withReason(context, { kind: 'driver', id, label }, 'orders.override', (reason) => {
        const body = { ...input, ...(reason !== undefined && { overrideReason: reason }) }
        return own(['drivers.absent', id, body], async (idempotencyKey) =>
          asChanged(await call('drivers.absent', { params: { id }, body, idempotencyKey })),
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
  const { call, t, openPanel } = context.services
  await changeRecords(context, {
    kind: 'driver',
    commandId: 'drivers.create',
    title: t('drivers.created'),
    // A new one has no record yet: the answer is the first.
    records: [Driver.parse({})],
    labelOf: ({ name }) => name,
    send: (_record, own) =>
      own(['drivers.create', body], async (idempotencyKey) =>
        asChanged(await call('drivers.create', { body, idempotencyKey })),
      ),
    done: ({ id }) => openPanel({ kind: 'driver', id }),
  })
}
