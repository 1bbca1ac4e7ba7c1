import { ORDER_PRIORITIES, type Order } from '#src/contract/order.ts'
import { parseOrderStatus } from '#src/domain/order-status.ts'
import { isPlainDate } from '#src/domain/dates.ts'
import { isVehicleType } from '#src/domain/vehicles.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { parseTransportStatus } from '#src/domain/transport-status.ts'

const MONEY = new Set(['customerPrice', 'carrierPrice', 'customerNetPrice', 'customerGrossPrice', 'margin'])
const MAX_VALUE = 80

/** A field's value as an event or a conflict shows it; whatever the server sent becomes a short text. */
export function valueText(field: string, value: unknown, t: Translate, format: Format): string {
  if (value === undefined || value === null || value === '') return NOTHING
  if (typeof value === 'boolean') return t(value ? 'orders.yes' : 'orders.no')
  if (typeof value === 'number') return MONEY.has(field) ? format.money(value) : format.number(value)
  if (typeof value !== 'string') return NOTHING
  if (field === 'priority') return priorityText(value, t)
  if (field === 'status') return t(`order.status.${parseOrderStatus(value)}`)
  if (field === 'vehicleType' || field === 'requiredVehicleType') return vehicleTypeText(value, t) ?? NOTHING
  if (field === 'transportStatus') return t(`transport.status.${parseTransportStatus(value)}`)
  const isDate: boolean = isPlainDate(value)
  if (isDate) return format.dateWithYear(value)
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return format.stamp(value)
  return value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)} …` : value
}

/** The word for a field; a field nobody knows keeps its name. */
export function fieldText(field: string, t: Translate): string {
  const key = `orders.field.${field}` as TextKey
  const word = t(key)
  return word === key ? field : word
}

/** The word for a priority; one nobody knows keeps its name. */
export function priorityText(priority: string, t: Translate): string {
  const known = ORDER_PRIORITIES.find((one) => one === priority)
  return known === undefined ? priority : t(`orders.priority.${known}`)
}

/** The word for a vehicle type; a type nobody knows keeps its name, none is nothing. */
export function vehicleTypeText(type: string | undefined, t: Translate): string | undefined {
  if (type === undefined || type === '') return undefined
  return isVehicleType(type) ? t(`vehicle.type.${type}`) : type
}

/** `20457 Hamburg → 80331 München` */
export function routeText(order: Order): string {
  return `${placeText(order, 'pickup')} → ${placeText(order, 'delivery')}`
}

/** `20457 Hamburg`, with what is known of it. */
export function placeText(order: Order, kind: 'pickup' | 'delivery'): string {
  return [order[`${kind}PostalCode`], order[`${kind}City`]].filter(Boolean).join(' ') || NOTHING
}

/** The order in one line, for the clipboard. */
export function orderText(order: Order, t: Translate, format: Format): string {
  const pickup = format.stopTime(order.pickupDate, order.pickupTimeFrom, order.pickupTimeTo)
  const status = t(`order.status.${order.status}`)
  const amount = format.money(order.customerPrice, order.currency)
  return [order.orderNumber, status, order.customerName, routeText(order), pickup, amount].join('\t')
}
