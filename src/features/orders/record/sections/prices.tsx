import { grossOf, margin, toCents, vatOf } from '#src/domain/basics/money.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { useFlags } from '#src/workspace/flags.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { FieldCell } from '#src/records/fields/editor/cell.tsx'
import type { Field } from '#src/records/fields/field.ts'
import { Fact, Line } from '#src/records/fields/lines/line.tsx'
import { useFieldPlace } from '#src/records/fields/editor/place.tsx'
import { useOrderPlace } from '../../fields/editable-order.ts'
import { fieldsOf } from '../../fields/order-fields.ts'
import { termsText } from '../../fields/terms-kind.ts'
import { EditButton } from './edit-button.tsx'

const fields = new Map(fieldsOf('prices').map((field) => [field.id, field]))

/**
 * Prices to the cent, with what follows from them, also while one is typed; what is missing is a dash, never a zero. Nothing
 * for those who may not read money (decision A23).
 */
export function OrderPrices() {
  return may(useSession().role, 'money.read') ? <Prices /> : null
}

function Prices() {
  const { t } = useText()
  const { record: order, expected, isFolded } = useOrderPlace()
  const record = { kind: 'order', id: order.id, record: order } as const
  const terms = order.paymentTerms === undefined ? undefined : termsText(order.paymentTerms, t)
  const { currency, vatRate } = expected
  const net = expected.customerPrice === undefined ? undefined : toCents(expected.customerPrice)
  const buy = expected.carrierPrice === undefined ? undefined : toCents(expected.carrierPrice)
  const code = fields.get('currency')
  return (
    <Section
      title={t('orders.prices')}
      fact={
        <span className="flex items-center gap-2">
          {[terms, currency].filter(Boolean).join(' · ')}
          <EditButton id="orders.editPricing" record={record} />
        </span>
      }
    >
      <dl>
        <Price field={fields.get('customerPrice')} />
        <Below field={fields.get('customerCharges')} />
        <Vat cents={net === undefined ? undefined : vatOf(net, vatRate)} currency={currency} />
        <Below field={fields.get('buyerIsShipper')} />
        <Below field={fields.get('customsLeg')} />
        <Sum label={t('orders.gross')} cents={net === undefined ? undefined : grossOf(net, vatRate)} isSum />
        <Price field={fields.get('carrierPrice')} />
        <Below field={fields.get('carrierCharges')} />
        <Margin net={net} buy={buy} />
        {code && !isFolded(code) && <Price field={code} />}
      </dl>
    </Section>
  )
}

function Price({ field }: { field: Field | undefined }) {
  const { t } = useText()
  return field === undefined ? null : (
    <Line label={t(field.label)} amount>
      <FieldCell field={field} align="right" />
    </Line>
  )
}

/** What belongs to a price, below it: its positions, and what its tax goes by. */
function Below({ field }: { field: Field | undefined }) {
  const { t } = useText()
  const { isFolded } = useFieldPlace()
  if (field === undefined || isFolded(field)) return null
  return (
    <Line label={t(field.label)}>
      <FieldCell field={field} />
    </Line>
  )
}

function Sum({ cents, ...line }: { label: string; cents: number | undefined; isSum?: boolean }) {
  const format = useFormat()
  const { expected } = useOrderPlace()
  return (
    <Fact {...line} amount>
      {format.cents(cents, expected.currency)}
    </Fact>
  )
}

/** The rate is the field, the amount follows. */
function Vat({ cents, currency }: { cents: number | undefined; currency: string }) {
  const { t } = useText()
  const format = useFormat()
  const field = fields.get('vatRate')
  return (
    <Fact
      amount
      label={
        <span className="-my-0.5 flex gap-x-2">
          <span className="py-0.5">{t('orders.fields.vat')} </span>
          {field && <FieldCell field={field} />}
        </span>
      }
    >
      {format.cents(cents, currency)}
    </Fact>
  )
}

function Margin({ net, buy }: { net: number | undefined; buy: number | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const { expected } = useOrderPlace()
  const { compactFinanceRow } = useFlags()
  const left = net === undefined || buy === undefined ? undefined : margin(net, buy)
  const percent = left && format.percent(left.percent)
  if (!compactFinanceRow) {
    return (
      <>
        <Sum label={t('orders.margin')} cents={left?.cents} />
        <Fact label={t('orders.marginPercent')} amount>
          {percent ?? NOTHING}
        </Fact>
      </>
    )
  }
  return (
    <Fact label={t('orders.margin')} amount>
      {percent !== undefined && <span className="mr-3 text-text-2">{percent}</span>}
      {format.cents(left?.cents, expected.currency)}
    </Fact>
  )
}
