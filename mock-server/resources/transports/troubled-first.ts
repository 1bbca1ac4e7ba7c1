import type { Row } from '../../store/models.ts'
import { allOf } from '../../store/all-of.ts'
import type { Page, Sort, Store, Where } from '../../store/store.ts'
import { isDisturbed, isLate, isOnTime, isUndisturbed, FINISHED } from './troubled.ts'

type Transport = Row<'transports'>
type Filter = Where<'transports'>

const ARRIVAL: Sort<'transports'> = [{ field: 'estimatedArrival', order: 'asc' }]
const LATEST: Sort<'transports'> = [{ field: 'delayMinutes', order: 'desc' }, ...ARRIVAL]
const isOpen: Filter = { status: { notIn: FINISHED } }

/** In the order a dispatcher looks at them: disturbed, late, on time, done. What has arrived has no trouble any more. */
const TROUBLES: readonly { parts: readonly Filter[]; sort: Sort<'transports'> }[] = [
  { parts: [isOpen, isDisturbed], sort: LATEST },
  { parts: [isOpen, isUndisturbed, isLate], sort: LATEST },
  { parts: [isOpen, isUndisturbed, isOnTime], sort: ARRIVAL },
  { parts: [{ status: { in: FINISHED } }], sort: [{ field: 'createdAt', order: 'desc' }] },
]

/** One page across the groups, each in its own order. */
export async function troubledFirst(
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
