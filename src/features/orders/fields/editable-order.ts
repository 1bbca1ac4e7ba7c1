import type { Order } from '#src/contract/orders/order.ts'
import { checkOrderFields } from '#src/domain/orders/checks.ts'
import { editRefusal, readOnlyRefusal } from '#src/domain/orders/permissions.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import { useFieldPlaceOf } from '#src/records/fields/editor/place.tsx'
import { orderLabel } from '#src/entities/orders/order-label.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { doesCarrierDrive } from '../order-values.ts'
import { orderFields } from './order-fields.ts'

/** Whether a field stands in an order now: a carrier's plates and driver are typed, those of an own vehicle follow from it. */
export function isCarriageDrawn(id: string, order: Order): boolean {
  const { carrierId, assignedVehicleId } = order
  if (id === 'driver') return !doesCarrierDrive(order)
  if (id.startsWith('carrierContact')) return carrierId !== undefined
  if (!['vehiclePlate', 'trailerPlate', 'driverName'].includes(id)) return true
  return doesCarrierDrive(order) || (id === 'trailerPlate' && assignedVehicleId !== undefined)
}

/** What can be edited in place in an order. Source: decisions B1, B4, B5 */
export const editableOrder = editableEntity('order', {
  all: orderFields,
  chosen: [
    { id: 'status', name: 'orders.column.status', shown: ({ status }, { t }) => t(`order.status.${status}`) },
    { id: 'customerName', name: 'orders.customer', permission: 'edit', shown: ({ customerName }) => customerName },
    {
      id: 'carrierName',
      name: 'orders.carrier',
      permission: 'orders.assign',
      shown: ({ carrierName }) => carrierName ?? NOTHING,
    },
    {
      id: 'vehicle',
      name: 'orders.vehicle',
      permission: 'orders.assign',
      shown: ({ vehiclePlate }) => vehiclePlate ?? NOTHING,
    },
    {
      id: 'driver',
      name: 'orders.driver',
      permission: 'orders.assign',
      shown: ({ driverName }) => driverName ?? NOTHING,
    },
  ],
  isDrawn: isCarriageDrawn,
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
