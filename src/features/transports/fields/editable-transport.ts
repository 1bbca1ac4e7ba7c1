import type { Transport } from '#src/contract/transports/transport.ts'
import { checkTransportFields, UNKNOWN } from '#src/domain/transports/checks.ts'
import { transportFinishedRefusal } from '#src/domain/transports/permissions.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import { useFieldPlaceOf } from '#src/records/fields/editor/place.tsx'
import { delayText, knownText, statusText, transportLabel } from '../transport-values.ts'
import { transportFields } from './transport-fields.ts'

/** Whether a field stands in a transport now: what is assigned, and what its order says, is not typed. */
function isDrawn(id: string, { orderId, vehicleId, vehicleNumber, driverId, driverName }: Transport): boolean {
  if (id === 'vehicle') return vehicleId !== undefined || vehicleNumber === UNKNOWN
  if (id === 'vehicleNumber' || id === 'vehicleType') return vehicleId === undefined
  if (id === 'driver') return driverId !== undefined || driverName === UNKNOWN
  if (id === 'driverName' || id === 'driverPhone') return driverId === undefined
  return id !== 'customerName' || orderId === undefined
}

/** What can be edited in place in a transport: all but what is finished. What its order refuses only the server knows. */
export const editableTransport = editableEntity('transport', {
  all: transportFields,
  chosen: [
    { id: 'status', name: 'orders.column.status', shown: ({ status }, { t }) => statusText(status, t) },
    {
      id: 'delay',
      name: 'records.transport.delay',
      shown: (transport, { format }) => delayText(transport, format) ?? NOTHING,
    },
    { id: 'vehicle', name: 'records.vehicle', shown: ({ vehicleNumber }, { t }) => knownText(vehicleNumber, t) },
    { id: 'driver', name: 'records.driver', shown: ({ driverName }, { t }) => knownText(driverName, t) },
  ],
  isDrawn,
  first: 'status',
  check: (transport, props, { today }) =>
    checkTransportFields(transport, props, { today, isFromOCR: transport.isFromOCR }),
  refusal: (_permission, { status }, role) =>
    permissionRefusal(role, 'transports.write') ?? transportFinishedRefusal(status)?.code,
  labelOf: transportLabel,
})

/** The transport around this component with what is typed in it; only below its fields. */
export const useTransportPlace = () => useFieldPlaceOf(editableTransport)
