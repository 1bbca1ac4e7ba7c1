import type * as z from 'zod/mini'
import type { TransportListQuery } from '#src/contract/transports.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { ConflictError, type Page, type Sort, type Store, type Where } from '../../store/store.ts'
import { allOf } from '../../store/all-of.ts'
import { ACTIVE } from '#src/domain/transport-status.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { countTroubled, isActive, isDisturbed, isLate } from './troubled.ts'

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
    ...(query.troubled === 'true' ? [{ anyOf: [isLate, isDisturbed] } satisfies Filter] : []),
    ...(query.troubled === 'false' ? [isOnTime, isUndisturbed] : []),
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
  const order = query.sortOrder ?? (query.sortBy ? 'asc' : 'desc')
  const where = allOf([base, ...partsOf(query), ...onTime])
  const { page, limit } = query
  const search = query.q?.trim() || undefined
  if (field === 'delayMinutes' && order === 'desc') return troubledFirst(store, { where, search, page, limit })
  return store.page('transports', { where, search, sort: [{ field, order }], page, limit })
}

const ARRIVAL: Sort<'transports'> = [{ field: 'estimatedArrival', order: 'asc' }]
const LATEST: Sort<'transports'> = [{ field: 'delayMinutes', order: 'desc' }, ...ARRIVAL]
const isOnTime: Filter = { anyOf: [{ delayMinutes: { exists: false } }, { delayMinutes: { lte: 0 } }] }
const isOpen: Filter = { status: { notIn: UNFINISHED } }
const isUndisturbed: Filter = { disruption: { exists: false } }

/** In the order a dispatcher looks at them: disturbed, late, on time, done. What has arrived has no trouble any more. */
const TROUBLES: readonly { parts: readonly Filter[]; sort: Sort<'transports'> }[] = [
  { parts: [isOpen, isDisturbed], sort: LATEST },
  { parts: [isOpen, isUndisturbed, isLate], sort: LATEST },
  { parts: [isOpen, isUndisturbed, isOnTime], sort: ARRIVAL },
  { parts: [{ status: { in: UNFINISHED } }], sort: [{ field: 'createdAt', order: 'desc' }] },
]

/** One page across the groups, each in its own order. */
async function troubledFirst(
  store: Store,
  selection: { where: Filter; search: string | undefined; page: number; limit: number },
): Promise<Page<Transport>> {
  const { page, limit, search } = selection
  const data: Transport[] = []
  let skipped = (page - 1) * limit
  let total = 0
  for (const { parts, sort } of TROUBLES) {
    const where = allOf([selection.where, ...parts])
    const wanted = limit - data.length
    const before = Math.floor(skipped / limit)
    const read = (at: number) => store.page('transports', { where, search, sort, page: at, limit })
    const group = await read(before + 1)
    const isCut = skipped % limit > 0 && group.pagination.total > (before + 1) * limit
    const rows = isCut && wanted > 0 ? [...group.data, ...(await read(before + 2)).data] : group.data
    data.push(...rows.slice(skipped % limit, (skipped % limit) + wanted))
    skipped = Math.max(0, skipped - group.pagination.total)
    total += group.pagination.total
  }
  return { data, pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } }
}

export async function transportStats(store: Store) {
  const [total, running, delayed, troubled, byStatus] = await Promise.all([
    store.count('transports'),
    store.count('transports', isActive),
    store.count('transports', allOf([isActive, isLate])),
    countTroubled(store),
    store.countBy('transports', 'status'),
  ])
  return { total, active: running, delayed, troubled, byStatus }
}
