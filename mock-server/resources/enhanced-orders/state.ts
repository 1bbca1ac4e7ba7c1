import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

type EnhancedOrder = Row<'enhancedOrders'>

/** The inquiry that stands for it among the transports. */
export async function inquiryOf(store: Store, { inquiry_id }: EnhancedOrder): Promise<Row<'transports'> | undefined> {
  return inquiry_id === undefined ? undefined : store.find('transports', inquiry_id)
}

/** Those of several, by their ids. */
export async function inquiriesOf(
  store: Store,
  orders: readonly EnhancedOrder[],
): Promise<ReadonlyMap<string, Row<'transports'>>> {
  const ids = orders.flatMap(({ inquiry_id }) => inquiry_id ?? [])
  return new Map((await store.findMany('transports', ids)).map((inquiry) => [inquiry.id, inquiry]))
}

/** Nothing was made of it yet. */
export const OPEN = { transport_id: { exists: false } } as const
export const CONVERTED = { transport_id: { exists: true } } as const

/** More than anybody works off in a day. */
const MOST_OPEN = 500

/** Those no one has converted yet, in the order in which they came. */
export const openEnhancedOrders = async (store: Store): Promise<EnhancedOrder[]> =>
  (await store.page('enhancedOrders', { where: OPEN, limit: MOST_OPEN })).data

export async function enhancedStats(store: Store) {
  const [total, open] = await Promise.all([store.count('enhancedOrders'), store.count('enhancedOrders', OPEN)])
  return { total, open, converted: total - open }
}
