import { ORDER_TYPES, type Order } from '#src/contract/orders/order.ts'
import { parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { isBanExemption } from '#src/domain/goods/ban-exemptions.ts'
import { isPlainDate } from '#src/domain/basics/dates.ts'
import { CUSTOMS_LEGS } from '#src/domain/prices/vat-treatment.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { amountText, chargesIn, chargesText } from '#src/entities/prices/charge-text.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { packageWord } from '#src/entities/goods/package-word.ts'
import { priorityText } from '#src/entities/orders/priority-text.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import { furtherStopsText, goodsLinesKind } from './fields/place-kinds.ts'
import { adrText } from './adr-text.ts'
import { parseTransportStatus } from '#src/domain/workflow/transport-status.ts'
import { shortStopTime } from '#src/entities/stops/window-text.ts'

/** Fields of an order that hold an amount. */
export const MONEY: ReadonlySet<string> = new Set([
  'customerPrice',
  'carrierPrice',
  'customerNetPrice',
  'customerGrossPrice',
  'margin',
])
const MAX_VALUE = 80

/**
 * A field's value as an event or a conflict shows it; whatever the server sent becomes a short text. An amount whose
 * currency no one knows is a number without one.
 */
export function valueText(
  field: string,
  value: unknown,
  t: Translate,
  format: Format,
  currency: string | undefined,
): string {
  if (value === undefined || value === null || value === '') return NOTHING
  if (field === 'proofOfDeliveryVerified') return t(`records.document.${value === true ? 'verified' : 'unverified'}`)
  if (typeof value === 'boolean') return t(value ? 'app.yes' : 'app.no')
  if (typeof value === 'number') return MONEY.has(field) ? amountText(value, currency, format) : format.number(value)
  if (field === 'dangerousGoods') return adrText(value, '; ') || NOTHING
  if (field === 'furtherStops') return lineText(furtherStopsText(value))
  if (field === 'goodsLines') return lineText(goodsLinesKind.typed([value, undefined]))
  if (field.endsWith('Charges')) return chargesText(chargesIn(value), t, format, currency) || NOTHING
  if (typeof value !== 'string') return NOTHING
  if (field === 'priority') return priorityText(value, t)
  if (field === 'orderType') return orderTypeText(value, t)
  if (field === 'packageType') return packageWord(value, 1, t)
  if (field === 'status') return t(`order.status.${parseOrderStatus(value)}`)
  if (field === 'vehicleType' || field === 'requiredVehicleType') return vehicleTypeText(value, t) ?? NOTHING
  if (field === 'banExemption') return banExemptionText(value, t)
  if (field === 'customsLeg') return customsLegText(value, t)
  if (field === 'transportStatus') return t(`transport.status.${parseTransportStatus(value)}`)
  const isDate: boolean = isPlainDate(value)
  if (isDate) return format.dateWithYear(value)
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return format.stamp(value)
  return value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)} …` : value
}

const lineText = (lines: string) => lines.replaceAll('\n', '; ') || NOTHING

/** The word for a field; an unknown field keeps its name. */
export function fieldText(field: string, t: Translate): string {
  const key = `orders.field.${field}` as TextKey
  const word = t(key)
  return word === key ? field : word
}

/** The word for a kind of order; an unknown one keeps its name. */
export function orderTypeText(type: string, t: Translate): string {
  const known = ORDER_TYPES.find((one) => one === type)
  return known === undefined ? type : t(`orders.type.${known}`)
}

/** Why a driving ban does not bind; what is not known keeps its name. */
export const banExemptionText = (value: string, t: Translate): string =>
  isBanExemption(value) ? t(`orders.banExemption.${value}`) : value

/** Which leg of an export or import an order is; what is not known keeps its name. */
export function customsLegText(value: string, t: Translate): string {
  const known = CUSTOMS_LEGS.find((leg) => leg === value)
  return known === undefined ? value : t(`orders.customsLeg.${known}`)
}

/** The word for a vehicle type; an unknown type keeps its name, none is nothing. */
export function vehicleTypeText(type: string | undefined, t: Translate): string | undefined {
  if (type === undefined || type === '') return undefined
  return isVehicleType(type) ? t(`vehicle.type.${type}`) : type
}

/** What an order may ask for beyond the usual. */
export const ORDER_NEEDS = ['adr', 'tailLift', 'palletExchange', 'fixed'] as const

/** Whether an order asks for it. */
export function doesNeed(order: Order, need: (typeof ORDER_NEEDS)[number]): boolean {
  if (need === 'adr') return order.dangerousGoods !== undefined
  return need === 'fixed' ? (order.pickupFixed ?? order.deliveryFixed ?? false) : order[need] === true
}

/** Whether a carrier comes with a truck of its own: its plates and driver are typed, not chosen. */
export function doesCarrierDrive({ carrierId, assignedVehicleId }: Order): boolean {
  return carrierId !== undefined && assignedVehicleId === undefined
}

/** The order in one line, for the clipboard. */
export function orderText(order: Order, t: Translate, format: Format): string {
  const pickup = shortStopTime(order, 'pickup', format)
  const status = t(`order.status.${order.status}`)
  const amount = order.customerPrice === undefined ? [] : [format.money(order.customerPrice, order.currency)]
  return [order.orderNumber, status, order.customerName, orderRouteText(order), pickup, ...amount].join('\t')
}
