import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

type EnhancedOrder = Row<'enhancedOrders'>

/** The inquiry that stands for it among the transports. */
export async function inquiryOf(store: Store, { inquiry_id }: EnhancedOrder): Promise<Row<'transports'> | undefined> {
  return inquiry_id === undefined ? undefined : store.find('transports', inquiry_id)
}

/** Nothing was made of it yet. */
export const OPEN = { transport_id: { exists: false } } as const
export const CONVERTED = { transport_id: { exists: true } } as const

/** Those nobody has converted yet. */
export const openEnhancedOrders = (store: Store): Promise<EnhancedOrder[]> => store.all('enhancedOrders', OPEN)

export async function enhancedStats(store: Store) {
  const [total, open] = await Promise.all([store.count('enhancedOrders'), store.count('enhancedOrders', OPEN)])
  return { total, open, converted: total - open }
}
