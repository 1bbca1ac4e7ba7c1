import type { OrderListQuery } from '#src/contract/orders/list-query.ts'
import { PROOF_KINDS } from '#src/domain/documents/document-kinds.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import type { Row } from '../../../store/models.ts'
import { allOf } from '../../../store/all-of.ts'
import { carriedFilters } from './carried.ts'
import type { Condition, Page, Sort, Store, Where } from '../../../store/store.ts'

type Order = Row<'orders'>
type Filter = Where<'orders'>

/** Query of the list after the contract filled in its defaults. */
export type ListQuery = Omit<OrderListQuery, 'page' | 'limit'> & { page: number; limit: number }

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** One part of the `plz` filter: an area or the beginning of a code (`97`, `80331`), or a range of areas (`20-29`). */
function plzCondition(part: string): Condition {
  const range = /^(\d{1,5})\s*[-–]\s*(\d{1,5})$/.exec(part)
  if (!range) return { prefix: part }
  const [, from = '', to = ''] = range
  // Up to the last code that begins like the end of the range.
  return { gte: from, lte: `${to}\uffff` }
}

/** Either stop in one of the given German postal areas. */
function plzFilter(plz: string | undefined): Filter[] {
  const conditions = list(plz).map(plzCondition)
  if (conditions.length === 0) return []
  const anyOf = conditions.flatMap((condition): Filter[] => [
    { pickupPostalCode: condition, pickupCountry: 'Deutschland' },
    { deliveryPostalCode: condition, deliveryCountry: 'Deutschland' },
  ])
  return [{ anyOf }]
}

/** It is not assigned yet and it is still to be done. */
const UNASSIGNED_FILTER: Filter = {
  carrierId: { exists: false },
  assignedVehicleId: { exists: false },
  status: { notIn: ['DELIVERED', 'BILLED', 'CANCELLED'] },
}

/** No one drives it, and it is on no tour that waits for somebody. */
export async function waitingFilter(store: Store): Promise<Filter> {
  const undriven = await store.all('tours', { vehicleId: { exists: false }, carrierId: { exists: false } })
  const planned = undriven.flatMap(({ stops }) => orderIdsOf(stops))
  return planned.length === 0 ? UNASSIGNED_FILTER : { ...UNASSIGNED_FILTER, id: { notIn: planned } }
}

/** Orders that ask for something beyond the usual; any of what is named. */
const NEEDS: ReadonlyMap<string, Filter> = new Map([
  ['tailLift', { tailLift: true }],
  ['palletExchange', { palletExchange: true }],
  ['fixed', { anyOf: [{ pickupFixed: true }, { deliveryFixed: true }] }],
  ['adr', { dangerousGoods: { exists: true } }],
] satisfies [string, Filter][])

function needsFilter(needs: string | undefined): Filter[] {
  const anyOf = list(needs).flatMap((need) => NEEDS.get(need) ?? [])
  return anyOf.length === 0 ? [] : [{ anyOf }]
}

/** The orders of papers that would prove a delivery and are not checked yet. */
async function ordersWithWaitingProof(store: Store): Promise<string[]> {
  const waiting = await store.all('documents', {
    kind: { in: PROOF_KINDS },
    verified: false,
    orderId: { exists: true },
  })
  return [...new Set(waiting.flatMap(({ orderId }) => orderId ?? []))]
}

/** Orders of which such a paper is there, or is missing. */
async function proofFilter(store: Store, paper: NonNullable<ListQuery['proofPaper']>): Promise<Filter> {
  const ids = await ordersWithWaitingProof(store)
  return { id: paper === 'missing' ? { notIn: ids } : { in: ids } }
}

/** Orders of an import. */
async function importFilter(store: Store, importId: string): Promise<Filter> {
  const rows = await store.all('importRows', { importId })
  return { id: { in: rows.map(({ orderId }) => orderId) } }
}

/** Days from one to another, both inclusive; an end that is not given is open. */
function between(from: string | undefined, to: string | undefined): Condition | undefined {
  return from || to ? { gte: from || '0000', lte: to || '9999' } : undefined
}

/** Asks for the orders of no customer. */
export const NO_CUSTOMER = '-'

/** The orders a query asks for. */
export async function orderFilter(store: Store, query: Omit<ListQuery, 'page' | 'limit'>): Promise<Filter> {
  const statuses = list(query.status)
  const priorities = list(query.priority)
  const user = query.userId ? await store.find('users', query.userId) : undefined
  const parts: Filter[] = [
    ...plzFilter(query.plz),
    ...needsFilter(query.needs),
    ...(query.city
      ? [{ anyOf: [{ pickupCity: { contains: query.city } }, { deliveryCity: { contains: query.city } }] }]
      : []),
    ...(query.userId ? [{ anyOf: [{ createdById: query.userId }, { createdById: { exists: false } }] }] : []),
    ...(query.unassigned === 'true' ? [await waitingFilter(store)] : []),
    ...(query.proof === 'open' ? [{ status: 'DELIVERED', proofOfDeliveryVerified: false } as const] : []),
    ...(query.proofPaper === undefined ? [] : [await proofFilter(store, query.proofPaper)]),
    ...(query.importId ? [await importFilter(store, query.importId)] : []),
    ...(await carriedFilters(store, query)),
    ...(query.unassigned === 'false'
      ? [{ anyOf: [{ carrierId: { exists: true } }, { assignedVehicleId: { exists: true } }] }]
      : []),
  ]
  const base: Filter = {
    status: statuses.length === 0 ? undefined : statuses.length === 1 ? statuses[0] : { in: statuses },
    priority: priorities.length === 0 ? undefined : { in: priorities },
    customerId: query.customerId === NO_CUSTOMER ? { exists: false } : query.customerId,
    carrierId: query.carrierId,
    currency: query.currency || undefined,
    // The name has the index; whose it is says the id, since two people may have one name.
    createdBy: query.userId ? { in: [query.userId, ...(user ? [user.name] : [])] } : undefined,
    pickupCity: query.pickupCity ? { contains: query.pickupCity } : undefined,
    deliveryCity: query.deliveryCity ? { contains: query.deliveryCity } : undefined,
    pickupDate: between(query.pickupFrom, query.pickupTo),
    deliveryDate: between(query.deliveryFrom, query.deliveryTo),
  }
  return allOf([base, ...parts])
}

const NEWEST: Sort<'orders'> = [{ field: 'createdAt', order: 'desc' }]

/** One page of the order list: filters joined by AND, `q` finds all its terms in number, names, places and cargo. */
export async function findOrders(store: Store, query: ListQuery): Promise<Page<Order>> {
  const where = await orderFilter(store, query)
  const search = query.q?.trim() || undefined
  const field = query.sortBy ?? 'createdAt'
  const order = query.sortOrder ?? (field === 'createdAt' ? 'desc' : 'asc')
  const sort: Sort<'orders'> = field === 'createdAt' ? [{ field, order }] : [{ field, order }, ...NEWEST]
  return store.page('orders', { where, search, sort, page: query.page, limit: query.limit })
}
