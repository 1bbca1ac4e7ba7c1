import { loadFields } from '#src/domain/orders/carriage.ts'
import { loadIdOf } from '#src/domain/basics/record-ids.ts'
import type { Row } from '../../store/models.ts'

/** Freight waiting for a vehicle, as it follows from a confirmed order. */
export function loadRow(order: Row<'orders'>): Row<'loads'> {
  return {
    id: loadIdOf(order.id),
    tenantId: order.tenantId,
    version: 1,
    status: 'open',
    orderId: order.id,
    ...loadFields(order),
    createdAt: order.approvedAt,
    updatedAt: order.updatedAt ?? '',
  }
}
