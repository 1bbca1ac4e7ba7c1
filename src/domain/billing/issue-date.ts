import type { PlainDate } from '../basics/dates.ts'
import { errorAt, type FieldIssue } from '../refusals/field-issue.ts'
import type { InvoiceOrder } from './invoice-document.ts'
import { periodOf } from './totals.ts'

/**
 * Why a document cannot be dated on a day: it is still to come, or before the one that got the last number of its series. An invoice is dated
 * the day it is issued, so what may be chosen is the time since then. Source: § 14 Abs. 4 Nr. 3 and 4 UStG
 */
export function checkIssueDate(
  path: string,
  date: PlainDate,
  { today, last }: { today: PlainDate; last: PlainDate | undefined },
): FieldIssue[] {
  if (date > today) return errorAt(path, 'issueDateAhead')
  return last !== undefined && date < last ? errorAt(path, 'issueDateEarlier', { date: last }) : []
}

/** Why a document cannot be dated before what it is for was supplied. */
export const checkSuppliedBy = (path: string, date: PlainDate, suppliedTo: PlainDate | undefined): FieldIssue[] =>
  suppliedTo !== undefined && date < suppliedTo ? errorAt(path, 'issueDateBeforeSupply', { date: suppliedTo }) : []

type SupplyDays = Pick<InvoiceOrder, 'loadedOn' | 'deliveredOn'>

/**
 * What is wrong with a chosen period of supply: it has to name every day of supply, and nothing before the first loading or after the last
 * delivery. Source: § 14 Abs. 4 Nr. 6 UStG
 */
export function checkSupplyPeriod(
  { periodFrom, periodTo }: { periodFrom?: PlainDate | undefined; periodTo?: PlainDate | undefined },
  orders: readonly SupplyDays[],
): FieldIssue[] {
  const whole = periodOf(orders)
  const first = orders.map(({ deliveredOn }) => deliveredOn).toSorted()[0]
  if (whole === undefined || first === undefined) return []
  const isEarly = periodFrom !== undefined && periodFrom < whole.from
  const isLate = periodFrom !== undefined && periodFrom > first
  return [
    ...(isEarly || isLate ? errorAt('periodFrom', 'periodOutside', whole) : []),
    ...(periodTo !== undefined && periodTo !== whole.to ? errorAt('periodTo', 'periodOutside', whole) : []),
  ]
}
