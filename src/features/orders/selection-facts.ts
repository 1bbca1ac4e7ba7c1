import { useEffect } from 'react'
import type { FocusedRecord } from '#src/commands/command.ts'
import { isOrder } from '#src/contract/order.ts'
import { toCents } from '#src/domain/money.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { stripFacts } from '#src/workspace/strip-facts.ts'

/**
 * Number, loading metres and net amounts of the selection, in the status strip; of a rule, which has no `records`, only the
 * number is known. Amounts of one currency are added up, never those of two.
 */
export function useSelectionFacts(records: readonly FocusedRecord[], count: number): void {
  const { t } = useText()
  const format = useFormat()
  useEffect(() => {
    if (count === 0) return stripFacts.set(undefined)
    const rows = records.flatMap(({ record }) => (isOrder(record) ? [record] : []))
    const metres = rows.reduce((sum, { loadingMeters = 0 }) => sum + Math.round(loadingMeters * 100), 0) / 100
    const sums = new Map<string, number>()
    for (const { customerPrice = 0, currency } of rows)
      sums.set(currency, (sums.get(currency) ?? 0) + toCents(customerPrice))
    const amount = [...sums].map(([currency, cents]) => format.cents(cents, currency)).join(' + ')
    stripFacts.set({
      strong: selectedText(count, t, format),
      rest: rows.length > 0 ? [format.loadingMeters(metres), t('orders.selected.net', { amount })] : [],
    })
    return () => stripFacts.set(undefined)
  }, [records, count, t, format])
}

/** `3 ausgewählt`; from a thousand on grouped. */
export function selectedText(count: number, t: Translate, format: Format): string {
  return count < 1000 ? t('orders.selected', { count }) : t('orders.selection.many', { number: format.number(count) })
}
