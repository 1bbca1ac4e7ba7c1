import type * as z from 'zod/mini'
import type { TransportListQuery } from '#src/contract/transports.ts'
import { notFound } from '../core/http-error.ts'
import type { Row } from '../db/models.ts'
import { ConflictError, type Page, type Sort, type Store, type Where } from '../db/store.ts'
import { allOf } from '../db/all-of.ts'
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

/** Still on its way to be done. */
const UNFINISHED = ['DELIVERED', 'COMPLETED', 'CANCELLED']

type Filter = Where<'transports'>

const contains = (text: string | undefined) => (text?.trim() ? { contains: text.trim() } : undefined)

/** Days from one to another, both inclusive; an end that is not given is open. */
const between = (from: string | undefined, to: string | undefined) =>
  from || to ? { gte: from || '0000', lte: to || '9999' } : undefined

/** Conditions on what is there or not there at all, each a part of its own. */
function partsOf(query: z.output<typeof TransportListQuery>): Filter[] {
  const city = contains(query.city)
  const free: Filter = { vehicleId: { exists: false }, carrierId: { exists: false }, status: { notIn: UNFINISHED } }
  return [
    ...(query.active === undefined
      ? []
      : [{ status: query.active === 'true' ? { in: ACTIVE } : { notIn: ACTIVE } } satisfies Filter]),
    ...(query.unassigned === 'true' ? [free] : []),
    ...(query.unassigned === 'false'
      ? [{ anyOf: [{ vehicleId: { exists: true } }, { carrierId: { exists: true } }] } satisfies Filter]
      : []),
    ...(city ? [{ anyOf: [{ origin: city }, { destination: city }] } satisfies Filter] : []),
  ]
}

/** One page of transports, newest first unless sorted otherwise. */
export function findTransports(store: Store, query: z.output<typeof TransportListQuery>): Promise<Page<Transport>> {
  const statuses = (query.status ?? '').split(',').filter((status) => status !== '')
  const base: Filter = {
    orderId: query.orderId,
    driverId: query.driverId,
    vehicleId: query.vehicleId,
    carrierId: query.carrierId,
    customerName: contains(query.customer),
    status: statuses.length > 0 ? { in: statuses } : undefined,
    delayMinutes: query.delayed === 'true' ? { gt: 0 } : undefined,
    isFromOCR: query.isFromOCR === undefined ? undefined : query.isFromOCR === 'true',
    loadingDate: between(query.loadingFrom, query.loadingTo),
    unloadingDate: between(query.unloadingFrom, query.unloadingTo),
  }
  const onTime: Filter[] =
    query.delayed === 'false' ? [{ anyOf: [{ delayMinutes: { exists: false } }, { delayMinutes: 0 }] }] : []
  const field = SORTABLE.find((name) => name === query.sortBy) ?? 'createdAt'
  const sort: Sort<'transports'> = [{ field, order: query.sortOrder ?? (query.sortBy ? 'asc' : 'desc') }]
  return store.page('transports', {
    where: allOf([base, ...partsOf(query), ...onTime]),
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
