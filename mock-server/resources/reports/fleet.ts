import type { FiguresAnswer } from '#src/contract/reports/reports.ts'
import { roundHalfUp } from '#src/domain/basics/money.ts'
import { percentOf } from '#src/domain/reports/shares.ts'
import { NO_ORDERS, type OrderSums, OWN_KM_CENTS } from '#src/domain/reports/sums.ts'
import {
  costPerLoadedKm,
  ownCostOf,
  totalOfTours,
  type TourSums,
  utilisationOf,
} from '#src/domain/reports/tours-driven.ts'
import type { Week } from '#src/domain/reports/weeks.ts'
import { sumsByWeek } from './by-week.ts'
import { figureReport, type FigureRule, type WeekSums } from './figure-report.ts'
import { headOf, type ReportContext } from './head.ts'
import { type FiguresQuery, weeksBefore } from './kpi.ts'
import { behind, daysThrough, rangeOf } from './range.ts'
import { whereOf } from './sums-by.ts'
import { type MeasuredTour, toursDriven } from './tours-driven.ts'

const lacking = () => 'noTours' as const

const RULES: readonly FigureRule<TourSums>[] = [
  {
    figure: 'emptyKm',
    measure: ({ emptyKm, km }) => ({ value: percentOf(emptyKm, km), numerator: emptyKm, denominator: km }),
    lacking,
  },
  {
    figure: 'utilisation',
    measure: ({ loaded, offered }) => ({
      value: utilisationOf({ loaded, offered }),
      ...{ numerator: roundHalfUp(loaded), denominator: roundHalfUp(offered) },
    }),
    lacking,
  },
  {
    figure: 'costPerKm',
    values: { rate: OWN_KM_CENTS },
    measure: (sums) => ({
      value: costPerLoadedKm(sums),
      ...{ numerator: ownCostOf(sums), denominator: sums.km - sums.emptyKm },
    }),
    lacking,
  },
]

function asWeeks(
  weeks: readonly Week[],
  tours: readonly MeasuredTour[] | undefined,
  orders: ReadonlyMap<Week, OrderSums>,
): WeekSums<TourSums> {
  return {
    weeks: weeks.map((week) => ({
      ...{ week, orders: (orders.get(week) ?? NO_ORDERS).orders },
      sums: totalOfTours((tours ?? []).filter((tour) => tour.week === week).map(({ sums }) => sums)),
    })),
    total: totalOfTours,
    isTooMuch: tours === undefined,
  }
}

/** Empty kilometres, utilisation and cost per kilometre of the own vehicles, week by week. */
export async function fleetOf(context: ReportContext, query: FiguresQuery): Promise<FiguresAnswer> {
  const { store } = context
  const range = rangeOf(context, query)
  const more = { fleet: 'own' }
  const ordersIn = async (weeks: readonly Week[]) =>
    sumsByWeek(store, await whereOf(store, behind(daysThrough(weeks), query, more)))
  const orders = await ordersIn(range.weeks)
  const weeks = asWeeks(range.weeks, await toursDriven(store, daysThrough(range.weeks), query), orders)
  const past = query.compare === undefined ? [] : weeksBefore(range.weeks)
  const before =
    past.length === 0
      ? undefined
      : asWeeks(past, await toursDriven(store, daysThrough(past), query), await ordersIn(past))
  const head = await headOf(context, { range, query, weeks: orders, more })
  return { ...head, figures: RULES.map((rule) => figureReport(rule, weeks, before)) }
}
