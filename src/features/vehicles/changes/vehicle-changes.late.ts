import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import { Vehicle, type VehicleBlock, type VehicleBlockInput, type VehicleInput } from '#src/contract/vehicles.ts'
import { formatFor, type Format } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { changeRecords, type Changed, type Intent } from '#src/records/changes/change-records.ts'
import type { SendOwn } from '#src/records/changes/intent-key.ts'
import { withReason } from '#src/records/changes/reasons.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'

/** The newest the client knows of the vehicle the keyboard is on. */
export async function focusedVehicle(context: CommandContext): Promise<Vehicle | undefined> {
  const { focus } = context
  return focus && (await newestRecords(context, 'vehicle', [focus]))[0]
}

type Answer = Vehicle & Pick<Changed<Vehicle>, 'eventId' | 'warnings'>

const changed = ({ eventId, warnings, ...record }: Answer): Changed<Vehicle> => ({ record, eventId, warnings })

function change(
  context: CommandContext,
  intent: Pick<Intent<'vehicle'>, 'commandId' | 'title'> & { vehicle: Vehicle },
  send: (own: SendOwn) => Promise<Changed<Vehicle> | undefined>,
): Promise<void> {
  const { vehicle, ...said } = intent
  return changeRecords(context, {
    ...said,
    kind: 'vehicle',
    records: [vehicle],
    labelOf: ({ licencePlate }) => licencePlate,
    send: (_vehicle, own) => send(own),
  })
}

/** Makes a vehicle; can be taken back. Throws what speaks against it. */
export async function createVehicle(context: CommandContext, body: VehicleInput): Promise<void> {
  const { call, t, openPanel } = context.services
  // A new one has no record yet: the answer is the first.
  const intent = { commandId: 'vehicles.create', title: t('vehicles.created'), vehicle: Vehicle.parse({}) }
  await change(context, intent, async (own) => {
    const answer = await own(['vehicles.create', body], (idempotencyKey) =>
      call('vehicles.create', { body, idempotencyKey }),
    )
    openPanel({ kind: 'vehicle', id: answer.id })
    return changed(answer)
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
  const { id, licencePlate: label } = vehicle
  let isDone = false
  const intent = { commandId: 'vehicles.block', title: t('vehicles.block.done', { from }), vehicle }
  await change(context, intent, (own) =>
    withReason(context, { kind: 'vehicle', id, label }, 'orders.override', async (overrideReason) => {
      const body = { ...input, ...(overrideReason !== undefined && { overrideReason }) }
      const answer = await own(['vehicles.block', id, body], (idempotencyKey) =>
        call('vehicles.block', { params: { id }, body, idempotencyKey }),
      )
      isDone = true
      return changed(answer)
    }),
  )
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
  const { call, t } = context.services
  const vehicle = await focusedVehicle(context)
  if (vehicle === undefined) return
  const { id, version } = vehicle
  const intent = { commandId: 'vehicles.unblock', title: t('vehicles.unblock.done'), vehicle }
  await change(context, intent, async (own) =>
    changed(
      await own(['vehicles.unblock', id, block.id], (idempotencyKey) =>
        call('vehicles.unblock', { params: { id }, body: { blockId: block.id }, ifMatch: version, idempotencyKey }),
      ),
    ),
  )
}

/** Keeps the subcontractor's vehicle as the focused order names it. */
export async function keepVehicle(context: CommandContext): Promise<void> {
  const { call, t } = context.services
  const order = focusedOf(context, 'order')
  if (order === undefined) return
  const intent = { commandId: 'vehicles.keep', title: t('vehicles.kept'), vehicle: Vehicle.parse({}) }
  await change(context, intent, async (own) =>
    changed(
      await own(['vehicles.keep', order.id], (idempotencyKey) =>
        call('vehicles.keep', { body: { orderId: order.id }, idempotencyKey }),
      ),
    ),
  )
}
