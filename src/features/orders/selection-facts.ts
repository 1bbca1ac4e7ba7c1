import { useEffect } from 'react'
import { toCents } from '#src/domain/money.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { stripFacts } from '#src/workspace/strip-facts.ts'
import type { RowChoice } from './order-list-rows.ts'

/** Number, loading metres and net amount of the selection, in the status strip; of a rule only the number is known. */
export function useSelectionFacts(choice: RowChoice, count: number): void {
  const { t } = useText()
  const format = useFormat()
  useEffect(() => {
    if (count === 0) return stripFacts.set(undefined)
    const rows = choice.kind === 'rows' ? [...choice.orders.values()] : []
    const metres = rows.reduce((sum, { loadingMeters = 0 }) => sum + Math.round(loadingMeters * 100), 0) / 100
    const cents = rows.reduce((sum, { customerPrice = 0 }) => sum + toCents(customerPrice), 0)
    const sums = [format.loadingMeters(metres), t('orders.selected.net', { amount: format.cents(cents) })]
    stripFacts.set({
      strong: selectedText(count, t, format),
      rest: choice.kind === 'rows' ? sums : [],
    })
    return () => stripFacts.set(undefined)
  }, [choice, count, t, format])
}

/** `3 ausgewählt`; from a thousand on grouped. */
export function selectedText(count: number, t: Translate, format: Format): string {
  return count < 1000 ? t('orders.selected', { count }) : t('orders.selection.many', { number: format.number(count) })
}
