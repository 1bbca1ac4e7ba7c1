import type { CommandContext } from '#src/commands/gate/command.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { deleteRecords, type DeletePlan } from '#src/records/bulk/deletion.ts'
import { statusText } from '../vehicle-columns.tsx'
import { vehicleOf } from './vehicle-changes.late.ts'

const plan: DeletePlan<'vehicle'> = {
  kind: 'vehicle',
  commandId: 'vehicles.delete',
  words: {
    questionMany: 'vehicles.delete.questionMany',
    confirm: 'vehicles.delete.confirm',
    confirmMany: 'vehicles.delete.confirmMany',
    refused: 'orders.delete.refused',
    changedMeanwhile: 'orders.delete.changedMeanwhile',
    done: 'orders.delete.done',
    count: 'vehicles.delete.count',
    noted: 'vehicles.delete.noted',
    failed: 'orders.delete.failed',
    unknown: 'vehicles.delete.unknown',
    partly: 'vehicles.delete.partly',
  },
  list: '/vehicles',
  labelOf: ({ licencePlate }) => licencePlate,
  detailOf: ({ driverName, depotCity }) => [driverName, depotCity].filter(Boolean).join(', '),
  changedText: ({ status, driverName = '' }, t) =>
    t('orders.delete.changed', { status: statusText(status, t), customer: driverName }),
  refusal: (_vehicle, role) => permissionRefusal(role, 'vehicles.write'),
  async send(context, { id, version }, own) {
    const { call } = context.services
    const { eventId } = await own(['vehicles.delete', id, version], (idempotencyKey) =>
      call('vehicles.delete', { params: { id }, ifMatch: version, idempotencyKey }),
    )
    return eventId
  },
}

/** Deletes the ticked vehicles or the focused one; those with tours ahead stay. */
export async function deleteVehicles(context: CommandContext): Promise<void> {
  const { selection, focus } = context
  const targets = selection.length > 0 ? selection : focus ? [focus] : []
  await deleteRecords(context, plan, await Promise.all(targets.map((target) => vehicleOf(context, target))))
}
