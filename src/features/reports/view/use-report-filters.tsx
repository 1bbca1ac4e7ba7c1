import { useEffect } from 'react'
import type { FilterValues } from '#src/records/filters/define-filters.ts'
import { useFilterDialog } from '#src/records/filters/use-filter-dialog.tsx'
import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import { useSessionValue, type SessionValue } from '#src/workspace/session/session-values.tsx'
import { REPORT_FILTERS } from '../report-filters.ts'
import type { ReportSearch } from '../report-search.ts'
import { useReportAddress } from './use-report-address.ts'

/** How the filters of the report are opened, for what has the keyboard. */
export const reportFilters: SessionValue<WritableObservable<(() => Promise<void>) | undefined>> = {
  create: () => createObservable<(() => Promise<void>) | undefined>(undefined),
}

/** The dialog of the filters and how they are changed. */
export function useReportFilters(search: ReportSearch) {
  const change = useReportAddress()
  const place = useSessionValue(reportFilters)
  const set = (values: FilterValues) => change(() => values)
  const opened = useFilterDialog(REPORT_FILTERS, undefined, REPORT_FILTERS.of({ ...search }), set)
  const { open } = opened
  useEffect(() => {
    place.set(open)
    return () => place.set(undefined)
  })
  return { ...opened, change: set }
}
