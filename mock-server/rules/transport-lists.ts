import { notFound } from '../core/http-error.ts'
import type { Row } from '../db/models.ts'
import { ConflictError, type Page, type Sort, type Store, type Where } from '../db/store.ts'
import { ACTIVE } from './active-transports.ts'
import type { RuleContext } from './rule-context.ts'

type Transport = Row<'transports'>

/** The transport; 404 when there is none, 409 with `If-Match` of an older version. */
export async function readTransport(context: Pick<RuleContext, 'store' | 'ifMatch'>, id: string): Promise<Transport> {
  const transport = await context.store.find('transports', id)
  if (!transport) throw notFound({ code: 'reason.missing.transport', values: { id } })
  if (context.ifMatch !== undefined && context.ifMatch !== transport.version)
    throw new ConflictError('transports', id, transport)
  return transport
}

const SORTABLE = [
  'createdAt',
  'updatedAt',
  'loadId',
  'customerName',
  'origin',
  'destination',
  'loadingDate',
  'unloadingDate',
  'vehicleNumber',
  'driverName',
  'progress',
  'estimatedArrival',
  'delayMinutes',
  'status',
] as const

export interface TransportQuery {
  page: number
  limit: number
  sortBy?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  q?: string | undefined
  status?: string | undefined
  active?: 'true' | 'false' | undefined
  orderId?: string | undefined
  driverId?: string | undefined
  vehicleId?: string | undefined
}

/** One page of transports, newest first unless sorted otherwise. */
export function findTransports(store: Store, query: TransportQuery): Promise<Page<Transport>> {
  const statuses = (query.status ?? '').split(',').filter((status) => status !== '')
  const active = query.active === undefined ? undefined : query.active === 'true' ? { in: ACTIVE } : { notIn: ACTIVE }
  const where: Where<'transports'> = {
    orderId: query.orderId,
    driverId: query.driverId,
    vehicleId: query.vehicleId,
    status: statuses.length > 0 ? { in: statuses } : active,
    ...(statuses.length > 0 && active ? { anyOf: [{ status: active }] } : {}),
  }
  const field = SORTABLE.find((name) => name === query.sortBy) ?? 'createdAt'
  const sort: Sort<'transports'> = [{ field, order: query.sortOrder ?? (query.sortBy ? 'asc' : 'desc') }]
  return store.page('transports', {
    where,
    search: query.q?.trim() || undefined,
    sort,
    page: query.page,
    limit: query.limit,
  })
}

export async function transportStats(store: Store) {
  const [total, active, delayed, byStatus] = await Promise.all([
    store.count('transports'),
    store.count('transports', { status: { in: ACTIVE } }),
    store.count('transports', { status: { in: ACTIVE }, delayMinutes: { gt: 0 } }),
    store.countBy('transports', 'status'),
  ])
  return { total, active, delayed, byStatus }
}
