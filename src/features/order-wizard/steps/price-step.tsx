import { DraftAmount } from './typed-fields.tsx'
import { checkPrices } from '#src/domain/prices/price-checks.ts'
import { withOwnPrice } from '#src/domain/prices/own-price.ts'
import { chargeWord } from '#src/entities/prices/charge-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { SelectField } from '#src/ui/form/field.tsx'
import { DefinitionList } from '#src/ui/page/panel-frame.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { useFieldProps, Warning } from './fields.tsx'
import { readEuros } from '../draft/typed-values.ts'
import { priceWarnings } from '../wizard-issues.ts'
import { FieldGrid } from './step-frame.tsx'
import { useWizard } from '../session/use-wizard.tsx'
import { explain } from '#src/i18n/issue-text.ts'
import type { Price } from '../session/wizard-ports.ts'

const VAT_RATES = [19, 0]

/** What it costs: calculated on entering, and set by the person where she wants another price. */
export function PriceStep() {
  const { t } = useText()
  const { context, act, is, texts } = useWizard()
  const { price } = context
  // An own price is reckoned with as it is typed; on leaving the field the server does the same.
  const typed = texts['customerPrice'] === undefined ? undefined : readEuros(texts['customerPrice'])
  const isOwn =
    typed !== undefined && checkPrices({ customerPrice: typed }).every(({ severity }) => severity !== 'error')
  return (
    <>
      <PriceFields />
      {price ? (
        <PriceTable price={isOwn ? withOwnPrice(price, typed, context.prices.customerCharges) : price} />
      ) : is('busy') ? (
        <LoadingRows rows={4} />
      ) : (
        <Button className="w-fit" onClick={() => act({ type: 'recalculate' })}>
          {t('wizard.recalculate')}
        </Button>
      )}
    </>
  )
}

function PriceFields() {
  const { t } = useText()
  const { context, send, setPrices } = useWizard()
  const { price, prices } = context
  const vat = useFieldProps({ path: 'vatRate' })
  const hint =
    prices.agreedIn === undefined || prices.customerPrice === undefined
      ? t('wizard.customerPrice.hint')
      : t('wizard.customerPrice.agreed', { order: prices.agreedIn })
  return (
    <FieldGrid>
      <DraftAmount
        path="customerPrice"
        label={t('wizard.customerPrice')}
        first
        value={prices.customerPrice ?? price?.netPrice}
        hint={hint}
        onEdit={(customerPrice) => setPrices({ customerPrice })}
        onLeft={() => send({ type: 'recalculate' })}
      />
      <SelectField
        {...vat}
        label={t('wizard.vatRate')}
        value={String(prices.vatRate ?? price?.vatRate ?? 19)}
        onChange={(event) => {
          setPrices({ vatRate: Number(event.target.value) })
          send({ type: 'recalculate' })
        }}
      >
        {VAT_RATES.map((rate) => (
          <option key={rate} value={rate}>
            {rate} %
          </option>
        ))}
      </SelectField>
    </FieldGrid>
  )
}

function PriceTable({ price }: { price: Price }) {
  const { t } = useText()
  const format = useFormat()
  const { low, mid, high } = price.marketRange
  const lineWord = ({ code, label, agreed, text, amount }: Price['lines'][number]) =>
    agreed === true || text !== undefined
      ? chargeWord({ code, text, amount }, t)
      : explain('price.line.', { code, message: label }, t, format)
  return (
    <>
      <section aria-label={t('wizard.price.calculation')}>
        <p className="mb-2 text-text-2">
          {format.way(price.distanceKm)} · {format.duration(price.durationMin)} ·{' '}
          {t('wizard.price.perKm', { amount: format.money(price.pricePerKm, price.currency) })}
        </p>
        <DefinitionList
          amounts
          rows={[
            ...price.lines.map((line, at) => ({
              id: String(at),
              label: lineWord(line),
              value: format.money(line.amount, price.currency),
            })),
            { label: t('wizard.price.net'), value: format.money(price.netPrice, price.currency), ruled: true },
            {
              id: 'vat',
              label: t('wizard.price.vat', { rate: format.number(price.vatRate) }),
              value: format.money(price.vatAmount, price.currency),
            },
            {
              label: t('wizard.price.gross'),
              value: format.money(price.grossPrice, price.currency),
              strong: true,
              ruled: true,
            },
          ]}
        />
      </section>
      {priceWarnings(price).map((warning) => (
        <Warning key={warning.code}>{explain('issue.', warning, t, format)}</Warning>
      ))}
      <section aria-label={t('wizard.price.market')} className="text-text-2">
        {t('wizard.price.range', {
          low: format.number(low, 2, true),
          mid: format.money(mid, price.currency),
          high: format.money(high, price.currency),
        })}
      </section>
      {price.assumptions.length > 0 && (
        <section aria-label={t('wizard.price.assumptions')}>
          <h3 className="text-section text-text-2">{t('wizard.price.assumptions')}</h3>
          <ul className="mt-1 text-chip text-text-2">
            {price.assumptions.map((assumption) => (
              <li key={assumption.code}>{explain('price.assumption.', assumption, t, format)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
