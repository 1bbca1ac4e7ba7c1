import { loadDeleteRefusal } from '#src/domain/loads/permissions.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { deletion } from '#src/records/bulk/deletion.ts'
import { loadLabel, statusText } from './load-text.ts'

/** Deletes the ticked loads or the focused one, after a question that names them. */
export const deleteLoads = deletion<'load'>({
  kind: 'load',
  commandId: 'loads.delete',
  words: {
    questionMany: 'loads.delete.questionMany',
    confirm: 'loads.delete.confirm',
    confirmMany: 'loads.delete.confirmMany',
    refused: 'orders.delete.refused',
    changedMeanwhile: 'orders.delete.changedMeanwhile',
    done: 'orders.delete.done',
    count: 'loads.count',
    noted: 'loads.delete.noted',
    failed: 'orders.delete.failed',
    unknown: 'loads.delete.unknown',
    partly: 'loads.delete.partly',
  },
  list: '/loads',
  labelOf: loadLabel,
  detailOf: ({ description, customerName }) => [description, customerName].join(', '),
  changedText: ({ status, customerName }, t) =>
    t('orders.delete.changed', { status: statusText(status, t), customer: customerName }),
  refusal: (load, role) => permissionRefusal(role, 'loads.write') ?? loadDeleteRefusal(load)?.code,
  call: (call, request) => call('loads.delete', request),
})
