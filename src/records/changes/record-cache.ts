import { hashKey, notifyManager, type QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#src/api/query.ts'
import { entities, type EntityKind, type EntityRecords } from '#src/contract/entities.ts'

/** One answer of a list, as far as the cache is concerned. */
interface ListedPage<R> {
  data: readonly R[]
  pagination?: { total: number }
}

/** A record somewhere in the lists of the cache, and when it came (milliseconds since 1970). */
export interface CachedRecord<R> {
  record: R
  updatedAt: number
}

/** A record that has no version counts as of version 0: any other copy of it is as new. */
const versionOf = (record: object) => ('version' in record && typeof record.version === 'number' ? record.version : 0)

/** The newest version of a record that some answer in the cache holds. */
export function knownRecord<K extends EntityKind>(
  queryClient: QueryClient,
  kind: K,
  id: string,
): EntityRecords[K] | undefined {
  return knownRecords(queryClient, kind, [id]).get(id)
}

/** The newest versions of records that some answer in the cache holds; one pass over it, however many are asked for. */
export function knownRecords<K extends EntityKind>(
  queryClient: QueryClient,
  kind: K,
  ids: readonly string[],
): ReadonlyMap<string, EntityRecords[K]> {
  const known = new Map([...listedRecords(queryClient, kind, ids)].map(([id, { record }]) => [id, record]))
  const { get } = entities[kind].endpoints
  if (get === undefined) return known
  for (const id of ids) {
    const own = queryClient.getQueryData<EntityRecords[K]>(queryKeys.record(get, id))
    if (own !== undefined && versionOf(own) >= versionOf(known.get(id) ?? own)) known.set(id, own)
  }
  return known
}

/** The newest version of a record in the lists of the cache, and when it came. */
export function listedRecord<K extends EntityKind>(
  queryClient: QueryClient,
  kind: K,
  id: string,
): CachedRecord<EntityRecords[K]> | undefined {
  return listedRecords(queryClient, kind, [id]).get(id)
}

function listedRecords<K extends EntityKind>(queryClient: QueryClient, kind: K, ids: readonly string[]) {
  const wanted = new Set(ids)
  const newest = new Map<string, CachedRecord<EntityRecords[K]>>()
  for (const { page, query } of listedPages<EntityRecords[K]>(queryClient, kind)) {
    const updatedAt = query.state.dataUpdatedAt
    for (const record of page.data) {
      if (!wanted.has(record.id)) continue
      const known = newest.get(record.id)
      const ahead = known ? versionOf(record) - versionOf(known.record) || updatedAt - known.updatedAt : 1
      if (ahead > 0) newest.set(record.id, { record, updatedAt })
    }
  }
  return newest
}

/** The answers of all lists of a kind that the cache holds; what was put there in another shape is left alone. */
function listedPages<R>(queryClient: QueryClient, kind: EntityKind) {
  const cache = queryClient.getQueryCache()
  const queryKey = queryKeys.all(entities[kind].endpoints.list)
  return queryClient.getQueriesData<ListedPage<R>>({ queryKey }).flatMap(([key, page]) => {
    const query = cache.get<ListedPage<R>>(hashKey(key))
    return page === undefined || !Array.isArray(page.data) || query === undefined ? [] : [{ page, query }]
  })
}

/**
 * Puts records as the server answered them everywhere the cache holds them, and nowhere else: many changed at once must not
 * drive out those a person has opened. An older version never replaces a newer one. The other rows of a page are as old as
 * before, so it stays as fresh, or as much to be asked for again, as it was.
 */
export function putRecords<K extends EntityKind>(
  queryClient: QueryClient,
  kind: K,
  records: readonly EntityRecords[K][],
): void {
  const answers = new Map(records.map((record) => [record.id, record]))
  const newer = (before: EntityRecords[K]) => {
    const record = answers.get(before.id)
    return record === undefined || versionOf(record) < versionOf(before) ? before : record
  }
  const { get } = entities[kind].endpoints
  notifyManager.batch(() => {
    for (const { id } of records) {
      if (get === undefined) break
      queryClient.setQueryData<EntityRecords[K]>(queryKeys.record(get, id), (before) => {
        const record = before && newer(before)
        return record === before ? undefined : record
      })
    }
    for (const { page, query } of listedPages<EntityRecords[K]>(queryClient, kind)) {
      const data = page.data.map(newer)
      if (data.some((record, at) => record !== page.data[at])) query.setState({ data: { ...page, data } })
    }
  })
}

/** Takes records that are gone out of the lists at once; where one is still on the screen it finds out that it is gone. */
export function dropRecords(queryClient: QueryClient, kind: EntityKind, ids: readonly string[]): void {
  const gone = new Set(ids)
  notifyManager.batch(() => {
    for (const { page, query } of listedPages<{ id: string }>(queryClient, kind)) {
      const data = page.data.filter(({ id }) => !gone.has(id))
      if (data.length === page.data.length) continue
      const { pagination } = page
      const total = Math.max(0, (pagination?.total ?? 0) - (page.data.length - data.length))
      query.setState({ data: { ...page, data, ...(pagination && { pagination: { ...pagination, total } }) } })
    }
  })
  const { get } = entities[kind].endpoints
  if (get === undefined) return
  for (const id of ids) {
    const queryKey = queryKeys.record(get, id)
    queryClient.removeQueries({ queryKey, type: 'inactive' })
    void queryClient.invalidateQueries({ queryKey })
  }
}
