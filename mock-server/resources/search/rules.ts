import { entities } from '#src/contract/entities.ts'
import { endpoints } from '#src/contract/index.ts'
import type { SearchCategory, SearchResult } from '#src/contract/records/search.ts'
import { SEARCH_TYPES } from '#src/contract/records/search.ts'
import { may, type Role } from '#src/domain/accounts/roles.ts'
import { plateReadings } from '#src/domain/vehicles/licence-plate.ts'
import { fold, searchTerms } from '../../store/fold.ts'
import type { EntityName, Row } from '../../store/models.ts'
import type { Sort, Store } from '../../store/store.ts'
import {
  documentResult,
  driverResult,
  loadResult,
  offerResult,
  orderResult,
  partnerResult,
  transportResult,
  vehicleResult,
} from './results.ts'

type SearchType = (typeof SEARCH_TYPES)[number]

/** Hits looked at per kind before ranking; more are only counted. */
const CANDIDATES = 120

/** Anyone who may see the list of a kind for its own sake may find its records. */
function mayRead(role: Role, type: SearchType): boolean {
  const { permission } = endpoints[entities[type].endpoints.list]
  const own = typeof permission === 'string' ? permission : permission?.[0]
  return own !== undefined && may(role, own)
}

const LABEL: Readonly<Record<SearchType, string>> = {
  order: 'Aufträge',
  transport: 'Transporte',
  load: 'Ladungen',
  partner: 'Partner',
  vehicle: 'Fahrzeuge',
  driver: 'Fahrer',
  document: 'Dokumente',
  offer: 'Angebote',
}

/** Hits of one kind, and how many there are. */
interface Hits {
  results: SearchResult[]
  count: number
}

/** Finds the rows of an entity that contain all terms, in the order they were made unless sorted. */
const rows =
  <E extends EntityName>(entity: E, resultOf: (row: Row<E>) => SearchResult, sort: Sort<E> = []) =>
  async (store: Store, search: string): Promise<Hits> => {
    const { data, pagination } = await store.page(entity, { search, sort, limit: CANDIDATES })
    return { results: data.map(resultOf), count: pagination.total }
  }

const NEWEST = [{ field: 'createdAt', order: 'desc' }] as const
const orderRows = rows('orders', orderResult, NEWEST)

const FIND: Readonly<Record<SearchType, (store: Store, search: string) => Promise<Hits>>> = {
  async order(store, search) {
    const { results, count } = await orderRows(store, search)
    const exact = (await numberedOrders(store, search)).map(orderResult)
    const others = results.filter(({ id }) => !exact.some((order) => order.id === id))
    return { results: [...exact, ...others], count: Math.max(count, exact.length) }
  },
  transport: rows('transports', transportResult, NEWEST),
  load: rows('loads', loadResult),
  partner: rows('partners', partnerResult),
  vehicle: rows('vehicles', vehicleResult),
  driver: rows('drivers', driverResult),
  document: rows('documents', documentResult, NEWEST),
  offer: rows('offers', offerResult, NEWEST),
}

/** People type the end of an order number: `4711`, `004711`. It is looked up, so that many other hits do not hide it. */
async function numberedOrders(store: Store, search: string): Promise<Row<'orders'>[]> {
  const digits = /^(?:[a-z]{2}-\d{4}-)?(\d{1,6})$/.exec(search.trim().toLowerCase())?.[1]
  if (digits === undefined) return []
  const newest = await store.first('orders', {}, [{ field: 'createdAt', order: 'desc' }])
  const [prefix, year] = (newest?.orderNumber ?? '').split('-')
  const found = await store.find('orders', `${prefix}-${year}-${digits.padStart(6, '0')}`)
  return found ? [found] : []
}

/** 0 exact, 1 beginning, 2 beginnings of words, 3 words of the description, 4 anywhere; the least wins. */
function rank(result: SearchResult, terms: readonly (readonly string[])[], whole: string): number {
  const title = fold(result.title)
  if (title === whole || title.split('-').at(-1)?.replace(/^0+/, '') === whole.replace(/^0+/, '')) return 0
  if (title.startsWith(whole)) return 1
  const startsWord = (text: string) => {
    const words = text.split(/[^\p{L}\p{N}]+/u)
    return terms.every((variants) => words.some((word) => variants.some((term) => word.startsWith(term))))
  }
  if (startsWord(title)) return 2
  return startsWord(`${title} ${fold(result.description)}`) ? 3 : 4
}

/** Results best first; equal ones stay newest first. */
function ranked(results: readonly SearchResult[], query: string): SearchResult[] {
  const terms = searchTerms(query)
  const whole = terms.map(([typed]) => typed).join(' ')
  return results
    .map((result, index) => ({ result, index, rank: rank(result, terms, whole) }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ result }) => ({ ...result, highlight: terms[0]?.[0] }))
}

/** Shares the limit among the groups: each gets its part, what one does not need goes to the next. */
function shared(groups: readonly SearchResult[][], limit: number): SearchResult[][] {
  let left = limit
  return groups.map((results, index) => {
    const part = Math.max(1, Math.floor(left / (groups.length - index)))
    const taken = results.slice(0, Math.min(part, left))
    left -= taken.length
    return taken
  })
}

/**
 * Searches everything the role may read: all terms must occur, case, umlauts and accents do not matter. At most
 * `limit` results over all groups; `count` says how many there are. Source: specification 7
 */
export async function searchAll(
  store: Store,
  role: Role,
  input: { query: string; types?: readonly SearchType[] | undefined; limit: number },
): Promise<{ categories: SearchCategory[] }> {
  const query = input.query.trim()
  const types = SEARCH_TYPES.filter((type) => (input.types ?? SEARCH_TYPES).includes(type) && mayRead(role, type))
  if (query === '') return { categories: [] }
  const found = await Promise.all(types.map(async (type) => ({ type, ...(await findWithPlates(store, type, query)) })))
  const groups = found.filter(({ results }) => results.length > 0)
  const parts = shared(
    groups.map(({ results }) => ranked(results, query)),
    input.limit,
  )
  return {
    categories: groups.map(({ type, count }, index) => ({
      type,
      label: LABEL[type],
      count,
      icon: type,
      results: parts[index] ?? [],
    })),
  }
}

/** The hits of a query; where there are none, those of its readings as a plate: `HHT1303` finds HH-T 1303. */
async function findWithPlates(store: Store, type: SearchType, query: string) {
  const direct = await FIND[type](store, query)
  if (direct.count > 0) return direct
  for (const plate of plateReadings(query)) {
    const found = await FIND[type](store, plate)
    if (found.count > 0) return found
  }
  return direct
}
