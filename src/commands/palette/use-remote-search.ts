import { useEffect, useState } from 'react'
import type { SearchGroup } from './search-hits.ts'

/** Asks the server; rejects when it cannot. The signal ends questions no one waits for. */
export type SearchEverywhere = (query: string, signal: AbortSignal) => Promise<readonly SearchGroup[]>

/** Pause after the last key, and characters needed (specification 2 and 9). */
export const searchDelayMs = 300
export const minSearchLength = 3

/** The hits for a query, and whether an answer is still under way. */
export interface RemoteSearch {
  groups: readonly SearchGroup[]
  searching: boolean
}

const nothing: readonly SearchGroup[] = []

/**
 * Searches from the third character on, 300 ms after the last key. Each new query ends the one before, so an older answer
 * never overwrites a newer one; a failed search shows an empty list. The last hits stay until new ones come.
 */
export function useRemoteSearch(search: SearchEverywhere | undefined, query: string): RemoteSearch {
  const term = query.trim()
  const wanted = search !== undefined && term.length >= minSearchLength
  const [answer, setAnswer] = useState<{ term: string; groups: readonly SearchGroup[] }>({ term: '', groups: nothing })

  useEffect(() => {
    if (!wanted || !search) return undefined
    const controller = new AbortController()
    const settle = (groups: readonly SearchGroup[]) => {
      if (!controller.signal.aborted) setAnswer({ term, groups })
    }
    const timer = setTimeout(() => {
      search(term, controller.signal).then(settle, () => settle(nothing))
    }, searchDelayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search, term, wanted])

  const answered = answer.term === term
  return { groups: wanted && answered ? answer.groups : nothing, searching: wanted && !answered }
}
