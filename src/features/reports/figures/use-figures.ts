import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { FiguresAnswer } from '#src/contract/reports/reports.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { ORDER_FIGURES, type ReportFigure } from '#src/domain/reports/figures.ts'
import { addWeeks, lastCompleteWeek, USUAL_WEEKS, weekOf, weeksThrough, type Week } from '#src/domain/reports/weeks.ts'
import { useText } from '#src/i18n/use-text.ts'
import { fleetQuery, kpiQuery } from '../report.queries.ts'
import { weeksOf, type ReportSearch } from '../report-search.ts'
import { shownFigure, type FigureState, type ShownFigure } from './shown-figures.ts'

/** Everything a report shows of its figures, put together of the calls that can fail each by itself. */
export interface Figures {
  shown: readonly ShownFigure[]
  weeks: readonly Week[]
  /** The week that runs: no range goes beyond it. */
  running: Week
  /** The last week that is over, of the range. */
  headWeek: Week | undefined
  /** What all answers say of themselves; of the first that is there. */
  head: FiguresAnswer | undefined
  /** What the answer with this figure says of itself: which orders are behind it. */
  headOf(figure: ReportFigure): FiguresAnswer | undefined
  /** How many of the two calls have failed, with the server's words. */
  failed: readonly Error[]
  /** When what is shown was read, ms since 1970. */
  at: number
  retry(): void
}

/** The figures of an address, as far as they are there. */
export function useFigures(search: ReportSearch, names: readonly ReportFigure[]): Figures {
  const call = useCall()
  const { day } = useText()
  const [kpi, fleet] = [useQuery(kpiQuery(call, search)), useQuery(fleetQuery(call, search))]
  const [openedOn] = useState(() => epochToZoned(Date.now()).date)
  const today = day ?? openedOn
  const over = lastCompleteWeek(today)
  const head = kpi.data ?? fleet.data
  const answered = head?.weeks.map(({ week }) => week)
  const usual = answered ?? weeksThrough(addWeeks(over, 1 - USUAL_WEEKS), over)
  const weeks = weeksOf(search, usual)
  const headWeek = weeks.findLast((week) => week <= over) ?? weeks.at(-1)
  const queryOf = (figure: ReportFigure) => (ORDER_FIGURES.some((own) => own === figure) ? kpi : fleet)
  const shown = names.map((figure) => {
    const { data, isError } = queryOf(figure)
    const report = data?.figures.find((one) => one.figure === figure)
    const state: FigureState = data === undefined ? (isError ? 'failed' : 'loading') : 'loaded'
    return shownFigure(figure, report, state, weeks, headWeek)
  })
  return {
    shown,
    weeks,
    running: weekOf(today),
    headWeek,
    head,
    headOf: (figure) => queryOf(figure).data,
    failed: [kpi, fleet].flatMap(({ data, error }) => (data === undefined && error !== null ? [error] : [])),
    at: Math.min(...[kpi, fleet].flatMap(({ dataUpdatedAt }) => (dataUpdatedAt > 0 ? [dataUpdatedAt] : []))),
    retry: () => {
      for (const query of [kpi, fleet]) if (query.isError) void query.refetch()
    },
  }
}
