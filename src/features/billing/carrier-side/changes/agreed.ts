import type { CarrierOrder } from '#src/contract/billing/carrier-records.ts'
import { vatOf } from '#src/domain/basics/money.ts'
import { differenceText } from '#src/entities/billing/carrier-words.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { centsKind } from '#src/records/fields/kinds/measure-kinds.ts'
import type { FormTexts } from '#src/records/form/form.ts'

/** What a form holds of its orders, as texts: their ids, what was agreed for them in cents, and their rate where it is one. */
export function textsOfOrders(orders: readonly Pick<CarrierOrder, 'id' | 'netCents' | 'ratePercent'>[]): FormTexts {
  const rates = new Set(orders.map(({ ratePercent }) => ratePercent))
  const [rate] = rates
  return {
    orderIds: orders.map(({ id }) => id).join(','),
    agreedCents: orders.length === 0 ? '' : String(orders.reduce((sum, { netCents }) => sum + netCents, 0)),
    ratePercent: rates.size === 1 ? String(rate) : '',
  }
}

/** The ids of the orders a form holds. */
export const orderIdsOf = (texts: FormTexts): string[] => (texts['orderIds'] ?? '').split(',').filter(Boolean)

function centsIn(text: string | undefined): number | undefined {
  const cents = centsKind.read(text ?? '', { today: '', before: [] })?.[0]
  return typeof cents === 'number' ? cents : undefined
}

/** How the net amount that is typed lies beside what was agreed; what was agreed as long as none is typed. */
export function agreedHint(texts: FormTexts, t: Translate, format: Format): string | undefined {
  const { agreedCents = '' } = texts
  if (agreedCents === '') return undefined
  const net = centsIn(texts['netCents'])
  if (net === undefined) return t('carriers.agreed.of', { amount: format.cents(Number(agreedCents)) })
  return differenceText(net - Number(agreedCents), t, format)
}

/** The tax on the typed net amount by the rate of its orders, in cents; undefined where they have several. */
export function expectedVat(texts: FormTexts): number | undefined {
  const { ratePercent = '' } = texts
  const net = centsIn(texts['netCents'])
  return ratePercent === '' || net === undefined ? undefined : vatOf(net, Number(ratePercent))
}

/** What an empty field of tax stands for. */
export function vatHint(texts: FormTexts, t: Translate, format: Format): string | undefined {
  const cents = expectedVat(texts)
  if (cents === undefined) return undefined
  return t('carriers.vat.empty', {
    amount: format.cents(cents),
    percent: format.percent(Number(texts['ratePercent'])),
  })
}
