import type { Order } from '#src/contract/orders/order.ts'
import { NOTHING } from '#src/i18n/format.ts'

type Stop = 'pickup' | 'delivery'
type Stops = Pick<Order, `${Stop}PostalCode` | `${Stop}City`>

/** `20457 Hamburg → 80331 München` */
export function routeText(order: Stops): string {
  return `${placeText(order, 'pickup')} → ${placeText(order, 'delivery')}`
}

/** `20457 Hamburg`, with what is known of it. */
export function placeText(order: Stops, stop: Stop): string {
  return [order[`${stop}PostalCode`], order[`${stop}City`]].filter(Boolean).join(' ') || NOTHING
}
