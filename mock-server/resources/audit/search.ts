import type { Store } from '../../store/store.ts'

/** Kinds that are looked for by what they are called. */
const SEARCHED = ['orders', 'partners', 'vehicles', 'drivers', 'invoices', 'users', 'documents', 'emails'] as const

/** Most records of a kind that a text may mean. */
const MOST_FOUND = 50

/** Ids of the records that a text may mean, and the text itself, which may be one. */
export async function idsFound(store: Store, q: string): Promise<string[]> {
  const search = q.trim()
  const ids = [search]
  for (const entity of SEARCHED) {
    const { data } = await store.page(entity, { search, limit: MOST_FOUND })
    ids.push(...data.map(({ id }) => id))
  }
  return ids
}
