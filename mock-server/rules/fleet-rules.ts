import type { Sort, Store, Where } from '../db/store.ts'

interface ListQuery {
  page: number
  limit: number
  sortBy?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  q?: string | undefined
}

const list = (text: string | undefined) => (text ?? '').split(',').filter((part) => part !== '')

const oneOf = (text: string | undefined) => (list(text).length === 0 ? undefined : { in: list(text) })

const paging = ({ page, limit, q }: ListQuery) => ({ page, limit, search: q?.trim() || undefined })

const LOAD_SORTS = [
  'pickupDate',
  'deliveryDate',
  'customerName',
  'originCity',
  'destinationCity',
  'weightKg',
  'loadingMeters',
  'status',
  'vehicleType',
] as const

/** One page of loads, by day of pickup unless sorted otherwise; statuses comma-joined. */
export function findLoads(store: Store, query: ListQuery & { status?: string | undefined }) {
  const where: Where<'loads'> = { status: oneOf(query.status) }
  const field = LOAD_SORTS.find((name) => name === query.sortBy) ?? 'pickupDate'
  const sort: Sort<'loads'> = [{ field, order: query.sortOrder ?? 'asc' }]
  return store.page('loads', { ...paging(query), where, sort })
}
