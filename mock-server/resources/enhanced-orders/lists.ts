import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { Page, Sort, Store } from '../../store/store.ts'

type EnhancedOrder = Row<'enhancedOrders'>

/** One order that OCR has read, 404 when there is none. */
export async function readEnhancedOrder(store: Store, id: string): Promise<EnhancedOrder> {
  const order = await store.find('enhancedOrders', id)
  if (!order) throw notFound()
  return order
}

/** The inquiry that stands for it among the transports. */
export async function inquiryOf(store: Store, { inquiry_id }: EnhancedOrder): Promise<Row<'transports'> | undefined> {
  return inquiry_id === undefined ? undefined : store.find('transports', inquiry_id)
}

const SORTABLE = [
  'created_at',
  'order_number',
  'customer_name',
  'pickup_city',
  'delivery_city',
  'pickup_date',
  'delivery_date',
  'cargo_description',
] as const

const OPEN = { transport_id: { exists: false } } as const
const CONVERTED = { transport_id: { exists: true } } as const

interface EnhancedQuery {
  page: number
  limit: number
  sortBy?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  q?: string | undefined
  state?: 'open' | 'converted' | undefined
}

/** One page of them, what was read last first unless sorted otherwise. */
export function findEnhancedOrders(store: Store, query: EnhancedQuery): Promise<Page<EnhancedOrder>> {
  const { page, limit, state, sortBy, sortOrder } = query
  const field = SORTABLE.find((name) => name === sortBy) ?? 'created_at'
  const sort: Sort<'enhancedOrders'> = [{ field, order: sortOrder ?? (sortBy ? 'asc' : 'desc') }]
  const where = state === undefined ? {} : state === 'open' ? OPEN : CONVERTED
  return store.page('enhancedOrders', { where, search: query.q?.trim() || undefined, sort, page, limit })
}

/** Those nobody has converted yet. */
export const openEnhancedOrders = (store: Store): Promise<EnhancedOrder[]> => store.all('enhancedOrders', OPEN)

export async function enhancedStats(store: Store) {
  const [total, open] = await Promise.all([store.count('enhancedOrders'), store.count('enhancedOrders', OPEN)])
  return { total, open, converted: total - open }
}
