import { furtherPlacesOfRide } from '#src/domain/stops/route.ts'
import type { InvoiceOrder as ShownOrder, VatGroup } from '#src/contract/billing/parts.ts'
import type { InvoiceDocument, InvoiceOrder } from '#src/domain/billing/invoice-document.ts'
import { linesOfOrder, linesSum } from '#src/domain/billing/lines.ts'
import { type CarriageParties, treatmentOf } from '#src/domain/billing/obstacles.ts'
import { dayOfSupply } from '#src/domain/orders/day-of-supply.ts'
import { countryCode } from '#src/domain/places/country-codes.ts'
import type { VatTreatment } from '#src/domain/prices/vat-treatment.ts'
import type { Row } from '../../store/models.ts'

type Order = Row<'orders'>

const number = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',')

function goodsOf({ packageCount, packageType, loadingMeters, weight }: Order): string | undefined {
  const said = [
    packageCount === undefined ? '' : [packageCount, packageType ?? 'Packstücke'].join(' '),
    loadingMeters === undefined ? '' : `${number(loadingMeters)} LDM`,
    weight === undefined ? '' : `${number(weight)} kg`,
  ].filter((part) => part !== '')
  return said.length === 0 ? undefined : said.join(', ')
}

const TAXED: VatTreatment = { category: 'S', ratePercent: 19 }

/** An order as an invoice, or a carrier's credit note, states it; `position` is its place, from 1. */
export function statedOrder(
  order: Order,
  between: CarriageParties,
  position: number,
  side: 'customer' | 'carrier',
): InvoiceOrder {
  const lines =
    side === 'customer'
      ? linesOfOrder(order.customerCharges, order.customerPrice, position)
      : linesOfOrder(order.carrierCharges, order.carrierPrice, position)
  const deliveredOn = dayOfSupply(order) ?? order.pickupDate ?? ''
  const place = (postalCode: string, city: string, country: string) => ({
    ...{ postalCode, city },
    country: countryCode(country) ?? 'DE',
  })
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    from: place(order.pickupPostalCode, order.pickupCity, order.pickupCountry),
    ...(order.furtherStops && {
      via: furtherPlacesOfRide(order.furtherStops).map((stop) => place(stop.postalCode, stop.city, stop.country)),
    }),
    to: place(order.deliveryPostalCode, order.deliveryCity, order.deliveryCountry),
    loadedOn: order.pickupDate !== undefined && order.pickupDate <= deliveredOn ? order.pickupDate : undefined,
    deliveredOn,
    customerReference: side === 'customer' ? order.customerReference : undefined,
    goods: goodsOf(order),
    // What is not known is an obstacle to billing; a draft shows it as usual until then.
    vat: treatmentOf(order, between) ?? TAXED,
    lines,
    netCents: linesSum(lines),
  }
}

/** What of a document the record says: amounts in cents, orders with their lines, tax by rate. */
export function statedBy({ orders, totals }: InvoiceDocument) {
  const { netCents, vatCents, grossCents, groups } = totals
  return {
    ...{ netCents, vatCents, grossCents },
    orders: orders.map(({ orderId, orderNumber, from, via, to, vat, lines, ...order }): ShownOrder => ({
      ...{ orderId, orderNumber, from: from.city, via: via?.map(({ city }) => city), to: to.city },
      ...{ deliveredOn: order.deliveredOn, customerReference: order.customerReference, netCents: order.netCents },
      ...{ category: vat.category, ratePercent: vat.ratePercent, reason: vat.law },
      lines: lines.map(({ code, name, how, netCents: amountCents }) => ({ code, name, how, amountCents })),
    })),
    vatGroups: groups.map(({ category, ratePercent, reason, law, ...sums }): VatGroup => ({
      ...{ category, ratePercent, reason, law, netCents: sums.netCents, vatCents: sums.vatCents },
    })),
  }
}
