import { PALLET_KINDS, PALLET_REASONS } from '#src/domain/partners/pallet-kinds.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** The word for a load carrier. */
export const palletKindText = (kind: string, t: Translate) =>
  t(`pallets.kind.${PALLET_KINDS.find((known) => known === kind) ?? 'euro'}`)

/** Why pallets were booked. */
export const palletReasonText = (reason: string, t: Translate) =>
  t(`pallets.reason.${PALLET_REASONS.find((known) => known === reason) ?? 'correction'}`)

/** `+33`, `−27`, `0`. */
export const signedCount = (count: number, format: Format) => `${count > 0 ? '+' : ''}${format.number(count, 0)}`

/** Whose the pallets are: "34 Europaletten zu unseren Gunsten". */
export function balanceText({ kind, quantity }: { kind: string; quantity: number }, t: Translate, format: Format) {
  const values = { count: format.number(Math.abs(quantity), 0), kind: palletKindText(kind, t) }
  if (quantity === 0) return t('pallets.even', values)
  return t(quantity > 0 ? 'pallets.ours' : 'pallets.theirs', values)
}
