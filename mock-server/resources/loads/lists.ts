import type { LoadListQuery } from '#src/contract/loads.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { allOf } from '../../store/all-of.ts'
import { ConflictError, type Page, type Sort, type Store, type Where } from '../../store/store.ts'
import type { RuleContext } from '../../core/rule-context.ts'

type Load = Row<'loads'>
type Filter = Where<'loads'>

/** The load; 404 when there is none, 409 with `If-Match` of an older version. */
export async function readLoad({ store, ifMatch }: Pick<RuleContext, 'store' | 'ifMatch'>, id: string): Promise<Load> {
  const load = await store.find('loads', id)
  if (!load) throw notFound()
  if (ifMatch !== undefined && ifMatch !== load.version) throw new ConflictError('loads', id, load)
  return load
}

const SORTABLE = [
  'pickupDate',
  'deliveryDate',
  'description',
  'customerName',
  'originCity',
  'destinationCity',
  'weightKg',
  'loadingMeters',
  'status',
  'vehicleType',
  'orderId',
  'updatedAt',
] as const

const oneOf = (text: string | undefined) => {
  const values = (text ?? '').split(',').filter((part) => part !== '')
  return values.length === 0 ? undefined : { in: values }
}

const contains = (text: string | undefined) => (text?.trim() ? { contains: text.trim() } : undefined)

/** One page of loads, by day of pickup unless sorted otherwise. */
export function findLoads(store: Store, query: LoadListQuery): Promise<Page<Load>> {
  const { page, limit, pickupFrom, pickupTo } = query
  const city = contains(query.city)
  const base: Filter = {
    status: oneOf(query.status),
    vehicleType: oneOf(query.vehicleType),
    customerName: contains(query.customer),
    orderId: query.ofOrder === undefined ? undefined : { exists: query.ofOrder === 'true' },
    pickupDate: pickupFrom || pickupTo ? { gte: pickupFrom || '0000', lte: pickupTo || '9999' } : undefined,
  }
  const towns: Filter[] = city ? [{ anyOf: [{ originCity: city }, { destinationCity: city }] }] : []
  const field = SORTABLE.find((name) => name === query.sortBy) ?? 'pickupDate'
  const sort: Sort<'loads'> = [{ field, order: query.sortOrder ?? 'asc' }]
  return store.page('loads', {
    where: allOf([base, ...towns]),
    search: query.q?.trim() || undefined,
    sort,
    page,
    limit,
  })
}
