import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readReportSearch, type ReportSearch } from '../report-search.ts'

/** What the address says of the report. */
export function useReportSearch(): ReportSearch {
  const said = useSearch({ strict: false, select: (search) => JSON.stringify(readReportSearch({ ...search })) })
  return useMemo(() => JSON.parse(said) as ReportSearch, [said])
}

/** Puts something else into the address, without a new step in the history. */
export function useReportAddress(): (change: (before: ReportSearch) => ReportSearch) => void {
  const navigate = useNavigate()
  return (change) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, ...change(readReportSearch(before)) }),
      replace: true,
      resetScroll: false,
    })
}
