import { Order } from '#src/contract/orders/order.ts'
import { amountText, chargesIn, chargeWord } from '#src/entities/prices/charge-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { stopTimesOf, stopWindowText } from '#src/entities/stops/window-text.ts'
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
      <OrderStop order={order} kind="pickup" />
      <OrderStop order={order} kind="delivery" />
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

function OrderStop({ order, kind }: { order: Order; kind: 'pickup' | 'delivery' }) {
  const { t } = useText()
  const format = useFormat()
  const time = [
    format.dateWithYear(order[`${kind}Date`]),
    stopWindowText(kind, stopTimesOf(order, kind), t, format),
    order[`${kind}Fixed`] === true ? t(`orders.field.${kind}Fixed`) : '',
  ]
  const lines = [
    order[`${kind}Company`],
    order[`${kind}Address`],
    `${order[`${kind}PostalCode`]} ${order[`${kind}City`]}`.trim(),
    order[`${kind}Country`],
  ]
  return (
    <Section title={t(`orders.section.${kind}`)}>
      <address className="mb-1.5 not-italic">
        {lines.filter(Boolean).map((line, at) => (
          <bdi key={at} className={at === 0 ? 'block font-semibold' : 'block'}>
            {line}
          </bdi>
        ))}
      </address>
      <DefinitionList
        rows={known([
          [t(`orders.field.${kind}Date`), time.filter((part) => part !== '' && part !== '–').join(', ')],
          [t('orders.label.reference'), order[`${kind}Reference`]],
          [t('orders.label.bookingNumber'), order[`${kind}BookingNumber`]],
          [t('orders.label.ramp'), order[`${kind}Ramp`]],
          [t('orders.label.openingHours'), order[`${kind}OpeningHours`]],
          [
            t(order[`${kind}Phone`] ? 'orders.label.phone' : 'wizard.contactPerson'),
            [order[`${kind}ContactPerson`], order[`${kind}Phone`]].filter(Boolean).join(', '),
          ],
          [t('orders.label.driverHints'), order[`${kind}DriverHints`]],
        ])}
      />
    </Section>
  )
}
