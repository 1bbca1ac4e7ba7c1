import { transportDeleteRefusal } from '#src/domain/transports/permissions.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { translate } from '#src/i18n/setup.ts'
import { deletion } from '#src/records/bulk/deletion.ts'
import { knownText, transportRouteText, statusText, transportLabel } from './transport-values.ts'

/** Deletes the selected transports or the focused one, after a question that names them. */
export const deleteTransports = deletion<'transport'>({
  kind: 'transport',
  commandId: 'transports.delete',
  words: {
    questionMany: 'transports.delete.questionMany',
    confirm: 'transports.delete.confirm',
    confirmMany: 'transports.delete.confirmMany',
    refused: 'orders.delete.refused',
    changedMeanwhile: 'orders.delete.changedMeanwhile',
    done: 'transports.delete.done',
    count: 'transports.count',
    noted: 'transports.delete.noted',
    failed: 'orders.delete.failed',
    unknown: 'transports.delete.unknown',
    partly: 'transports.delete.partly',
  },
  list: '/transports',
  labelOf: transportLabel,
  detailOf: (transport) =>
    `${knownText(transport.customerName, translate)}, ${transportRouteText(transport, translate)}`,
  changedText: ({ status, customerName }, t) =>
    t('orders.delete.changed', { status: statusText(status, t), customer: knownText(customerName, t) }),
  // What its order has against it only the server knows.
  refusal: ({ status }, role) =>
    permissionRefusal(role, 'transports.write') ?? transportDeleteRefusal(status, undefined)?.code,
  call: (call, request) => call('transports.delete', request),
})
