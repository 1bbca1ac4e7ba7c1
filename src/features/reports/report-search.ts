import { DIMENSIONS, FIGURES, type Dimension, type ReportFigure } from '#src/domain/reports/figures.ts'
import { addWeeks, isWeek, MOST_WEEKS, weeksThrough, type Week } from '#src/domain/reports/weeks.ts'
import { BREAKDOWN_SORTS } from '#src/contract/reports/reports.ts'
import { readFilters } from '#src/records/filters/define-filters.ts'
import { REPORT_FILTERS } from './report-filters.ts'

export type BreakdownSort = (typeof BREAKDOWN_SORTS)[number]

/**
 * How a report stands in the address: `?from=2026-W40&to=2026-W47&week=2026-W44&figure=onTime&by=lane`. What cannot be read is dropped,
 * and what is usual stands in no address.
 */
export interface ReportSearch {
  from?: Week | undefined
  to?: Week | undefined
  /** The week the keyboard is on; without it the last one that is over. */
  week?: Week | undefined
  figure?: ReportFigure | undefined
  by?: Dimension | undefined
  sort?: BreakdownSort | undefined
  dir?: 'asc' | undefined
  compare?: 'none' | undefined
  as?: 'charts' | 'tables' | undefined
  customer?: string | undefined
  carrier?: string | undefined
  vehicle?: string | undefined
  site?: string | undefined
}

const weekIn = (value: unknown): Week | undefined => (typeof value === 'string' && isWeek(value) ? value : undefined)

export function readReportSearch(search: Record<string, unknown>): ReportSearch {
  const [from, to] = [weekIn(search['from']), weekIn(search['to'])]
  const isRange = from !== undefined && to !== undefined && from <= to && to <= addWeeks(from, MOST_WEEKS - 1)
  const { figure, by, compare, as, sort, dir } = search
  return {
    from: isRange ? from : undefined,
    to: isRange ? to : undefined,
    week: weekIn(search['week']),
    figure: FIGURES.find((known) => known === figure),
    by: DIMENSIONS.find((known) => known === by && known !== 'customer'),
    sort: BREAKDOWN_SORTS.find((known) => known === sort),
    dir: dir === 'asc' ? dir : undefined,
    compare: compare === 'none' ? compare : undefined,
    as: as === 'charts' || as === 'tables' ? as : undefined,
    ...readFilters(REPORT_FILTERS, search),
  }
}

/** What the server is asked for, whatever it is about. */
export const askedBy = (search: ReportSearch) => ({
  ...(search.from !== undefined && search.to !== undefined && { from: search.from, to: search.to }),
  ...REPORT_FILTERS.input({ ...search }),
})

export const dimensionOf = ({ by }: ReportSearch): Dimension => by ?? 'customer'

/** The range some ranges earlier or later, of the same length; never beyond the week that runs. */
export function movedRange(weeks: readonly Week[], by: -1 | 1, running: Week): { from: Week; to: Week } | undefined {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const to = addWeeks(last, by * weeks.length)
  const limited = to > running ? running : to
  if (limited === last) return undefined
  return { from: addWeeks(limited, 1 - weeks.length), to: limited }
}

/** The weeks of an address; the usual ones where it names none. */
export function weeksOf({ from, to }: ReportSearch, usual: readonly Week[]): readonly Week[] {
  return from !== undefined && to !== undefined ? weeksThrough(from, to) : usual
}
