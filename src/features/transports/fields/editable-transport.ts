import { checkTransportFields } from '#src/domain/transport-checks.ts'
import { transportFinishedRefusal } from '#src/domain/transport-permissions.ts'
import { permissionRefusal } from '#src/domain/roles.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import { useFieldPlaceOf } from '#src/records/fields/place.tsx'
import { transportLabel } from '../transport-values.ts'
import { transportFields } from './transport-fields.ts'

/** What can be edited in place in a transport: all but what is finished. What its order refuses only the server knows. */
export const editableTransport = editableEntity('transport', {
  all: transportFields,
  first: 'status',
  check: (transport, props, { today }) =>
    checkTransportFields(transport, props, { today, isFromOCR: transport.isFromOCR }),
  refusal: (_permission, { status }, role) =>
    permissionRefusal(role, 'transports.write') ?? transportFinishedRefusal(status)?.code,
  labelOf: transportLabel,
})

/** The transport around this component with what is typed in it; only below its fields. */
export const useTransportPlace = () => useFieldPlaceOf(editableTransport)
