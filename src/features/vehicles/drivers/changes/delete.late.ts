import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { deletion } from '#src/records/bulk/deletion.ts'

/** Deletes the ticked drivers, or the one the keyboard is on. */
export const deleteDrivers = deletion<'driver'>({
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
  call: (call, request) => call('drivers.delete', request),
})
