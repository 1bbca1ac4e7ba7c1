import type { FigureReport, WeekFigure } from '#src/contract/reports/reports.ts'
import { UNIT_OF, type FigureUnit, type ReportFigure } from '#src/domain/reports/figures.ts'
import { PERFORMANCE_SUBSTITUTES } from '#src/domain/reports/statistics.ts'
import { yearBefore, type Week } from '#src/domain/reports/weeks.ts'

/** How far a figure is: on its way, there, or not to be had; then one may stand in for its last week (decision A10). */
export type FigureState = 'loading' | 'loaded' | 'failed'

/** One week of a figure, and the same week of the year before. */
export interface ShownWeek {
  week: Week
  value: number | undefined
  before: number | undefined
  isSubstitute: boolean
  /** What the value is made of; a substitute is made of nothing. */
  parts: WeekFigure | undefined
}

/** A figure as all parts of the screen show it: chart, table, file and paper say the same numbers. */
export interface ShownFigure {
  figure: ReportFigure
  unit: FigureUnit
  state: FigureState
  report: FigureReport | undefined
  weeks: readonly ShownWeek[]
  /** The week the head tells of. */
  last: ShownWeek | undefined
  target: number | undefined
}

/** What stands in where the call fails: percent, cents per km. Nothing stands in for money earned or for empty kilometres. */
const SUBSTITUTES: Readonly<Partial<Record<ReportFigure, number>>> = {
  onTime: PERFORMANCE_SUBSTITUTES.onTimeDeliveryRate.value,
  utilisation: PERFORMANCE_SUBSTITUTES.utilizationRate.value,
  costPerKm: Math.round(PERFORMANCE_SUBSTITUTES.avgCostPerKm.value * 100),
}

/** A figure of its report; a failed one has its substitute in the last of the weeks. */
export function shownFigure(
  figure: ReportFigure,
  report: FigureReport | undefined,
  state: FigureState,
  weeks: readonly Week[],
  headWeek: Week | undefined,
): ShownFigure {
  const own = new Map(report?.weeks.map((one) => [one.week, one]))
  const before = new Map(report?.before?.weeks.map((one) => [one.week, one]))
  const substitute = state === 'failed' ? SUBSTITUTES[figure] : undefined
  const shown = weeks.map((week): ShownWeek => {
    const parts = own.get(week)
    const standsIn = substitute !== undefined && week === headWeek
    return {
      week,
      value: standsIn ? substitute : parts?.value,
      before: before.get(yearBefore(week) ?? '')?.value,
      isSubstitute: standsIn,
      parts,
    }
  })
  return {
    figure,
    unit: UNIT_OF[figure],
    state,
    report,
    weeks: shown,
    last: shown.find(({ week }) => week === headWeek) ?? shown.at(-1),
    target: report?.target,
  }
}

/** Change in percent; undefined where there is nothing to compare with. */
export function changePercent(value: number | undefined, before: number | undefined): number | undefined {
  return value === undefined || before === undefined || before === 0 ? undefined : (value / before - 1) * 100
}
