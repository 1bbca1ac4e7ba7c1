import { useEffect, useRef, useState } from 'react'
import type { CommandContext } from '#src/commands/command.ts'
import type { Order, OrderChanged } from '#src/contract/orders.ts'
import { parseAmount, toCents, toEuros } from '#src/domain/money.ts'
import { checkPrices } from '#src/domain/order-draft.ts'
import { may, permissionRefusal } from '#src/domain/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField, TextField } from '#src/ui/field.tsx'
import { Section } from '#src/ui/panel-frame.tsx'
import { useSession } from '#src/workspace/session.tsx'
import { EditButton } from './edit-button.tsx'
import { useOrderEditing } from './order-editing.ts'
import { OrderFormFrame } from './order-form-frame.tsx'
import { OrderPriceList } from './order-price-list.tsx'
import { useOrderForm } from './use-order-form.ts'

/** Prices of the order, as a list or as a form. */
export function OrderPrices({ order }: { order: Order }) {
  const { t } = useText()
  const isEditing = useOrderEditing(order.id) === 'pricing'
  const record = { kind: 'order', id: order.id, record: order } as const
  const terms = order.paymentTerms === undefined ? undefined : t('orders.terms', { days: order.paymentTerms })
  return (
    <Section
      title={t('orders.prices')}
      fact={
        <span className="flex items-center gap-2">
          {[terms, order.currency].filter(Boolean).join(' · ')}
          {!isEditing && <EditButton id="orders.editPricing" record={record} />}
        </span>
      }
    >
      {isEditing ? <PricingForm order={order} /> : <OrderPriceList order={order} />}
    </Section>
  )
}

/** Rates an order may have. Source: decision B4 */
const VAT_RATES = [0, 7, 19]

const germanAmount = (euros: number | undefined) =>
  euros === undefined ? '' : (toCents(euros) / 100).toFixed(2).replace('.', ',')

const pricesOf = (order: Order) => ({
  customerPrice: germanAmount(order.customerPrice),
  carrierPrice: germanAmount(order.carrierPrice),
  vatRate: String(order.vatRate),
})

/** Euros as they travel; null clears, undefined is no amount. */
function amountOf(text: string | undefined): number | null | undefined {
  if (text === undefined || text.trim() === '') return null
  const cents = parseAmount(text)
  return cents === undefined ? undefined : toEuros(cents)
}

function PricingForm({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const first = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState(false)
  const form = useOrderForm({
    order,
    part: 'pricing',
    commandId: 'orders.editPricing',
    title: t('orders.editPricing.done'),
    valuesOf: pricesOf,
    send: sendPrices,
  })
  useEffect(() => {
    first.current?.focus()
    first.current?.select()
    first.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { values } = form
  const [customerPrice, carrierPrice] = [amountOf(values['customerPrice']), amountOf(values['carrierPrice'])]
  const issues = checkPrices({
    customerPrice: customerPrice ?? undefined,
    carrierPrice: carrierPrice ?? undefined,
    vatRate: Number(values['vatRate']),
    distanceKm: order.distanceKm,
  })
  const errorOf = (field: string, amount: number | null | undefined) => {
    if (!checked) return undefined
    if (amount === undefined) return t('orders.amountWrong')
    return issues.find(({ path, severity }) => path === field && severity === 'error')?.message
  }
  const warnings = issues.filter(({ severity }) => severity === 'warning').map(({ message }) => message)
  const isWrong =
    customerPrice === undefined || carrierPrice === undefined || issues.some(({ severity }) => severity === 'error')
  const guarded = {
    ...form,
    save: async () => {
      setChecked(true)
      if (isWrong) first.current?.form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      else await form.save()
    },
  }
  const understood = (field: string, amount: number | null | undefined) =>
    amount === null || amount === undefined || germanAmount(amount) === values[field]
      ? undefined
      : format.money(amount, order.currency)
  const refusal = permissionRefusal(role, 'orders.setCarrierPrice')
  return (
    <OrderFormFrame form={guarded} order={order}>
      <TextField
        ref={first}
        label={t('orders.customerPrice')}
        align="right"
        unit={order.currency}
        inputMode="decimal"
        data-autofocus
        readOnly={!may(role, 'orders.setCustomerPrice')}
        value={values['customerPrice'] ?? ''}
        error={errorOf('customerPrice', customerPrice)}
        understood={understood('customerPrice', customerPrice)}
        onChange={(event) => form.change('customerPrice', event.target.value)}
      />
      <TextField
        label={t('orders.carrierPrice')}
        align="right"
        unit={order.currency}
        inputMode="decimal"
        readOnly={refusal !== undefined}
        hint={refusal && t(refusal)}
        value={values['carrierPrice'] ?? ''}
        error={errorOf('carrierPrice', carrierPrice)}
        understood={refusal ? undefined : understood('carrierPrice', carrierPrice)}
        onChange={(event) => form.change('carrierPrice', event.target.value)}
      />
      <SelectField
        label={t('orders.field.vatRate')}
        value={values['vatRate'] ?? '19'}
        onChange={(event) => form.change('vatRate', event.target.value)}
      >
        {VAT_RATES.map((rate) => (
          <option key={rate} value={rate}>
            {format.percent(rate)}
          </option>
        ))}
      </SelectField>
      {warnings.length > 0 && <p className="text-chip text-text-2">{warnings.join(' · ')}</p>}
    </OrderFormFrame>
  )
}

/** Only what was changed is sent: each price belongs to its own roles. Clearing one takes the general call. */
function sendPrices(
  { services }: CommandContext,
  values: Readonly<Record<string, string>>,
  base: Order,
  ifMatch: number,
): Promise<OrderChanged> {
  const before = pricesOf(base)
  const changed = {
    ...(values['customerPrice'] !== before.customerPrice && {
      customerPrice: amountOf(values['customerPrice']) ?? null,
    }),
    ...(values['carrierPrice'] !== before.carrierPrice && { carrierPrice: amountOf(values['carrierPrice']) ?? null }),
    ...(values['vatRate'] !== before.vatRate && { vatRate: Number(values['vatRate']) }),
  }
  const shared = { params: { id: base.id }, ifMatch, idempotencyKey: crypto.randomUUID() }
  const { customerPrice, carrierPrice, vatRate } = changed
  if (customerPrice === null || carrierPrice === null)
    return services.call('orders.update', { ...shared, body: changed })
  return services.call('orders.setPricing', { ...shared, body: { customerPrice, carrierPrice, vatRate } })
}
