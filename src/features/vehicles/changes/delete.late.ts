import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { deletion } from '#src/records/bulk/deletion.ts'
import { statusText } from '../vehicle-columns.tsx'

/** Deletes the ticked vehicles or the focused one; those with tours ahead stay. */
export const deleteVehicles = deletion<'vehicle'>({
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
  call: (call, request) => call('vehicles.delete', request),
})
