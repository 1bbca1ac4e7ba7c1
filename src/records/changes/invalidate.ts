import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { entities, type EntityKind } from '#src/contract/entities.ts'
import { readsOf } from '#src/contract/records/reads.ts'

/**
 * After records of a kind were changed and the answer was put into the cache: refetches, where it is on the screen, for
 * everything else that may look different, and marks the rest as old. Without ids, as after a deletion, no record by itself.
 */
export function invalidateRelated(queryClient: QueryClient, kind: EntityKind, ids: readonly string[]): void {
  invalidateReads(queryClient, kind, new Set(ids), entities[kind].endpoints.get)
}

/** As `invalidateRelated`, and also for the records themselves: no one knows how they are now. */
export function invalidateRecords(queryClient: QueryClient, kind: EntityKind, ids: readonly string[]): void {
  if (ids.length > 0) invalidateReads(queryClient, kind, new Set(ids), undefined)
}

function invalidateReads(
  queryClient: QueryClient,
  kind: EntityKind,
  ids: ReadonlySet<string>,
  known: string | undefined,
): void {
  const own = readsOf(kind)
  const along = entities[kind].cascades.map(readsOf)
  const wholes = new Set<unknown>([...own.lists, ...along.flatMap(({ lists, records }) => [...lists, ...records])])
  const records = new Set<unknown>([...own.records].filter((name) => name !== known))
  // One pass over the cache, however many records, and the screen is told once.
  notifyManager.batch(() => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name, input] }) => wholes.has(name) || (records.has(name) && ids.has(recordIdOf(input))),
    })
  })
}

/** The record a query is about, by the second part of its key; empty where it is about none. */
export function recordIdOf(input: unknown): string {
  const params: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'params') : undefined
  const id: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : undefined
  return typeof id === 'string' ? id : ''
}
