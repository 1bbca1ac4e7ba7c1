import { keepPreviousData } from '@tanstack/react-query'
import { queryFor } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'
import { askedBy, dimensionOf, type ReportSearch } from './report-search.ts'

const compared = (search: ReportSearch) => ({
  ...askedBy(search),
  ...(search.compare !== 'none' && { compare: 'previousYear' as const }),
})

/** What the orders have come to. */
export const kpiQuery = (call: Call, search: ReportSearch) => queryFor(call, 'reports.kpi', { query: compared(search) })

/** What the own vehicles have driven. */
export const fleetQuery = (call: Call, search: ReportSearch) =>
  queryFor(call, 'reports.fleet', { query: compared(search) })

/** Rows the screen shows; what is beyond stands together in one. */
export const SHOWN_ROWS = 10

/** The orders by customer, lane, carrier, vehicle or week. */
export function breakdownQuery(call: Call, search: ReportSearch, limit = SHOWN_ROWS) {
  const by = dimensionOf(search)
  const query = {
    ...askedBy(search),
    by,
    limit: by === 'week' ? 53 : limit,
    ...(search.sort !== undefined && { sortBy: search.sort }),
    ...(search.dir !== undefined && { sortOrder: search.dir }),
  }
  return { ...queryFor(call, 'reports.breakdown', { query }), placeholderData: keepPreviousData }
}

/** The own vehicles in one week. */
export function vehiclesQuery(call: Call, search: ReportSearch, week: string) {
  const query = { ...askedBy(search), from: week, to: week }
  return { ...queryFor(call, 'reports.vehicles', { query }), retry: false }
}
