import type { CarrierGroup, CarrierOrder } from '#src/contract/billing/carrier-records.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { purchaseParties, treatmentOf } from '#src/domain/billing/obstacles.ts'
import { dayOfSupply } from '#src/domain/orders/day-of-supply.ts'
import type { Row } from '../../../store/models.ts'
import type { Sort, Store } from '../../../store/store.ts'
import { creditMessage } from '../carriers/carrier-papers.ts'
import { claimsOf } from '../claims.ts'
import { companyOf } from '../parties.ts'

type Order = Row<'orders'>

/** Orders read in one question. */
const AT_ONCE = 500

/** What the store holds of what is sorted by. */
const SORTED = { carrierName: 'carrierName', orderNumber: 'orderNumber', deliveredOn: 'deliveredOn' } as const

const OLDEST = [{ field: 'deliveredOn' }, { field: 'orderNumber' }] as const

/** What orders of carriers are narrowed by. */
interface ToCredit {
  q?: string | undefined
  carrierId?: string | undefined
  deliveredFrom?: string | undefined
  deliveredTo?: string | undefined
}

/** Delivered orders of carriers that stand on no paper of theirs yet. */
async function openOrders(store: Store, asked: ToCredit, sort: Sort<'orders'>): Promise<Order[]> {
  const { carrierId, q, deliveredFrom, deliveredTo } = asked
  const where = {
    status: { in: ['DELIVERED', 'BILLED'] },
    carrierId: carrierId ? carrierId : { exists: true },
  } as const
  const isWithin = (order: Order) => {
    const day = dayOfSupply(order) ?? ''
    return (!deliveredFrom || day >= deliveredFrom) && (!deliveredTo || day <= deliveredTo)
  }
  const open: Order[] = []
  for (let page = 1; ; page += 1) {
    const search = q?.trim() || undefined
    const { data } = await store.page('orders', { where, search, sort, page, limit: AT_ONCE })
    const claims = await claimsOf(
      store,
      'carrier',
      data.map(({ id }) => id),
    )
    open.push(...data.filter((order) => !claims.has(order.id) && isWithin(order)))
    if (data.length < AT_ONCE) return open
  }
}

/** The same carrier by carrier, of each the oldest first. */
async function byCarrier(store: Store, asked: ToCredit): Promise<Map<string, Order[]>> {
  const groups = new Map<string, Order[]>()
  for (const order of await openOrders(store, asked, [{ field: 'carrierName' }, ...OLDEST])) {
    const { carrierId = '' } = order
    const group = groups.get(carrierId)
    if (group) group.push(order)
    else groups.set(carrierId, [order])
  }
  return groups
}

/** The carriers whose orders fit, by name. */
export async function carrierGroups({ store }: { store: Store }, asked: ToCredit): Promise<CarrierGroup[]> {
  const groups = await byCarrier(store, asked)
  const carriers = await store.findMany('partners', [...groups.keys()])
  const names = new Map(carriers.map(({ id, name }) => [id, name]))
  return [...groups].map(([carrierId, orders]) => ({
    carrierId,
    carrierName: names.get(carrierId) ?? orders[0]?.carrierName ?? 'Unbekannt',
    count: orders.length,
    netCents: orders.reduce((sum, { carrierPrice = 0 }) => sum + toCents(carrierPrice), 0),
  }))
}

interface PageAsked extends ToCredit {
  page: number
  limit: number
  sortBy?: keyof typeof SORTED | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

/** A page of them: by carrier as the groups stand, or sorted as somebody asks. */
export async function carrierOrders({ store }: { store: Store }, asked: PageAsked) {
  const { page, limit, sortBy, sortOrder = 'asc', ...filter } = asked
  const open =
    sortBy === undefined
      ? [...(await byCarrier(store, filter)).values()].flat()
      : await openOrders(store, filter, [
          { field: SORTED[sortBy], order: sortOrder },
          ...OLDEST.filter(({ field }) => field !== SORTED[sortBy]),
        ])
  const total = open.length
  const data = await shownOrders(store, open.slice((page - 1) * limit, page * limit))
  return { data, pagination: { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) } }
}

async function shownOrders(store: Store, orders: readonly Order[]): Promise<CarrierOrder[]> {
  const company = await companyOf(store)
  const ids = [...new Set(orders.flatMap(({ carrierId }) => carrierId ?? []))]
  const carriers = new Map((await store.findMany('partners', ids)).map((carrier) => [carrier.id, carrier]))
  return orders.map((order) => {
    const carrier = carriers.get(order.carrierId ?? '')
    const between = purchaseParties(carrier, company)
    const vat = treatmentOf(order, between)
    return {
      ...{ id: order.id, version: order.version, orderNumber: order.orderNumber, carrierId: order.carrierId },
      ...{ carrierName: carrier?.name ?? order.carrierName ?? 'Unbekannt', deliveredOn: dayOfSupply(order) },
      ...{ pickupCity: order.pickupCity, deliveryCity: order.deliveryCity, furtherStops: order.furtherStops },
      ...{ category: vat?.category ?? 'S', ratePercent: vat?.ratePercent ?? order.vatRate },
      ...{ netCents: toCents(order.carrierPrice ?? 0), message: creditMessage(order, between) },
    }
  })
}
