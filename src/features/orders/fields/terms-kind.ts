import { NOTHING } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { isNumber, numberKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'

/** `30 Tage netto` of days until payment. */
export function termsText(days: number, t: Translate): string {
  return days === 0 ? t('orders.terms.now') : t('orders.terms', { count: days })
}

/** Days until payment. */
export const termsKind: FieldKind = {
  ...numberKind(''),
  shown: ([days], { t }) => (isNumber(days) ? termsText(days, t) : NOTHING),
}
