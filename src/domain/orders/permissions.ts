import type { OrderStatus } from '../workflow/order-status.ts'
import type { PermissionCode } from '../refusals/permission-messages.ts'
import { permissionRefusal, type Role } from '../accounts/roles.ts'

/** Why no one changes an order of this status any more; nothing while it is open. Source: decision B1. */
export function readOnlyRefusal(status: OrderStatus): PermissionCode | undefined {
  if (status === 'BILLED') return 'reason.billedReadOnly'
  return status === 'CANCELLED' ? 'reason.cancelledReadOnly' : undefined
}

/**
 * Why cargo and stops of an order may not be edited; nothing when they may. Sales edits until the order is assigned,
 * dispatch until it is billed; a billed or cancelled order is read-only for all. Source: decisions B1, B5.
 */
export function editRefusal(role: Role, status: OrderStatus): PermissionCode | undefined {
  const refusal = permissionRefusal(role, 'orders.edit') ?? readOnlyRefusal(status)
  if (refusal) return refusal
  const open = status === 'CREATED' || status === 'CONFIRMED'
  return role === 'sales' && !open ? 'reason.editUntilAssigned' : undefined
}

/** Why an order may not be deleted; nothing when it may: admin, and only CREATED or CANCELLED. Source: decision B5. */
export function deleteRefusal(role: Role, status: OrderStatus): PermissionCode | undefined {
  const refusal = permissionRefusal(role, 'orders.delete')
  if (refusal) return refusal
  return status === 'CREATED' || status === 'CANCELLED' ? undefined : 'reason.deleteOnlyFrom'
}
