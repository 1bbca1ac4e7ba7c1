import type { OrderListQuery } from '#src/contract/orders.ts'
import { ORDER_STATUSES } from '#src/domain/order-status.ts'
import type { Row } from '../db/models.ts'
import type { Condition, Page, PageSelection, Sort, Store, Where } from '../db/store.ts'

type Order = Row<'orders'>
type Filter = Where<'orders'>

/** Statuses in the order of the workflow, as a list sorted by status shows them. */
const BY_WORKFLOW = [...ORDER_STATUSES, 'unknown'] as const

const SORTABLE = [
  'createdAt',
  'updatedAt',
  'orderNumber',
  'customerName',
  'carrierName',
  'customerReference',
  'cargoDescription',
  'weight',
  'loadingMeters',
  'pickupCity',
  'pickupPostalCode',
  'pickupDate',
  'deliveryCity',
  'deliveryPostalCode',
  'deliveryDate',
  'distanceKm',
  'vehiclePlate',
  'driverName',
  'customerPrice',
  'carrierPrice',
  'margin',
  'marginPercent',
  'priority',
  'orderType',
  'delayMinutes',
  'statusSince',
] as const

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

/** Nobody drives it yet and it is still to be done. */
export const UNASSIGNED_FILTER: Filter = {
  carrierId: { exists: false },
  assignedVehicleId: { exists: false },
  status: { notIn: ['DELIVERED', 'BILLED', 'CANCELLED'] },
}

async function filterOf(store: Store, query: ListQuery): Promise<Filter> {
  const statuses = list(query.status)
  const priorities = list(query.priority)
  const user = query.userId ? await store.find('users', query.userId) : undefined
  const parts: Filter[] = [
    ...plzFilter(query.plz),
    ...(query.city
      ? [{ anyOf: [{ pickupCity: { contains: query.city } }, { deliveryCity: { contains: query.city } }] }]
      : []),
    ...(query.unassigned === 'true' ? [UNASSIGNED_FILTER] : []),
    ...(query.unassigned === 'false'
      ? [{ anyOf: [{ carrierId: { exists: true } }, { assignedVehicleId: { exists: true } }] }]
      : []),
  ]
  const dated = query.pickupFrom !== undefined || query.pickupTo !== undefined
  const base: Filter = {
    status: statuses.length === 0 ? undefined : statuses.length === 1 ? statuses[0] : { in: statuses },
    priority: priorities.length === 0 ? undefined : { in: priorities },
    customerId: query.customerId,
    carrierId: query.carrierId,
    createdBy: query.userId ? (user?.name ?? query.userId) : undefined,
    pickupDate: dated ? { gte: query.pickupFrom || '0000', lte: query.pickupTo || '9999' } : undefined,
  }
  return allOf([base, ...parts])
}

/** Filters joined by AND: each one holds the next as a condition that every one of its alternatives must meet too. */
function allOf(filters: readonly Filter[]): Filter {
  const [first = {}, ...rest] = filters
  if (rest.length === 0) return first
  const others = allOf(rest)
  const anyOf = first.anyOf?.map((alternative) => allOf([alternative, others])) ?? [others]
  return { ...first, anyOf }
}

const NEWEST: Sort<'orders'> = [{ field: 'createdAt', order: 'desc' }]

/** How many orders of a selection have a status. */
async function countOf(store: Store, selection: PageSelection<'orders'>): Promise<number> {
  if (selection.search === undefined) return store.count('orders', selection.where)
  return (await store.page('orders', { ...selection, page: 1, limit: 1 })).pagination.total
}

/** Rows of a selection from a place on, however the pages lie. */
async function slice(store: Store, selection: PageSelection<'orders'>, skip: number, count: number): Promise<Order[]> {
  const page = Math.floor(skip / count) + 1
  const offset = skip % count
  const { data } = await store.page('orders', { ...selection, page, limit: count })
  if (offset === 0 || data.length < count) return data.slice(offset)
  const next = await store.page('orders', { ...selection, page: page + 1, limit: count })
  return [...data.slice(offset), ...next.data.slice(0, offset)]
}

/** The page of a list that goes through the statuses one after the other. */
async function pageByStatus(store: Store, selection: PageSelection<'orders'>, query: ListQuery): Promise<Page<Order>> {
  const statuses = query.sortOrder === 'desc' ? BY_WORKFLOW.toReversed() : BY_WORKFLOW
  const { page, limit } = query
  let skip = (page - 1) * limit
  let total = 0
  const data: Order[] = []
  for (const status of statuses) {
    const part = { ...selection, where: allOf([{ status }, selection.where ?? {}]), sort: NEWEST }
    const count = await countOf(store, part)
    total += count
    if (data.length < limit && skip < count) data.push(...(await slice(store, part, skip, limit - data.length)))
    skip = Math.max(0, skip - count)
  }
  return { data, pagination: { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) } }
}

/** One page of the order list: filters joined by AND, `q` finds all its terms in number, names, places and cargo. */
export async function findOrders(store: Store, query: ListQuery): Promise<Page<Order>> {
  const where = await filterOf(store, query)
  const search = query.q?.trim() || undefined
  if (query.sortBy === 'status') return pageByStatus(store, { where, search }, query)
  const field = SORTABLE.find((name) => name === query.sortBy) ?? 'createdAt'
  const order = query.sortOrder ?? (field === 'createdAt' ? 'desc' : 'asc')
  const sort: Sort<'orders'> = field === 'createdAt' ? [{ field, order }] : [{ field, order }, ...NEWEST]
  return store.page('orders', { where, search, sort, page: query.page, limit: query.limit })
}
