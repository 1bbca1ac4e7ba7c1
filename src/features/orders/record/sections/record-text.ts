import type { Order } from '#src/contract/orders/order.ts'
import { isPlainFreight } from '#src/domain/prices/charges.ts'
import { grossOf, margin, toCents } from '#src/domain/basics/money.ts'
import { chargesText } from '#src/entities/prices/charge-text.ts'
import { type Format, NOTHING } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { stopTimesOf, stopWindowText } from '#src/entities/stops/window-text.ts'
import { valuesOf } from '#src/records/fields/field.ts'
import { fieldsOf } from '../../fields/order-fields.ts'
import type { OrderSection } from '../../fields/order-field.ts'
import { vehicleTypeText } from '../../order-values.ts'

/** An address as it is written on an envelope, a line each; the country only abroad. */
export function addressText(order: Order, kind: 'pickup' | 'delivery'): string {
  const country = order[`${kind}Country`]
  const town = [order[`${kind}PostalCode`], order[`${kind}City`]].filter(Boolean).join(' ')
  const lines = [order[`${kind}Company`], order[`${kind}Address`], town, country === 'Deutschland' ? '' : country]
  return lines.filter(Boolean).join('\n')
}

/** The whole order as text of several lines, for an e-mail or a chat; what is not known is left out. */
export function orderAsText(order: Order, t: Translate, format: Format): string {
  const { currency } = order
  const net = order.customerPrice === undefined ? undefined : toCents(order.customerPrice)
  const buy = order.carrierPrice === undefined ? undefined : toCents(order.carrierPrice)
  const stop = (kind: 'pickup' | 'delivery') => {
    const when = [format.date(order[`${kind}Date`]), stopWindowText(kind, stopTimesOf(order, kind), t, format)]
      .filter((part) => part !== NOTHING)
      .join(' ')
    const where = addressText(order, kind).replaceAll('\n', ', ')
    const fixed = order[`${kind}Fixed`] === true ? t('wizard.fixed') : undefined
    const contact = [order[`${kind}ContactPerson`], order[`${kind}Phone`]].filter(Boolean).join(' ')
    return [
      line(t(`orders.section.${kind}`), [where, when, fixed, contact].filter(Boolean).join(' · ')),
      line(t(`orders.field.${kind}Reference`), order[`${kind}Reference`]),
      line(t(`orders.field.${kind}BookingNumber`), order[`${kind}BookingNumber`]),
    ]
  }
  const positions = (charges: Order['customerCharges']) =>
    isPlainFreight(charges ?? []) ? '' : chargesText(charges ?? [], t, format, currency)
  const plates = [order.vehiclePlate, order.trailerPlate].filter(Boolean).join(' / ')
  const lines = [
    [order.orderNumber || order.id, t(`order.status.${order.status}`)].join(' · '),
    line(t('orders.customer'), [order.customerName, order.customerReference].filter(Boolean).join(' · ')),
    ...stop('pickup'),
    ...stop('delivery'),
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
