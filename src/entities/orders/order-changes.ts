import type { Order } from '#src/contract/orders/order.ts'
import type { OrderChanged } from '#src/contract/orders/events.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { orderLabel } from './order-label.ts'
import { priorityText } from './priority-text.ts'

/** A text as it stands. */
const plain = (field: 'carrierName' | 'vehiclePlate' | 'driverName' | 'customerName') =>
  ({ label: `orders.field.${field}`, shown: (order: Order) => order[field] || NOTHING }) as const

/** How commands change orders. */
export const orderChanges = defineChanges({
  kind: 'order',
  labelOf: orderLabel,
  titleOf: ({ orderNumber }) => orderNumber,
  count: 'orders.bulk.count',
  override: 'orders.override',
  fields: {
    status: { label: 'orders.field.status', shown: ({ status }, _format, t) => t(`order.status.${status}`) },
    priority: {
      label: 'orders.field.priority',
      shown: ({ priority }, _format, t) => priorityText(priority, t) || NOTHING,
    },
    carrierName: plain('carrierName'),
    vehiclePlate: plain('vehiclePlate'),
    driverName: plain('driverName'),
    customerName: plain('customerName'),
    customerPrice: {
      label: 'orders.customerPrice',
      shown: ({ customerPrice, currency }, format) => format.money(customerPrice, currency),
    },
    internalNotes: { label: 'orders.field.internalNotes', shown: ({ internalNotes = '' }) => internalNotes },
  },
  changedOf: ({ order, eventId, warnings }: OrderChanged) => ({ record: order, eventId, warnings }),
})
