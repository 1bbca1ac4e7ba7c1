import type { Row } from '../../store/models.ts'
import { cascade } from '../../write/cascades.ts'
import { claimsOf, release } from './claims.ts'
import { followingPeriod, followingValues, sourcesOf } from './draft-values.ts'
import { ordersOf } from './drafts.ts'

type Order = Row<'orders'>

/** What a draft says of an order. */
const OF_ORDERS = [
  ...(['status', 'customerId', 'customerPrice', 'customerCharges', 'vatRate', 'customerReference'] as const),
  ...(['buyerIsShipper', 'customsLeg'] as const),
  ...(['pickupCountry', 'deliveryCountry', 'pickupDate', 'deliveredOn'] as const),
]

/** Whether an order can stay on a draft of its customer: it is still delivered, or has just been billed with it. */
const stays = (before: Order, after: Order | undefined) =>
  after !== undefined && after.customerId === before.customerId && ['DELIVERED', 'BILLED'].includes(after.status)

/** A draft goes with its orders: their prices, and without those that are delivered no more. */
export const billingCascades = [
  cascade({
    name: 'invoiceDraft',
    on: 'orders',
    fields: OF_ORDERS,
    run: async (context, { before, after }) => {
      if (before?.status !== 'DELIVERED' || after?.status === 'BILLED') return
      const { store } = context
      const held = (await claimsOf(store, 'invoice', [before.id])).get(before.id)
      const draft = held && (await store.find('invoices', held.paperId))
      if (!draft || draft.number !== undefined) return
      const left = stays(before, after) ? draft.orderIds : draft.orderIds.filter((id) => id !== before.id)
      if (left.length < draft.orderIds.length) await release(context, 'invoice', [before.id])
      if (left.length === 0) {
        await store.remove('invoices', draft.id)
        return
      }
      const sources = await sourcesOf(store, draft.customerId, await ordersOf(context, left))
      const others = (await store.findMany('orders', draft.orderIds)).filter(({ id }) => id !== before.id)
      const former = [...others, before]
      const period = followingPeriod(draft, { ...sources, orders: former }, sources)
      const terms = { ...draft, ...period }
      const values = { ...period, ...followingValues(context, terms, sources), orders: [], vatGroups: [] }
      await store.patch('invoices', draft.id, values)
    },
  }),
]
