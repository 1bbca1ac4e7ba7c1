import type { Quote } from '#src/contract/price-requests.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** What a carrier has said, in one line: the sum, and until when it holds. */
export function saidText({ total, validUntil }: Quote, t: Translate, format: Format): string {
  if (total === undefined) return NOTHING
  const price = format.money(total)
  return validUntil === undefined ? price : t('answer.price.until', { price, at: format.stamp(validUntil) })
}
