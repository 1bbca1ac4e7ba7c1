import { checkOrderFields } from '#src/domain/order-checks.ts'
import { editRefusal, readOnlyRefusal } from '#src/domain/order-permissions.ts'
import { permissionRefusal } from '#src/domain/roles.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import { useFieldPlaceOf } from '#src/records/fields/place.tsx'
import { orderLabel } from '../order-changes.ts'
import { orderFields } from './order-fields.ts'

/** What can be edited in place in an order. Source: decisions B1, B4, B5 */
export const editableOrder = editableEntity('order', {
  all: orderFields,
  first: 'status',
  check: checkOrderFields,
  refusal(permission, { status }, role) {
    const refusal = permission === 'edit' ? editRefusal(role, status) : permissionRefusal(role, permission)
    return refusal ?? readOnlyRefusal(status)
  },
  labelOf: orderLabel,
})

/** The order around this component with what is typed in it; only below its fields. */
export const useOrderPlace = () => useFieldPlaceOf(editableOrder)
