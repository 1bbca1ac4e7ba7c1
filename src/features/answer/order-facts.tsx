import { placeTitle } from '#src/entities/stops/place-title.ts'
import { placeOfOrder } from '#src/domain/stops/place-of-order.ts'
import { type OrderPlace, placesOf } from '#src/domain/stops/further-stops.ts'
import { Order } from '#src/contract/orders/order.ts'
import { amountText, chargesIn, chargeWord } from '#src/entities/prices/charge-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { stopWindowText } from '#src/entities/stops/window-text.ts'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { known, useCargoRows } from './cargo-rows.ts'

/** What was ordered: where and when, what, for how much. Only what was sent to the carrier, or to the customer, is in it. */
export function OrderFacts({ paper, toCustomer }: { paper: Readonly<Record<string, unknown>>; toCustomer: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const order = Order.parse(paper)
  const { currency } = order
  const price = toCustomer ? order.customerPrice : order.carrierPrice
  const charges = chargesIn(toCustomer ? order.customerCharges : order.carrierCharges)
  return (
    <>
      {placesOf(order).map((place) => (
        <OrderStop key={`${place.kind} ${place.part}`} order={order} at={place} />
      ))}
      <Section title={t('orders.cargo')}>
        <DefinitionList rows={useCargoRows()(order)} />
      </Section>
      <Section title={t('orders.prices')}>
        <DefinitionList
          amounts
          rows={[
            ...(charges.length > 1
              ? charges.map((charge, at) => ({
                  id: String(at),
                  label: chargeWord(charge, t),
                  value: amountText(charge.amount, currency, format),
                }))
              : []),
            {
              label: t(toCustomer ? 'answer.customer.price' : 'answer.freight'),
              value: price === undefined ? '–' : amountText(price, currency, format),
              strong: true,
              ruled: charges.length > 1,
            },
          ]}
        />
      </Section>
    </>
  )
}

function OrderStop({ order, at }: { order: Order; at: OrderPlace }) {
  const { t } = useText()
  const format = useFormat()
  const { kind } = at
  const place = placeOfOrder(order, at)
  const time = [
    format.dateWithYear(place.date),
    stopWindowText(kind, place, t, format),
    place.fixed ? t(`orders.field.${kind}Fixed`) : '',
  ]
  const lines = [place.company, place.address, `${place.postalCode} ${place.city}`.trim(), place.country]
  return (
    <Section title={placeTitle(order, at, t)}>
      <address className="mb-1.5 not-italic">
        {lines.filter(Boolean).map((line, index) => (
          <bdi key={index} className={index === 0 ? 'block font-semibold' : 'block'}>
            {line}
          </bdi>
        ))}
      </address>
      <DefinitionList
        rows={known([
          [t(`orders.field.${kind}Date`), time.filter((part) => part !== '' && part !== '–').join(', ')],
          [t('orders.label.reference'), place.reference],
          [t('orders.label.bookingNumber'), place.bookingNumber],
          [t('orders.label.ramp'), place.ramp],
          [t('orders.label.openingHours'), place.openingHours],
          [
            t(place.phone ? 'orders.label.phone' : 'wizard.contactPerson'),
            [place.contactPerson, place.phone].filter(Boolean).join(', '),
          ],
          [t('orders.label.driverHints'), place.driverHints],
        ])}
      />
    </Section>
  )
}
