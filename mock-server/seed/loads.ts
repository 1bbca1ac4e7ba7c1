import type { Row } from '../db/models.ts'
import { shortMark } from './transports.ts'

/** Freight waiting for a vehicle, as it follows from a confirmed order. */
export function loadRow(order: Row<'orders'>): Row<'loads'> {
  return {
    id: `loa-${shortMark(order.id)}`,
    tenantId: order.tenantId,
    version: 1,
    status: 'open',
    orderId: order.id,
    ...loadFields(order),
    createdAt: order.approvedAt,
    updatedAt: order.updatedAt ?? '',
  }
}

/** What a load takes over from its order as it stands. */
export function loadFields(order: Row<'orders'>) {
  return {
    customerName: order.customerName,
    description: order.cargoDescription,
    originCity: order.pickupCity,
    originPostalCode: order.pickupPostalCode,
    originCountry: order.pickupCountry,
    destinationCity: order.deliveryCity,
    destinationPostalCode: order.deliveryPostalCode,
    destinationCountry: order.deliveryCountry,
    pickupDate: order.pickupDate,
    deliveryDate: order.deliveryDate,
    weightKg: order.weight,
    loadingMeters: order.loadingMeters,
    vehicleType: order.requiredVehicleType ?? 'TRUCK',
  }
}
