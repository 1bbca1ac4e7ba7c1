import type { FieldChange } from '#src/contract/orders/events.ts'
import { type Charge, isPlainFreight } from '#src/domain/prices/charges.ts'
import type { Format } from '#src/i18n/format.ts'
import { isolateBidi } from '#src/i18n/isolate-bidi.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { chargesIn } from '#src/entities/prices/charge-text.ts'
import { fieldText, valueText } from './order-values.ts'

/** Fields whose change says nothing to a person, because another one says it in words or it follows by itself. */
const SILENT: ReadonlySet<string> = new Set([
  'id',
  'tenantId',
  'version',
  'updatedAt',
  'createdAt',
  'statusSince',
  'deliveredOn',
  'carrierId',
  'customerId',
  'contactPersonId',
  'pickupLoadingPointId',
  'deliveryLoadingPointId',
  'assignedVehicleId',
  'transportId',
  'loadingMetersCalculated',
  'approvedBy',
  'approvedAt',
  'margin',
  'marginPercent',
  'customerNetPrice',
  'customerGrossPrice',
])

/** Whether a person is told of a change of this field. */
export const isTold = (field: string): boolean => !SILENT.has(field)

/** A change of one field in words: what, the old value, the new one. */
export interface ChangeWords {
  field: string
  from: string
  to: string
}

/** What changes, one line per field: "Kundenpreis 480,00 € → 494,40 €". `currency` is that of the order as it is now. */
export function changeLines(
  changes: readonly FieldChange[],
  currency: string | undefined,
  t: Translate,
  format: Format,
): string[] {
  return changeWords(changes, currency, t, format).map(({ field, from, to }) =>
    t('history.change', { field, from: isolateBidi(from), to: isolateBidi(to) }),
  )
}

/** The same as words, for who puts them into columns. */
export function changeWords(
  changes: readonly FieldChange[],
  currency: string | undefined,
  t: Translate,
  format: Format,
): ChangeWords[] {
  const changed = changes.find(({ field }) => field === 'currency')
  const [before, after] = changed ? [currencyOf(changed.from), currencyOf(changed.to)] : [currency, currency]
  return changes
    .filter(({ field }) => isTold(field))
    .flatMap(({ field, ...change }) => {
      const { from, to } = isCharges(field) ? otherCharges(change) : change
      if (isCharges(field) && isPlainFreight(chargesIn(from)) && isPlainFreight(chargesIn(to))) return []
      return {
        field: fieldText(field, t),
        from: valueText(field, from, t, format, before),
        to: valueText(field, to, t, format, after),
      }
    })
}

const isCharges = (field: string) => field === 'customerCharges' || field === 'carrierCharges'

/** Changes as they are told of many orders: the price stands for its positions, unless they are lost with it. */
export const withoutFollowing = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.filter(({ field, to }) => !isCharges(field) || !Array.isArray(to))

/** Of positions only those that differ: the price beside them says what all come to. */
function otherCharges({ from, to }: Pick<FieldChange, 'from' | 'to'>) {
  const keyOf = ({ code, text = '', amount }: Charge) => JSON.stringify([code, text, amount])
  const [before, after] = [chargesIn(from), chargesIn(to)]
  const without = (charges: Charge[], others: Charge[]) => {
    const known = new Set(others.map(keyOf))
    return charges.filter((charge) => !known.has(keyOf(charge)))
  }
  return { from: without(before, after), to: without(after, before) }
}

const currencyOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
