import {
  notifyManager,
  QueriesObserver,
  useQueryClient,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { PageAnswer, pageQuery } from './page-query.ts'
import type { ListRow } from './rows.ts'

/** What is known of a page. */
type Page<Row> = QueryObserverResult<PageAnswer<Row>>

/**
 * Asks for pages of a list, and redraws only when what is known of them has become something else: `useQueries` does so
 * for every other set of pages as well, and a sort would draw the whole screen twice. Keep the array stable.
 */
export function usePages<Row extends ListRow>(
  queries: readonly ReturnType<typeof pageQuery<Row>>[],
): readonly Page<Row>[] {
  const client = useQueryClient()
  const asked = useMemo(
    () =>
      queries.map((query) => ({
        ...client.defaultQueryOptions(query as QueryObserverOptions),
        _optimisticResults: 'optimistic' as const,
      })),
    [client, queries],
  )
  const [observer] = useState(() => new QueriesObserver(client, asked))
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const [known] = observer.getOptimisticResult(asked, undefined)
  const drawn = useRef(known)
  useLayoutEffect(() => {
    drawn.current = known
  })
  useEffect(() => {
    const look = () => {
      if (!isSame(drawn.current, observer.getCurrentResult())) redraw()
    }
    return observer.subscribe(notifyManager.batchCalls(look))
  }, [observer])
  useEffect(() => observer.setQueries(asked), [observer, asked])
  return known as Page<Row>[]
}

/** Whether there is nothing else to see: the same rows, or the same reason why there are none. */
function isSame(some: readonly QueryObserverResult[], others: readonly QueryObserverResult[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ data, error, status }, at) => {
      const other = others[at]
      return data === other?.data && error === other?.error && status === other?.status
    })
  )
}
