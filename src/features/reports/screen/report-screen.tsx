import { useState } from 'react'
import type { ReportFigure } from '#src/domain/reports/figures.ts'
import type { MessageKey } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ReportPaper } from '../output/late-paper.tsx'
import { BreakdownPart } from '../breakdown/breakdown-part.tsx'
import { useFigures } from '../figures/use-figures.ts'
import { ClaimsPart } from '../claims/claims-part.tsx'
import { FiguresPart } from './figures-part.tsx'
import { ReportHead } from './report-head.tsx'
import { ReportNote } from './report-note.tsx'
import { useReportHandle } from './use-report-handle.ts'
import { useReportSearch } from '../view/use-report-address.ts'

export interface ReportScreenProps {
  title: MessageKey
  /** In the order of the screen. */
  figures: readonly ReportFigure[]
  /** How it is shown where the address does not say so. */
  usual: 'charts' | 'tables'
}

/** A report: its figures week by week as charts or as tables, and what they come to by customer, lane, carrier, vehicle or week. */
export function ReportScreen({ title, figures: names, usual }: ReportScreenProps) {
  const { t } = useText()
  const format = useFormat()
  const search = useReportSearch()
  const figures = useFigures(search, names)
  const [isOnPaper, setOnPaper] = useState(false)
  const as = search.as ?? usual
  const current = names.find((name) => name === search.figure) ?? names[0] ?? 'revenue'
  const week = figures.weeks.find((one) => one === search.week) ?? figures.headWeek
  const view = { title: t(title), search, figures, current, week, as, usual, format }
  const print = async () => setOnPaper(true)
  useReportHandle(view)
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <ReportHead view={view} onPrint={() => setOnPaper(true)} />
      <ReportNote figures={figures} />
      <div data-scroll className="min-h-0 grow overflow-y-auto border-t border-line-strong">
        <FiguresPart view={view} print={print} />
        <BreakdownPart view={view} print={print} />
        <ClaimsPart view={view} />
      </div>
      {isOnPaper && <ReportPaper view={view} onClose={() => setOnPaper(false)} />}
    </div>
  )
}
