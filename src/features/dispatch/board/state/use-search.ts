import { useSearch } from '@tanstack/react-router'
import { readBoardSearch, type BoardSearch } from './search.ts'

/** A part of what the address says of the Dispo, by either of its names; re-rendering only when that changes. */
export function useBoardSearch(select: (search: BoardSearch) => string | undefined): string | undefined {
  return useSearch({ strict: false, select: (search) => select(readBoardSearch(search)) })
}
