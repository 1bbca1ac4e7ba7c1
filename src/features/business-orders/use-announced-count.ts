import { useEffect, useRef } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/live-region.tsx'

/** Says how many orders another filter leaves: once per filter, not for the list the screen opened with. */
export function useAnnouncedCount(count: number | undefined, filters: string): void {
  const { t } = useText()
  const format = useFormat()
  const told = useRef(filters)
  useEffect(() => {
    if (count === undefined || told.current === filters) return
    told.current = filters
    announce(count === 0 ? t('business.noMatch') : t('orders.found', { count, total: format.number(count) }))
  }, [count, filters, t, format])
}
