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

const VEHICLE_SORTS = [
  'licencePlate',
  'type',
  'status',
  'loadingMeters',
  'payloadKg',
  'depotCity',
  'currentCity',
  'driverName',
  'availableFrom',
  'nextInspection',
] as const

/** One page of vehicles, by plate unless sorted otherwise; statuses and types comma-joined. */
export function findVehicles(
  store: Store,
  query: ListQuery & { status?: string | undefined; type?: string | undefined },
) {
  const where: Where<'vehicles'> = { status: oneOf(query.status), type: oneOf(query.type) }
  const field = VEHICLE_SORTS.find((name) => name === query.sortBy) ?? 'licencePlate'
  const sort: Sort<'vehicles'> = [{ field, order: query.sortOrder ?? 'asc' }]
  return store.page('vehicles', { ...paging(query), where, sort })
}
