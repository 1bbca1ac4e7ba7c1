import { useEffect, useRef } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { REPORT_FILTERS } from '../report-filters.ts'
import { reportPlace } from '../report-handle.ts'
import { ChartCell } from './chart-cell.tsx'
import { FiguresTable } from './figures-table.tsx'
import { reportFilters } from '../view/use-report-filters.tsx'
import { useReportAddress } from '../view/use-report-address.ts'
import type { ReportView } from '../view/report-view.ts'

/** The figures, one of which has the keyboard: charts in a grid, or all of them in one table. */
export function FiguresPart({ view, print }: { view: ReportView; print(): Promise<void> }) {
  const { t } = useText()
  const { source } = useCommands()
  const change = useReportAddress()
  const place = useSessionValue(reportPlace)
  const filters = useSessionValue(reportFilters)
  const panels = usePanels()
  const { shown } = view.figures
  const names = shown.map(({ figure }) => figure)
  const at = names.indexOf(view.current)
  const go = (next: number) => {
    const figure = names[Math.max(0, Math.min(names.length - 1, next))]
    if (figure === undefined) return
    change(() => ({ figure }))
    // What is beside the charts goes along.
    if (panels.list().some(({ kind }) => kind === 'figure')) showPanel(figure)
  }
  const showPanel = (figure: string) =>
    source.current().services.openPanel({ kind: 'figure', id: figure }, 'replace', { focus: false })
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['list', 'list:reports'],
    list: {
      move: (by) => go(at + by),
      first: () => go(0),
      last: () => go(names.length - 1),
      page: (by) => go(at + by * names.length),
      clear: () => false,
      open: () => place.current()?.showOrders(),
      peek: () => showPanel(view.current),
      focusFilter: () => filters.current()?.(),
      ...(REPORT_FILTERS.has({ ...view.search }) && { clearFilters: () => change(() => REPORT_FILTERS.none) }),
      print,
    },
  })
  useFocusFollows(part, view.current)
  return (
    <section ref={part} data-report="figures" aria-label={t('reports.figures')}>
      {view.as === 'charts' ? (
        <ul className="grid grid-cols-1 @min-[560px]:grid-cols-2 @min-[1100px]:grid-cols-3">
          {shown.map((figure) => (
            <ChartCell key={figure.figure} view={view} shown={figure} onPeek={() => showPanel(figure.figure)} />
          ))}
        </ul>
      ) : (
        <FiguresTable view={view} onPeek={showPanel} />
      )}
    </section>
  )
}

/** The ring goes where the address says, as long as the keyboard is in this part. */
function useFocusFollows(part: { current: HTMLElement | null }, current: string): void {
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    if (part.current?.contains(document.activeElement) !== true) return
    const next = part.current.querySelector<HTMLElement>('[data-at-keyboard]')
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest' })
  }, [part, current])
}
