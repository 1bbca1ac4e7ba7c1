import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { FilterChipList } from '#src/records/filters/filter-chips.tsx'
import type { FilterValues } from '#src/records/filters/define-filters.ts'
import { useFilterDialog } from '#src/records/filters/use-filter-dialog.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { matchingFilters } from '../matching-filters.ts'
import { matchingState } from '../matching-state.ts'
import { useMatchingSearch } from '../use-matching-search.ts'

/** The filters of who is proposed for an order: those that are set, and the way to more. */
export function ProposalFilterChips() {
  const state = useSessionValue(matchingState)
  const search = matchingFilters.of({ ...useMatchingSearch() })
  const navigate = useNavigate()
  const change = (values: FilterValues) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...values }), replace: true, resetScroll: false })
  const filters = useFilterDialog(matchingFilters, undefined, search, change)
  const latest = useRef({ open: filters.open, clear: () => change(matchingFilters.none) })
  useEffect(() => {
    latest.current = { open: filters.open, clear: () => change(matchingFilters.none) }
  })
  const isSet = matchingFilters.has(search)
  useEffect(() => {
    const clear = () => latest.current.clear()
    state.filters.set({ open: () => latest.current.open(), ...(isSet && { clear }) })
    return () => state.filters.set(undefined)
  }, [state, isSet])
  return (
    <>
      <FilterChipList filters={matchingFilters} search={search} onChange={change} onOpen={filters.openOn} />
      {filters.dialog}
    </>
  )
}
