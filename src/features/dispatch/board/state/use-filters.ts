import { useMemo } from 'react'
import { readFilters, type FilterValues } from '#src/records/filters/define-filters.ts'
import { useBoardSearch } from './use-search.ts'
import { boardFilters } from './filters.ts'

/** The filters of the board as the address has them; the same object for the same filters. */
export function useBoardFilters(): FilterValues {
  const text = useBoardSearch((search) => JSON.stringify(readFilters(boardFilters, { ...search })))
  return useMemo(() => JSON.parse(text ?? '{}') as FilterValues, [text])
}
