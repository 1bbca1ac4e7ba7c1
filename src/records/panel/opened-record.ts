import { isApiError } from '#src/api/api-error.ts'
import { queryFor, queryKeys, type QueryInput } from '#src/api/query.ts'
import type { KnownHits, RecentsContext } from '#src/commands/palette/opened-last.ts'
import type { SearchHit } from '#src/commands/palette/search-hits.ts'
import { entities, type EntityKind, type EntityRecords } from '#src/contract/entities.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { knownRecord, knownRecords } from '../changes/record-cache.ts'

/** A record opened before; without its data where it could not be had just now. */
export interface OpenedRecord<R> {
  id: string
  record: R | undefined
}

const isGone = (error: unknown) => isApiError(error) && error.status === 404

function readerOf(kind: EntityKind): EndpointName {
  const { get } = entities[kind].endpoints
  if (get === undefined) throw new Error(`Nothing reads a record of the kind "${kind}" by its id`)
  return get
}

/** Looks a record up, in the cache first. One that is not there any more is forgotten, and gives nothing. */
export async function openedRecord<K extends EntityKind>(
  { call, queryClient }: Pick<RecentsContext, 'call' | 'queryClient'>,
  kind: K,
  id: string,
  forget: () => void,
): Promise<OpenedRecord<EntityRecords[K]>[]> {
  const get = readerOf(kind)
  try {
    const state = queryClient.getQueryState(queryKeys.record(get, id))
    if (isGone(state?.error)) throw state?.error
    const input = { params: { id } } as QueryInput<EndpointName>
    const asked = async () =>
      (await queryClient.fetchQuery({ ...queryFor(call, get, input), retry: false })) as EntityRecords[K]
    return [{ id, record: knownRecord(queryClient, kind, id) ?? (await asked()) }]
  } catch (error) {
    if (!isGone(error)) return [{ id, record: undefined }]
    forget()
    return []
  }
}

/** The hits that can be had at once; complete where nothing is left to be looked up. */
export function openedHits<K extends EntityKind>(
  { queryClient }: Pick<RecentsContext, 'queryClient'>,
  kind: K,
  ids: readonly string[],
  hitOf: (opened: OpenedRecord<EntityRecords[K]>) => SearchHit,
): KnownHits {
  const get = readerOf(kind)
  const known = knownRecords(queryClient, kind, ids)
  const isKnown = (id: string) => known.has(id) && !isGone(queryClient.getQueryState(queryKeys.record(get, id))?.error)
  return { hits: ids.map((id) => hitOf({ id, record: known.get(id) })), isComplete: ids.every(isKnown) }
}
