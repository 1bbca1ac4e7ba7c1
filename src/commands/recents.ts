/** Shortest term and longest list of recent searches (specification 5). */
export const minRecentSearch = 2
export const maxRecentSearches = 10
export const maxRecentCommands = 20

/** Puts an item first; no duplicates, at most `max`. */
export function addRecent(list: readonly string[], item: string, max: number): readonly string[] {
  return [item, ...list.filter((other) => other !== item)].slice(0, max)
}

/** Notes a search; terms shorter than two characters are not worth it. */
export function addRecentSearch(list: readonly string[], query: string): readonly string[] {
  const term = query.trim()
  return term.length < minRecentSearch ? list : addRecent(list, term, maxRecentSearches)
}

/** Reads a stored list; anything that is not a list of texts gives an empty one. */
export function parseRecents(value: unknown, max: number): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.filter((item): item is string => typeof item === 'string' && item.length <= 200).slice(0, max)
}
