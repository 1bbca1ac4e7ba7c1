import { pad, type PlainDate } from '#src/domain/basics/dates.ts'
import { checkIssueDate } from '#src/domain/billing/issue-date.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import type { Store } from '../../store/store.ts'

/** Invoices with their cancellations, and credit notes with theirs: a series each for a tenant and a year. */
export type Series = 'RE' | 'GS'

const DIGITS = 5

/** The counter of a series in a year. */
export const seriesOf = (series: Series, date: PlainDate) => `${series}-${date.slice(0, 4)}`

export const numberOf = (series: Series, date: PlainDate, value: number): string =>
  `${seriesOf(series, date)}-${pad(value, DIGITS)}`

/**
 * The next number of a year, in the transaction of what gets it: what is taken back gives its number back with it, so that there is
 * none missing. Source: § 14 Abs. 4 Nr. 4 UStG
 */
export async function takeNumber(store: Store, series: Series, date: PlainDate): Promise<string> {
  return numberOf(series, date, await store.next(seriesOf(series, date)))
}

/** The day of the last number of a series; one in the future, as it could be issued once, holds nothing up. */
export async function lastIssueDate(store: Store, series: Series, today: PlainDate): Promise<PlainDate | undefined> {
  if (series === 'GS') {
    return (await store.first('creditNotes', { date: { lte: today } }, [{ field: 'date', order: 'desc' }]))?.date
  }
  const issued = { number: { exists: true }, invoiceDate: { lte: today } } as const
  return (await store.first('invoices', issued, [{ field: 'invoiceDate', order: 'desc' }]))?.invoiceDate
}

/** 422 at the field for a day that a document of a series cannot be dated, see `checkIssueDate`. */
export async function assertIssueDate(
  context: Pick<RuleContext, 'store' | 'now'>,
  series: Series,
  path: string,
  date: PlainDate,
): Promise<void> {
  const today = todayOf(context)
  const last = await lastIssueDate(context.store, series, today)
  assertNoErrors(checkIssueDate(path, date, { today, last }))
}

/** The number that would be next; anyone may be quicker. */
export async function announcedNumber(store: Store, series: Series, date: PlainDate): Promise<string> {
  const counter = await store.find('counters', `${store.tenantId}:${seriesOf(series, date)}`)
  return numberOf(series, date, (counter?.value ?? 0) + 1)
}
