import type { FiguresAnswer, ReportQuery } from '#src/contract/reports/reports.ts'
import { ON_TIME_MINUTES } from '#src/domain/reports/shares.ts'
import {
  marginOf,
  NO_ORDERS,
  onTimePercentOf,
  type OrderSums,
  OWN_KM_CENTS,
  totalOf,
} from '#src/domain/reports/sums.ts'
import { type Week, yearBefore } from '#src/domain/reports/weeks.ts'
import { sumsByWeek } from './by-week.ts'
import { figureReport, type FigureRule, type WeekSums } from './figure-report.ts'
import { headOf, type ReportContext } from './head.ts'
import { behind, daysThrough, rangeOf } from './range.ts'
import { whereOf } from './sums-by.ts'

const RULES: readonly FigureRule<OrderSums>[] = [
  {
    figure: 'revenue',
    measure: ({ orders, revenue }) => ({
      value: orders === 0 ? undefined : revenue,
      numerator: revenue,
      denominator: 0,
    }),
    lacking: () => 'noOrders',
  },
  {
    figure: 'margin',
    values: { rate: OWN_KM_CENTS },
    measure: (sums) => {
      const { cents, percent } = marginOf(sums)
      return { value: percent, numerator: cents, denominator: sums.pricedRevenue }
    },
    lacking: ({ orders }) => (orders === 0 ? 'noOrders' : 'noCosts'),
  },
  {
    figure: 'onTime',
    values: { minutes: ON_TIME_MINUTES },
    measure: (sums) => ({ value: onTimePercentOf(sums), numerator: sums.onTime, denominator: sums.measured }),
    lacking: ({ orders }) => (orders === 0 ? 'noOrders' : 'notMeasured'),
  },
]

const asWeeks = (weeks: readonly Week[], by: ReadonlyMap<Week, OrderSums>): WeekSums<OrderSums> => ({
  weeks: weeks.map((week) => {
    const sums = by.get(week) ?? NO_ORDERS
    return { week, sums, orders: sums.orders }
  }),
  total: totalOf,
})

/** The weeks of the year before that stand beside some weeks. */
export const weeksBefore = (weeks: readonly Week[]): Week[] => weeks.flatMap((week) => yearBefore(week) ?? [])

export type FiguresQuery = ReportQuery & { compare?: 'previousYear' | undefined }

/** Revenue, margin and punctuality of what was delivered, week by week. */
export async function kpiOf(context: ReportContext, query: FiguresQuery): Promise<FiguresAnswer> {
  const { store } = context
  const range = rangeOf(context, query)
  const sumsIn = async (weeks: readonly Week[]) =>
    sumsByWeek(store, await whereOf(store, behind(daysThrough(weeks), query)))
  const weeks = await sumsIn(range.weeks)
  const past = query.compare === undefined ? [] : weeksBefore(range.weeks)
  const before = past.length === 0 ? undefined : asWeeks(past, await sumsIn(past))
  const head = await headOf(context, { range, query, weeks })
  return { ...head, figures: RULES.map((rule) => figureReport(rule, asWeeks(range.weeks, weeks), before)) }
}
