import { useEffect, useRef } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/live-region.tsx'
import type { OrderList } from './use-order-list.ts'

/**
 * Says how many orders there are once another filter has its answer: once per filter, so not for what comes in later by
 * itself, and not for the list the screen opened with.
 */
export function useAnnouncedCount(list: OrderList, filters: string): void {
  const { t } = useText()
  const format = useFormat()
  const told = useRef(filters)
  const total = list.isBehind ? undefined : list.total
  useEffect(() => {
    if (total === undefined || told.current === filters) return
    told.current = filters
    announce(total === 0 ? t('orders.noMatch') : t('orders.found', { count: total, total: format.number(total) }))
  }, [total, filters, t, format])
}
