import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import { Vehicle, type VehicleBlock, type VehicleBlockInput, type VehicleInput } from '#src/contract/vehicles.ts'
import { formatFor, type Format } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { changeRecords, type ChangeResult } from '#src/records/changes/change-records.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'

/** The newest the client knows of the vehicle the keyboard is on. */
export async function focusedVehicle(context: CommandContext): Promise<Vehicle | undefined> {
  const { focus } = context
  return focus && (await newestRecords(context, 'vehicle', [focus]))[0]
}

type Answer = Vehicle & Pick<ChangeResult<Vehicle>, 'eventId' | 'warnings'>

const vehicleChanges = defineChanges({
  kind: 'vehicle',
  labelOf: ({ licencePlate }) => licencePlate,
  override: 'orders.override',
  fields: {},
  changedOf: ({ eventId, warnings, ...record }: Answer) => ({ record, eventId, warnings }),
})

/** Makes a vehicle; can be taken back. Throws what speaks against it. */
export async function createVehicle(context: CommandContext, body: VehicleInput): Promise<void> {
  const { t, openPanel } = context.services
  await vehicleChanges.create(context, {
    commandId: 'vehicles.create',
    title: t('vehicles.created'),
    blank: Vehicle.parse({}),
    body,
    call: (call, idempotencyKey) => call('vehicles.create', { body, idempotencyKey }),
    done: ({ id }) => openPanel({ kind: 'vehicle', id }),
  })
}

/** Blocks a vehicle; whether anything came of it. Tours that stand against it are named first, and lifted by a reason. */
export async function blockVehicle(
  context: CommandContext,
  vehicle: Vehicle,
  input: VehicleBlockInput,
  from: string,
): Promise<boolean> {
  const { call, t } = context.services
  const { id } = vehicle
  let isDone = false
  await changeRecords(context, {
    kind: 'vehicle',
    commandId: 'vehicles.block',
    title: t('vehicles.block.done', { from }),
    records: [vehicle],
    labelOf: vehicleChanges.labelOf,
    send: (_vehicle, own) =>
      vehicleChanges.withReason(context, vehicle, (overrideReason) => {
        const body = { ...input, ...(overrideReason !== undefined && { overrideReason }) }
        return own(['vehicles.block', id, body], async (idempotencyKey) =>
          vehicleChanges.changedOf(await call('vehicles.block', { params: { id }, body, idempotencyKey })),
        )
      }),
    done: () => {
      isDone = true
    },
  })
  return isDone
}

/** Blocks the focused vehicle as it is told. */
export async function blockAsTold(context: CommandContext, input: VehicleBlockInput): Promise<void> {
  const vehicle = await focusedVehicle(context)
  if (vehicle === undefined) return
  await blockVehicle(context, vehicle, input, formatFor(currentLanguage()).date(input.from))
}

/** The blocks of the focused vehicle. */
export async function blockChoices(context: CommandContext, format: Format): Promise<Choice<VehicleBlock>[]> {
  const { t } = context.services
  const vehicle = await focusedVehicle(context)
  return (vehicle?.blocks ?? []).map((block) => {
    const { id, kind, from, to, reason } = block
    const days =
      to === undefined
        ? t('vehicles.block.open', { from: format.date(from) })
        : `${format.date(from)} – ${format.date(to)}`
    return { id: `block:${id}`, title: reason, detail: `${t(`vehicles.block.kind.${kind}`)} · ${days}`, value: block }
  })
}

/** Lifts a block; can be taken back. */
export async function unblock(context: CommandContext, block: VehicleBlock): Promise<void> {
  const vehicle = await focusedVehicle(context)
  if (vehicle === undefined) return
  await vehicleChanges.change<{ blockId: string }>(context, {
    commandId: 'vehicles.unblock',
    title: context.services.t('vehicles.unblock.done'),
    records: [vehicle],
    call: (call, request) => call('vehicles.unblock', request),
    deliver: (send) => send({ blockId: block.id }),
  })
}

/** Keeps the subcontractor's vehicle as the focused order names it. */
export async function keepVehicle(context: CommandContext): Promise<void> {
  const order = focusedOf(context, 'order')
  if (order === undefined) return
  const body = { orderId: order.id }
  await vehicleChanges.create(context, {
    commandId: 'vehicles.keep',
    title: context.services.t('vehicles.kept'),
    blank: Vehicle.parse({}),
    body,
    call: (call, idempotencyKey) => call('vehicles.keep', { body, idempotencyKey }),
  })
}
