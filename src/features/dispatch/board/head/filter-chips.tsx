import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { FilterChipList } from '#src/records/filters/filter-chips.tsx'
import type { FilterValues } from '#src/records/filters/define-filters.ts'
import { useFilterDialog } from '#src/records/filters/use-filter-dialog.tsx'
import { announce } from '#src/ui/live-region.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { boardFilters } from '../state/filters.ts'
import { boardState } from '../state/state.ts'
import { useBoardFilters } from '../state/use-filters.ts'

/** The filters of the board's rows in the head of the screen: those that are set, and the way to more. */
export function BoardFilterChips() {
  const { t } = useText()
  const state = useSessionValue(boardState)
  const search = useBoardFilters()
  const navigate = useNavigate()
  const count = Object.keys(search).length
  const change = (values: FilterValues) => {
    state.kept.set(new Set())
    void navigate({ to: '.', search: (before) => ({ ...before, ...values }), replace: true, resetScroll: false })
  }
  const filters = useFilterDialog(boardFilters, undefined, search, change)
  const latest = useRef({ open: filters.open, clear: () => change(boardFilters.none) })
  useEffect(() => {
    latest.current = { open: filters.open, clear: () => change(boardFilters.none) }
  })
  const isSet = count > 0
  useEffect(() => {
    const clear = () => latest.current.clear()
    state.filters.set({ open: () => latest.current.open(), ...(isSet && { clear }) })
    return () => state.filters.set(undefined)
  }, [state, isSet])
  useAnnouncedRows(JSON.stringify(search))
  return (
    <span
      role="group"
      aria-label={t('list.filters')}
      className="flex min-w-0 items-center gap-2 @max-[1000px]:shrink-0"
    >
      <FilterChipList
        filters={boardFilters}
        search={search}
        onChange={change}
        onOpen={filters.openOn}
        className="flex min-w-0 items-center gap-2 @max-[1000px]:hidden"
        narrow={isSet ? <span className="hidden @max-[1000px]:inline">{count}</span> : undefined}
      />
      {filters.dialog}
    </span>
  )
}

/** Says how many vehicles are left once the filters have changed. */
function useAnnouncedRows(filters: string): void {
  const { t } = useText()
  const state = useSessionValue(boardState)
  const said = useRef(filters)
  const tell = useMemo(
    () => () => {
      const shown = state.rows.current()
      if (shown === undefined) return
      const all = (shown.all ?? shown.rows).length - 1
      announce(t('board.rowsOf', { count: shown.rows.length - 1, all }))
    },
    [state, t],
  )
  useEffect(() => {
    if (said.current === filters) return
    said.current = filters
    tell()
  }, [filters, tell])
}
