import { useEffect, useRef } from 'react'
import type { TextKey } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/live-region.tsx'

/**
 * Says how many rows there are once another filter has its answer, and that none matches where there are none: once per filter, so
 * not for what comes in later by itself, and not for the list the screen opened with. `count` is undefined until then.
 */
export function useAnnouncedCount(
  count: number | undefined,
  filters: string,
  words: { rows: TextKey; noMatch: TextKey },
): void {
  const { rows, noMatch } = words
  const { t } = useText()
  const format = useFormat()
  const told = useRef(filters)
  useEffect(() => {
    if (count === undefined || told.current === filters) return
    told.current = filters
    announce(count === 0 ? t(noMatch) : t(rows, { count, total: format.number(count) }))
  }, [count, filters, rows, noMatch, t, format])
}
