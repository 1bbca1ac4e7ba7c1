import { billedRouteText } from '#src/domain/billing/figures.ts'
import { orderTownsText } from '#src/domain/stops/route.ts'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import type { BillingOrder } from '#src/contract/billing/orders.ts'

/** An order of the customer beside a draft. */
export interface DraftOrderRow {
  orderId: string
  orderNumber: string
  route: string
  deliveredOn: string | undefined
  reference: string | undefined
  ratePercent: number
  netCents: number
  /** On the draft. */
  isIn: boolean
  /** Why it cannot come along, where it is not on the draft. */
  obstacle: BillingOrder['obstacles'][number] | undefined
}

/** First those on the draft, then those that could come along, last those that may not. */
export function draftOrderRows(invoice: Invoice, orders: readonly BillingOrder[]): DraftOrderRow[] {
  const own = invoice.orders.map((order): DraftOrderRow => ({
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    route: billedRouteText(order),
    deliveredOn: order.deliveredOn,
    reference: order.customerReference,
    ratePercent: order.ratePercent,
    netCents: order.netCents,
    isIn: true,
    obstacle: undefined,
  }))
  const others = orders
    .filter(({ id }) => !invoice.orderIds.includes(id))
    .map((order): DraftOrderRow => ({
      orderId: order.id,
      orderNumber: order.orderNumber,
      route: orderTownsText(order),
      deliveredOn: order.deliveredOn,
      reference: order.customerReference,
      ratePercent: order.ratePercent,
      netCents: order.netCents,
      isIn: false,
      obstacle: order.obstacles[0],
    }))
    .toSorted((a, b) => Number(a.obstacle !== undefined) - Number(b.obstacle !== undefined))
  return [...own, ...others]
}
