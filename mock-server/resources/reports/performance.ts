import type { PlainDate } from '#src/domain/basics/dates.ts'
import { onTimePercentOf } from '#src/domain/reports/sums.ts'
import { costPerLoadedKm, totalOfTours, utilisationOf } from '#src/domain/reports/tours-driven.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import { allOf } from '../../store/all-of.ts'
import { MEASURED, ON_TIME } from './measured.ts'
import { behind, daysThrough, rangeOf } from './range.ts'
import { whereOf } from './sums-by.ts'
import { toursDriven } from './tours-driven.ts'

type Reading = Pick<RuleContext, 'store' | 'now'>

/** The day before which nothing was delivered. */
const BEGIN: PlainDate = '2000-01-01'

/** The days figures are taken over: those asked for, else the weeks a report takes by itself. */
export function performanceDays(
  context: Reading,
  { from, to }: { from?: PlainDate | undefined; to?: PlainDate | undefined },
) {
  if (from === undefined && to === undefined) return daysThrough(rangeOf(context, {}).weeks)
  return { from: from ?? BEGIN, to: to ?? todayOf(context) }
}

/** How punctual what was delivered between two days is, and of how many orders that is known. */
export async function punctualityBetween({ store }: Reading, days: { from: PlainDate; to: PlainDate }) {
  const where = await whereOf(store, behind(days, {}))
  const measured = await store.count('orders', allOf([where, MEASURED]))
  const onTime = await store.count('orders', allOf([where, ON_TIME]))
  return { onTimeDeliveryRate: onTimePercentOf({ onTime, measured }), onTime, measured }
}

/**
 * Punctuality, utilisation and cost per kilometre as the reports have them, with the days they are taken over and the number of orders
 * that were measured. Euros and percent; missing where nothing tells.
 */
export async function performanceBetween(context: Reading, asked: Parameters<typeof performanceDays>[1]) {
  const days = performanceDays(context, asked)
  const tours = totalOfTours((await toursDriven(context.store, days, {}))?.map(({ sums }) => sums) ?? [])
  const cents = costPerLoadedKm(tours)
  return {
    ...days,
    ...(await punctualityBetween(context, days)),
    avgCostPerKm: cents === undefined ? undefined : cents / 100,
    utilizationRate: utilisationOf(tours),
  }
}
