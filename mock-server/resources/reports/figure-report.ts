import type { FigureReport, WeekFigure } from '#src/contract/reports/reports.ts'
import { FORMULA_OF, type MissingReason, type ReportFigure, TARGETS, UNIT_OF } from '#src/domain/reports/figures.ts'
import type { Week } from '#src/domain/reports/weeks.ts'

/** A figure of one week or of all as a fraction, with the orders behind it. */
export interface Measurement {
  value: number | undefined
  numerator: number
  denominator: number
}

/** One figure over some weeks: how it is made of what each comes to, and why a week has none. */
export interface FigureRule<Sums> {
  figure: ReportFigure
  values?: Record<string, number>
  measure(sums: Sums): Measurement
  lacking(sums: Sums): MissingReason
}

/** What some weeks come to. */
export interface WeekSums<Sums> {
  weeks: readonly { week: Week; sums: Sums; orders: number }[]
  total(all: readonly Sums[]): Sums
  /** There is more than is read: no week has a figure. */
  isTooMuch?: boolean
}

function course<Sums>({ measure, lacking }: FigureRule<Sums>, { weeks, total, isTooMuch }: WeekSums<Sums>) {
  const measured = weeks.map(({ week, sums, orders }): WeekFigure => ({ week, orders, ...measure(sums) }))
  const known = weeks.filter((_, at) => measured[at]?.value !== undefined)
  return {
    weeks: measured,
    total: measure(total(known.map(({ sums }) => sums))),
    missing: weeks
      .filter((_, at) => measured[at]?.value === undefined)
      .map(({ week, sums }) => ({ week, why: isTooMuch ? ('tooMany' as const) : lacking(sums) })),
  }
}

/** The figure of some weeks, and of those of the year before where they were asked for. */
export function figureReport<Sums>(
  rule: FigureRule<Sums>,
  weeks: WeekSums<Sums>,
  before: WeekSums<Sums> | undefined,
): FigureReport {
  const { figure, values = {} } = rule
  return {
    ...{ figure, unit: UNIT_OF[figure], formula: { code: FORMULA_OF[figure], values }, target: TARGETS[figure] },
    ...course(rule, weeks),
    before: before && course(rule, before),
  }
}
