import '#src/i18n/later-words.ts'
import { wholeList } from '#src/api/whole-list.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { Transport, TransportChanged } from '#src/contract/transports.ts'
import { epochToZoned } from '#src/domain/dates.ts'
import { offerConflicts } from '#src/domain/vehicle-availability.ts'
import { driverOffers } from '#src/i18n/driver-offer.ts'
import { vehicleOffer } from '#src/i18n/vehicle-offer.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import type { SendOwn } from '#src/records/changes/intent-key.ts'
import { withReason } from '#src/records/changes/reasons.ts'
import { onVersion } from '#src/records/changes/versions.ts'
import { knownText, transportLabel } from './transport-values.ts'

/** What is chosen, `null` takes it away, with the transport as it was when that was offered (decision A21). */
interface Chosen {
  id: string | null
  name: string
  transport: Transport
}

async function focused(context: CommandContext): Promise<Transport | undefined> {
  const focus = focusedOf(context, 'transport')
  return focus && (focus.record ?? (await context.services.call('transports.get', { params: { id: focus.id } })))
}

/** The vehicles, those that fit first, each with what speaks against it; last that it shall have none. */
export async function vehicleChoices(context: CommandContext): Promise<Choice<Chosen>[]> {
  const { t } = context.services
  const [transport, vehicles] = await Promise.all([
    focused(context),
    wholeList(context.services, 'vehicles.list', { sortBy: 'licencePlate', sortOrder: 'asc' }),
  ])
  if (transport === undefined) return []
  const { loadingMeters, weightKg, vehicleId, loadingDate, unloadingDate } = transport
  const today = epochToZoned(Date.now()).date
  const from = loadingDate ?? today
  const days = { from, to: unloadingDate ?? from }
  const offers = vehicles.map((vehicle) => {
    const conflicts = offerConflicts(vehicle, { cargo: { loadingMeters, weightKg }, days, today })
    return { conflicts, row: vehicleOffer(vehicle, conflicts, t) }
  })
  return [
    ...offers
      .toSorted((a, b) => a.conflicts.length - b.conflicts.length)
      .map(({ row }) => ({
        ...row,
        ...(row.id === vehicleId && { blocked: t('transports.assign.current') }),
        value: { id: row.id, name: row.title, transport },
      })),
    ...takeAway(vehicleId, t('orders.setVehicle.none'), transport),
  ]
}

/** The drivers with what speaks against them and their numbers; last that it shall have none. */
export async function driverChoices(context: CommandContext): Promise<Choice<Chosen>[]> {
  const { t } = context.services
  const [transport, drivers] = await Promise.all([
    focused(context),
    wholeList(context.services, 'drivers.list', { sortBy: 'name', sortOrder: 'asc' }),
  ])
  if (transport === undefined) return []
  const { vehicleType, loadingDate, unloadingDate } = transport
  return [
    ...driverOffers(drivers, [{ vehicleType, from: loadingDate, to: unloadingDate }], t).map(({ row }) => ({
      ...row,
      ...(row.id === transport.driverId && { blocked: t('transports.assign.current') }),
      value: { id: row.id, name: row.title, transport },
    })),
    ...takeAway(transport.driverId, t('transports.assignDriver.none'), transport),
  ]
}

/** Stands last: the choice on top is the one a quick Enter takes. */
function takeAway(assigned: string | undefined, title: string, transport: Transport): Choice<Chosen>[] {
  return assigned === undefined ? [] : [{ id: 'nobody', title, value: { id: null, name: title, transport } }]
}

type Send = (own: SendOwn, id: string, ifMatch: number, overrideReason?: string) => Promise<TransportChanged>

/** Gives the transport a vehicle with its driver, or takes it off. What stands in the way may be lifted with a reason. */
export function assignVehicle(context: CommandContext, chosen: Chosen): Promise<void> {
  const { call, t } = context.services
  const { id: vehicleId, name } = chosen
  const title = vehicleId === null ? name : t('orders.setVehicle.done', { name })
  return assign(
    context,
    chosen,
    { commandId: 'transports.assignVehicle', title, field: 'vehicleNumber' },
    (own, id, ifMatch, overrideReason) => {
      const body = { vehicleId, ...(overrideReason !== undefined && { overrideReason }) }
      return own(['transports.assignVehicle', id, ifMatch, body], (idempotencyKey) =>
        call('transports.assignVehicle', { params: { id }, body, ifMatch, idempotencyKey }),
      )
    },
  )
}

/** Gives the transport another driver, or none. */
export function assignDriver(context: CommandContext, chosen: Chosen): Promise<void> {
  const { call, t } = context.services
  const { id: driverId, name } = chosen
  const title = driverId === null ? name : t('orders.setDriver.done', { name })
  return assign(
    context,
    chosen,
    { commandId: 'transports.assignDriver', title, field: 'driverName' },
    (own, id, ifMatch, overrideReason) => {
      const body = { driverId, ...(overrideReason !== undefined && { overrideReason }) }
      return own(['transports.assignDriver', id, ifMatch, body], (idempotencyKey) =>
        call('transports.assignDriver', { params: { id }, body, ifMatch, idempotencyKey }),
      )
    },
  )
}

interface AssignWords {
  commandId: string
  title: string
  field: 'vehicleNumber' | 'driverName'
}

async function assign(
  context: CommandContext,
  { transport }: Chosen,
  { commandId, title, field }: AssignWords,
  send: Send,
): Promise<void> {
  const { t } = context.services
  const { id } = transport
  const label = transportLabel(transport)
  const versioned = onVersion<'transport', TransportChanged>(context, 'transport', transport, {
    field,
    title: () => t('changes.versionConflict.title', { name: label }),
    detail: (current) =>
      t('changes.versionConflict.field', {
        field: t(field === 'driverName' ? 'records.driver' : 'records.vehicle'),
        value: knownText(current[field], t),
      }),
  })
  await changeRecords(context, {
    kind: 'transport',
    commandId,
    title,
    records: [transport],
    labelOf: transportLabel,
    async send(_transport, own) {
      const answer = await withReason(context, { kind: 'transport', id, label }, 'orders.override', (reason) =>
        versioned((ifMatch) => send(own, id, ifMatch, reason)),
      )
      return answer && { record: answer.transport, eventId: answer.eventId, warnings: answer.warnings }
    },
  })
}
