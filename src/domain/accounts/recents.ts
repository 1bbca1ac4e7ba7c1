import { foldText } from '../basics/fold-text.ts'

/** Fewest characters of a search that is kept, and most searches. Source: specification 5 and 9. */
const SHORTEST_SEARCH = 2
const MOST_SEARCHES = 10
/** Most commands that are remembered, and the longest text that is read back. */
const MOST_COMMANDS = 20
const LONGEST_TEXT = 200

/**
 * The recent searches after another one: newest first, at most 10, none twice (case and umlaut spelling do not count, the
 * newest spelling stays), none below 2 characters. Source: specification 5.
 */
export function addRecentSearch(recents: readonly string[], term: string): readonly string[] {
  return distinctSearches([term, ...recents])
}

/** Recent searches as found in storage; whatever does not belong there is left out. Never throws. */
export function parseRecentSearches(value: unknown): readonly string[] {
  return distinctSearches(textsIn(value))
}

/** The commands used last after another one: newest first, at most 20, none twice. */
export function addRecentCommand(recents: readonly string[], id: string): readonly string[] {
  return [id, ...recents.filter((other) => other !== id)].slice(0, MOST_COMMANDS)
}

/** Recent commands as found in storage. Never throws. */
export function parseRecentCommands(value: unknown): readonly string[] {
  return textsIn(value).slice(0, MOST_COMMANDS)
}

function distinctSearches(terms: readonly string[]): string[] {
  const byMeaning = new Map<string, string>()
  for (const term of terms.map((raw) => raw.trim())) {
    const meaning = foldText(term)
    if (term.length >= SHORTEST_SEARCH && !byMeaning.has(meaning)) byMeaning.set(meaning, term)
  }
  return [...byMeaning.values()].slice(0, MOST_SEARCHES)
}

function textsIn(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.filter((text): text is string => typeof text === 'string' && text.length <= LONGEST_TEXT)
}
