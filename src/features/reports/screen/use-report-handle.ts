import { useEffect, useRef } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { addWeeks } from '#src/domain/reports/weeks.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { weekName } from '../figures/figure-text.ts'
import { ordersBehind } from '../orders-behind.ts'
import { reportPlace, type ReportHandle } from '../report-handle.ts'
import { movedRange } from '../report-search.ts'
import { useReportAddress } from '../view/use-report-address.ts'
import type { ReportView } from '../view/report-view.ts'

const exports = () => import('../output/export.late.ts')

/** Goes to a part of the report: to what has the keyboard there. */
function enter(part: 'figures' | 'breakdown'): void {
  document.querySelector<HTMLElement>(`main [data-report="${part}"] [data-at-keyboard]`)?.focus()
}

/** Hands the report to the keyboard for as long as it is shown. */
export function useReportHandle(view: ReportView): void {
  const { t } = useText()
  const { source } = useCommands()
  const change = useReportAddress()
  const place = useSessionValue(reportPlace)
  const { services } = source.current()
  const { figures, week, search, current, as, usual, format } = view
  const { weeks, running } = figures
  const behind = figures.headOf(current)?.weeks.find((one) => one.week === week)
  const handle: ReportHandle = {
    moveWeek: (by) => {
      const next = weeks[(week === undefined ? weeks.length : weeks.indexOf(week)) + by]
      if (next === undefined) return
      change(() => ({ week: next }))
      services.announce(weekName(next, format))
    },
    moveRange: (by) => {
      const next = movedRange(weeks, by, running)
      if (next === undefined) return services.notify({ type: 'info', message: t('reports.noLater') })
      change(() => ({ ...next, week: undefined }))
    },
    setRange: (count) => {
      const to = weeks.at(-1)
      if (to !== undefined) change(() => ({ from: addWeeks(to, 1 - count), to, week: undefined }))
    },
    toggleTables: () => {
      const next = as === 'charts' ? 'tables' : 'charts'
      change(() => ({ as: next === usual ? undefined : next }))
    },
    toggleComparison: () => change(({ compare }) => ({ compare: compare === 'none' ? undefined : 'none' })),
    breakDown: (by) => change(() => ({ by: by === 'customer' ? undefined : by, sort: undefined, dir: undefined })),
    enter,
    orders: () => behind?.orders,
    showOrders: () => {
      if (behind !== undefined && behind.orders > 0) return services.navigate(ordersBehind(behind.filter))
      services.notify({ type: 'info', message: t('reports.reason.noOrders') })
    },
    saveWorkbook: async () => (await exports()).saveWorkbook({ view, services }),
    saveFigure: async () => (await exports()).saveFigure({ view, services, search, current }),
  }
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })
  useEffect(() => {
    place.set({
      moveWeek: (by) => latest.current.moveWeek(by),
      moveRange: (by) => latest.current.moveRange(by),
      setRange: (count) => latest.current.setRange(count),
      toggleTables: () => latest.current.toggleTables(),
      toggleComparison: () => latest.current.toggleComparison(),
      breakDown: (by) => latest.current.breakDown(by),
      enter,
      orders: () => latest.current.orders(),
      showOrders: () => latest.current.showOrders(),
      saveWorkbook: () => latest.current.saveWorkbook(),
      saveFigure: () => latest.current.saveFigure(),
    })
    return () => place.set(undefined)
  }, [place])
}
