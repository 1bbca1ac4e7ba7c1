import type { ReportFigure } from '#src/domain/reports/figures.ts'
import type { Week } from '#src/domain/reports/weeks.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Figures } from '../figures/use-figures.ts'
import type { ReportSearch } from '../report-search.ts'

/** What is shown of a report, as all its parts know it. */
export interface ReportView {
  title: string
  search: ReportSearch
  figures: Figures
  /** The figure the keyboard is on. */
  current: ReportFigure
  /** The week the keyboard is on; undefined while none is known. */
  week: Week | undefined
  as: 'charts' | 'tables'
  usual: 'charts' | 'tables'
  format: Format
}
