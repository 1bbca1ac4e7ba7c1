import { useEffect } from 'react'
import type { FocusedRecord } from '#src/commands/gate/command.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { statusFacts } from '#src/workspace/session/status-facts.ts'
import type { ListRow } from '../rows/rows.ts'

/** What can be said of ticked rows together, such as sums. */
export type FactsOf<Row extends ListRow> = (rows: readonly Row[], t: Translate, format: Format) => readonly string[]

/** Number and facts of the selection, in the status bar; of a rule, which has no `records`, only the number is known. */
export function useSelectionFacts<Row extends ListRow>(
  records: readonly FocusedRecord[],
  count: number,
  factsOf: FactsOf<Row> | undefined,
): void {
  const { t } = useText()
  const format = useFormat()
  const facts = useSessionValue(statusFacts)
  useEffect(() => {
    if (count === 0) return facts.set(undefined)
    const rest =
      records.length === 0 || factsOf === undefined
        ? []
        : factsOf(
            records.map(({ record }) => record as unknown as Row),
            t,
            format,
          )
    facts.set({ strong: selectedText(count, t, format), rest })
    return () => facts.set(undefined)
  }, [facts, records, count, factsOf, t, format])
}

/** `3 ausgewählt`; from a thousand on grouped. */
export function selectedText(count: number, t: Translate, format: Format): string {
  return count < 1000 ? t('list.selected', { count }) : t('list.selection.many', { number: format.number(count) })
}
