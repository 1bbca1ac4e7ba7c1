import type { CommandContext } from '#src/commands/gate/command.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { deleteRecords, type DeletePlan } from '#src/records/bulk/deletion.ts'
import { driversOf } from './driver-changes.late.ts'

const plan: DeletePlan<'driver'> = {
  kind: 'driver',
  commandId: 'drivers.delete',
  words: {
    questionMany: 'drivers.delete.questionMany',
    confirm: 'drivers.delete.confirm',
    confirmMany: 'drivers.delete.confirm',
    refused: 'drivers.delete.refused',
    changedMeanwhile: 'drivers.delete.changedMeanwhile',
    done: 'drivers.delete.done',
    count: 'drivers.count',
    noted: 'drivers.delete.noted',
    failed: 'drivers.delete.failed',
    unknown: 'drivers.delete.unknown',
    partly: 'drivers.delete.partly',
  },
  list: '/vehicles?tab=drivers',
  labelOf: ({ name }) => name,
  detailOf: ({ vehiclePlate, phone }) => [vehiclePlate, phone].filter(Boolean).join(', '),
  changedText: ({ vehiclePlate }, t) => t('drivers.delete.changed', { vehicle: vehiclePlate ?? '–' }),
  refusal: (_driver, role) => permissionRefusal(role, 'vehicles.write'),
  async send(context, { id, version }, own) {
    const { call } = context.services
    const { eventId } = await own(['drivers.delete', id, version], (idempotencyKey) =>
      call('drivers.delete', { params: { id }, ifMatch: version, idempotencyKey }),
    )
    return eventId
  },
}

/** Deletes the ticked drivers, or the one the keyboard is on. */
export async function deleteDrivers(context: CommandContext): Promise<void> {
  const { selection, focus } = context
  const targets = selection.length > 0 ? selection : focus ? [focus] : []
  await deleteRecords(context, plan, await driversOf(context, targets))
}
