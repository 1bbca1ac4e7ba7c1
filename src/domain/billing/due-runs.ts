import { addDays, type PlainDate, daysBetween, weekday } from '../basics/dates.ts'
import type { BillingAgreement } from '../partners/partner-terms.ts'

type AgreedRhythm = Pick<BillingAgreement, 'mode' | 'rhythm'>

/** A Monday on which the runs of every second week begin to be counted; they fall into the odd weeks of 2026. */
const FIRST_FORTNIGHT: PlainDate = '2026-01-12'

const DAYS_OF_WEEK = 7

/** The first Monday after a day. */
function mondayAfter(date: PlainDate): PlainDate {
  return addDays(date, DAYS_OF_WEEK + 1 - weekday(date))
}

/** The last day of the month a day is in. */
function monthEnd(date: PlainDate): PlainDate {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return addDays(next, -1)
}

/**
 * The day an order is billed that was delivered on a day: at once where each order has its invoice, else with the first run after the
 * delivery: on Mondays, on every second Monday, on the last day of the month.
 */
export function dueRun({ mode, rhythm }: AgreedRhythm, deliveredOn: PlainDate): PlainDate {
  if (mode === 'single') return deliveredOn
  if (rhythm === 'monthly') return monthEnd(addDays(deliveredOn, 1))
  const monday = mondayAfter(deliveredOn)
  if (rhythm === 'weekly') return monday
  const isBetween = daysBetween(FIRST_FORTNIGHT, monday) % (2 * DAYS_OF_WEEK) !== 0
  return isBetween ? addDays(monday, DAYS_OF_WEEK) : monday
}
