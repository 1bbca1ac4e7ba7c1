import { matchingRoute } from './matching.route.tsx'
import type { MatchingSearch } from './matching-search.ts'

/** What the address says; re-rendering only when that changes. */
export const useMatchingSearch = (): MatchingSearch => matchingRoute.useSearch()
