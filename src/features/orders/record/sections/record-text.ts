import { placeTitle } from '#src/entities/stops/place-title.ts'
import { placeOfOrder } from '#src/domain/stops/place-of-order.ts'
import { type OrderPlace, placesOf } from '#src/domain/stops/further-stops.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { isPlainFreight } from '#src/domain/prices/charges.ts'
import { grossOf, margin, toCents } from '#src/domain/basics/money.ts'
import { chargesText } from '#src/entities/prices/charge-text.ts'
import { type Format, NOTHING } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { stopWindowText } from '#src/entities/stops/window-text.ts'
import { valuesOf } from '#src/records/fields/field.ts'
import { fieldsOf } from '../../fields/order-fields.ts'
import type { OrderSection } from '../../fields/order-field.ts'
import { vehicleTypeText } from '../../order-values.ts'

/** An address as it is written on an envelope, a line each; the country only abroad. */
export function addressText(order: Order, at: OrderPlace): string {
  const { company, address, postalCode, city, country } = placeOfOrder(order, at)
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [company, address, town, country === 'Deutschland' ? '' : country].filter(Boolean).join('\n')
}

/** The whole order as text of several lines, for an e-mail or a chat; what is not known is left out. */
export function orderAsText(order: Order, t: Translate, format: Format): string {
  const { currency } = order
  const net = order.customerPrice === undefined ? undefined : toCents(order.customerPrice)
  const buy = order.carrierPrice === undefined ? undefined : toCents(order.carrierPrice)
  const stop = (at: OrderPlace) => {
    const place = placeOfOrder(order, at)
    const { kind } = at
    const when = [format.date(place.date), stopWindowText(kind, place, t, format)]
      .filter((part) => part !== NOTHING)
      .join(' ')
    const where = addressText(order, at).replaceAll('\n', ', ')
    const fixed = place.fixed ? t('wizard.fixed') : undefined
    const contact = [place.contactPerson, place.phone].filter(Boolean).join(' ')
    return [
      line(placeTitle(order, at, t), [where, when, fixed, contact].filter(Boolean).join(' · ')),
      line(t(`orders.field.${kind}Reference`), place.reference),
      line(t(`orders.field.${kind}BookingNumber`), place.bookingNumber),
    ]
  }
  const positions = (charges: Order['customerCharges']) =>
    isPlainFreight(charges ?? []) ? '' : chargesText(charges ?? [], t, format, currency)
  const plates = [order.vehiclePlate, order.trailerPlate].filter(Boolean).join(' / ')
  const lines = [
    [order.orderNumber || order.id, t(`order.status.${order.status}`)].join(' · '),
    line(t('orders.customer'), [order.customerName, order.customerReference].filter(Boolean).join(' · ')),
    ...placesOf(order).flatMap(stop),
    ...factsOf('cargo'),
    line(t('orders.carrier'), order.carrierName),
    line(t('orders.vehicle'), [plates, vehicleTypeText(order.vehicleType, t)].filter(Boolean).join(' · ')),
    line(t('orders.driver'), [order.driverName, order.driverPhone].filter(Boolean).join(' · ')),
    line(t('orders.customerPrice'), net === undefined ? '' : format.cents(net, currency)),
    line(t('orders.field.customerCharges'), positions(order.customerCharges)),
    line(t('orders.gross'), net === undefined ? '' : format.cents(grossOf(net, order.vatRate), currency)),
    line(t('orders.carrierPrice'), buy === undefined ? '' : format.cents(buy, currency)),
    line(t('orders.field.carrierCharges'), positions(order.carrierCharges)),
    line(
      t('orders.margin'),
      net === undefined || buy === undefined ? '' : format.cents(margin(net, buy).cents, currency),
    ),
    line(t('orders.notes'), order.internalNotes),
  ]
  return lines.filter(Boolean).join('\n')

  function factsOf(section: OrderSection): string[] {
    return fieldsOf(section).map((field) => {
      const values = valuesOf(order, field)
      const isEmpty = values.every((value) => value === undefined || value === '')
      return line(t(field.label), isEmpty ? '' : field.kind.shown(values, { t, format, record: order }))
    })
  }
}

function line(label: string, value: string | undefined): string {
  return value === undefined || value === '' ? '' : `${label}: ${value}`
}
