import { foldText } from './search.ts'

/** Most recent searches that are kept. Source: specification 9. */
export const RECENT_SEARCH_LIMIT = 10

/** Fewest characters of a term that is kept. Source: specification 5. */
export const RECENT_SEARCH_MINIMUM_LENGTH = 2

/**
 * The recent searches after another one: newest first, at most 10, none twice (case and umlaut spelling do not count),
 * none below 2 characters. Source: specification 5.
 */
export function addRecentSearch(recents: readonly string[], term: string): string[] {
  return distinct([term, ...recents])
}

/** Recent searches as found in storage; whatever does not belong there is left out. Never throws. */
export function parseRecentSearches(value: unknown): string[] {
  return Array.isArray(value) ? distinct(value.filter((term) => typeof term === 'string')) : []
}

function distinct(terms: readonly string[]): string[] {
  const byMeaning = new Map<string, string>()
  for (const term of terms.map((raw) => raw.trim())) {
    const meaning = foldText(term)
    if (term.length >= RECENT_SEARCH_MINIMUM_LENGTH && !byMeaning.has(meaning)) byMeaning.set(meaning, term)
  }
  return [...byMeaning.values()].slice(0, RECENT_SEARCH_LIMIT)
}
