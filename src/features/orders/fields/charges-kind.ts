import type { Order } from '#src/contract/orders/order.ts'
import { parseCharges, typedCharges } from '#src/domain/prices/charge-lines.ts'
import { chargesOf, chargesSum } from '#src/domain/prices/charges.ts'
import { toEuros } from '#src/domain/basics/money.ts'
import { amountText, chargesIn, chargesText, chargeWord } from '#src/entities/prices/charge-text.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { isNumber, longKind, type FieldKind, type FieldValue } from '#src/records/fields/kinds/kinds.ts'
import { germanNumbers } from '#src/i18n/typed-number.ts'

const linesOf = ([charges, price]: readonly unknown[]) =>
  chargesOf(chargesIn(charges), isNumber(price) ? price : undefined)

/** The positions of a price together with it, which is their sum: typed a line each, the amount at its end. */
export const chargesKind: FieldKind<Order> = {
  ...longKind(5000),
  typed: (values) => typedCharges(linesOf(values)),
  read: (text): FieldValue[] | undefined => {
    const charges = parseCharges(germanNumbers(text))
    if (charges === undefined) return undefined
    if (charges.length === 0) return [null, null]
    return [charges.map((charge) => ({ ...charge })), toEuros(chargesSum(charges))]
  },
  shown: (values, { t, format, record }) => chargesText(linesOf(values), t, format, record.currency) || NOTHING,
  rows: (values, { t, format, record }) =>
    linesOf(values).map((charge) => [chargeWord(charge, t), amountText(charge.amount, record.currency, format)]),
  wrong: 'issue.chargeLine',
  hint: 'issue.chargeLine',
}
