import type { BillingGroup, BillingOrder } from '#src/contract/billing/orders.ts'
import { isPlainDate, type PlainDate } from '#src/domain/basics/dates.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { dueRun } from '#src/domain/billing/due-runs.ts'
import { billingObstacles, salesParties, treatmentOf } from '#src/domain/billing/obstacles.ts'
import { billingOf } from '#src/domain/partners/partner-terms.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { reasonText } from '../../../core/http-error.ts'
import { todayOf } from '../../../core/rule-context.ts'
import { dayOfSupply } from '#src/domain/orders/day-of-supply.ts'
import type { Row } from '../../../store/models.ts'
import { MOST_ROWS, type Sort, type Store, type Where } from '../../../store/store.ts'
import { allOf } from '../../../store/all-of.ts'
import { claimedReason, claimsOf } from '../claims.ts'
import { companyOf } from '../parties.ts'

type Order = Row<'orders'>
type ListContext = { store: Store; now: number }

/** What the list of orders is narrowed by. */
export interface ToBill {
  state?: 'waiting' | 'billable' | undefined
  customerId?: string | undefined
  customer?: string | undefined
  deliveredFrom?: string | undefined
  deliveredTo?: string | undefined
  dueBy?: string | undefined
  q?: string | undefined
}

/** Delivered orders; whether their proof is checked says where they stand. What is no day narrows nothing. */
function conditionOf({ state, customerId, customer, deliveredFrom, deliveredTo }: ToBill): Where<'orders'> {
  const part = customer?.trim() ?? ''
  return allOf<'orders'>([
    { status: 'DELIVERED', ...(state !== undefined && { proofOfDeliveryVerified: state === 'billable' }) },
    customerId ? { customerId } : {},
    part === '' ? {} : { customerName: { contains: part } },
    isPlainDate(deliveredFrom) ? { deliveredOn: { gte: deliveredFrom } } : {},
    isPlainDate(deliveredTo) ? { deliveredOn: { lte: deliveredTo } } : {},
  ])
}

const OLDEST: Sort<'orders'> = [{ field: 'deliveredOn' }, { field: 'orderNumber' }]

function agreementOf(partner: Row<'partners'> | undefined, delivered: PlainDate | undefined, today: PlainDate) {
  const { mode, rhythm } = billingOf(partner ?? {})
  const dueOn = dueRun({ mode, rhythm }, delivered ?? today)
  const isDue = dueOn <= today
  return { mode, rhythm: mode === 'single' ? undefined : rhythm, dueOn: isDue ? today : dueOn, dueToday: isDue }
}

/** The customers whose orders fit, those that are due today first, then by the day of their run and their name. */
export async function billingGroups(asking: ListContext, filter: ToBill): Promise<BillingGroup[]> {
  const { store } = asking
  const today = todayOf(asking)
  const where = conditionOf(filter)
  const groups = filter.q?.trim()
    ? await countedBySearch(store, where, filter.q.trim())
    : [
        ...(await store.groupBy('orders', 'customerId', { where, sums: ['customerPrice'] })),
        ...(await unnamed(store, where)),
      ]
  const partners = new Map(
    (
      await store.findMany(
        'partners',
        groups.map(({ value }) => String(value)),
      )
    ).map((p) => [p.id, p]),
  )
  const shown: BillingGroup[] = []
  for (const { value, count, sums } of groups) {
    const customerId = String(value)
    const oldest = await store.first('orders', allOf<'orders'>([where, ofCustomer(customerId)]), OLDEST)
    const agreed = agreementOf(partners.get(customerId), oldest && dayOfSupply(oldest), today)
    const customerName = partners.get(customerId)?.name ?? oldest?.customerName ?? 'Unbekannt'
    shown.push({ customerId, customerName, count, netCents: toCents(sums['customerPrice'] ?? 0), ...agreed })
  }
  const { dueBy } = filter
  const wanted = shown.filter(({ dueOn }) => dueBy === undefined || dueBy === '' || (dueOn ?? '') <= dueBy)
  const key = ({ dueOn = '', customerName, customerId }: BillingGroup) => `${dueOn} ${customerName} ${customerId}`
  return wanted.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** Orders without a customer are a group of their own, which is called by nothing. */
const ofCustomer = (customerId: string): Where<'orders'> =>
  customerId === '' ? { customerId: { exists: false } } : { customerId }

async function unnamed(store: Store, where: Where<'orders'>) {
  const none = allOf<'orders'>([where, ofCustomer('')])
  const count = await store.count('orders', none)
  return count === 0
    ? []
    : [{ value: '', count, sums: { customerPrice: await store.sum('orders', 'customerPrice', none) } }]
}

async function countedBySearch(store: Store, where: Where<'orders'>, search: string) {
  const { data } = await store.page('orders', { where, search, limit: MOST_ROWS })
  const found = new Map<string, { count: number; cents: number }>()
  for (const { customerId = '', customerPrice = 0 } of data) {
    const { count, cents } = found.get(customerId) ?? { count: 0, cents: 0 }
    found.set(customerId, { count: count + 1, cents: cents + toCents(customerPrice) })
  }
  return [...found].map(([value, { count, cents }]) => ({ value, count, sums: { customerPrice: cents / 100 } }))
}

interface PageAsked extends ToBill {
  page: number
  limit: number
  sortBy?: keyof typeof SORTS | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

const SORTS = {
  orderNumber: 'orderNumber',
  customerName: 'customerName',
  deliveredOn: 'deliveredOn',
  netCents: 'customerPrice',
  customerReference: 'customerReference',
} as const

/** A page of them: by customer as the groups stand, or sorted as somebody asks. */
export async function ordersToBill(asking: ListContext, query: PageAsked) {
  const { store } = asking
  const { page, limit, sortBy, sortOrder, ...filter } = query
  const search = filter.q?.trim() || undefined
  const where = conditionOf(filter)
  if (sortBy !== undefined) {
    const within = await dueWithin(asking, filter, where)
    const sort = [{ field: SORTS[sortBy], order: sortOrder ?? 'asc' }, ...OLDEST] as const
    const found = await store.page('orders', { where: within, search, sort, page, limit })
    return { data: await shownOrders(asking, found.data), pagination: found.pagination }
  }
  const groups = await billingGroups(asking, filter)
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const [from, to] = [(page - 1) * limit, page * limit]
  const orders: Order[] = []
  let before = 0
  for (const { customerId, count } of groups) {
    const [first, last] = [Math.max(0, from - before), Math.min(count, to - before)]
    before += count
    if (first >= last) continue
    const own = allOf<'orders'>([where, ofCustomer(customerId)])
    const { data } = await store.page('orders', { where: own, search, sort: OLDEST, limit: last })
    orders.push(...data.slice(first, last))
  }
  const pagination = { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) }
  return { data: await shownOrders(asking, orders), pagination }
}

async function dueWithin(asking: ListContext, filter: ToBill, where: Where<'orders'>): Promise<Where<'orders'>> {
  if (!filter.dueBy) return where
  const due = await billingGroups(asking, filter)
  return allOf<'orders'>([where, { customerId: { in: due.map(({ customerId }) => customerId) } }])
}

/** Orders as billing shows them: taxed, with what stands in the way and the draft they are in. */
async function shownOrders(asking: ListContext, orders: readonly Order[]): Promise<BillingOrder[]> {
  const { store } = asking
  const today = todayOf(asking)
  const company = await companyOf(store)
  const ids = [...new Set(orders.flatMap(({ customerId }) => customerId ?? []))]
  const partners = new Map((await store.findMany('partners', ids)).map((partner) => [partner.id, partner]))
  const claims = await claimsOf(
    store,
    'invoice',
    orders.map(({ id }) => id),
  )
  const shown: BillingOrder[] = []
  for (const order of orders) {
    const partner = partners.get(order.customerId ?? '')
    const between = salesParties(company, partner)
    const vat = treatmentOf(order, between)
    const held = claims.get(order.id)
    const obstacles = billingObstacles(order, between).map(({ remedy, code, values }) => said({ code, values }, remedy))
    const inDraft = held ? [said(await claimedReason(store, order, held), 'openDraft')] : []
    const delivered = dayOfSupply(order)
    shown.push({
      ...{ id: order.id, version: order.version, orderNumber: order.orderNumber },
      state: order.proofOfDeliveryVerified ? 'billable' : 'waiting',
      ...{ customerId: order.customerId, customerName: order.customerName, deliveredOn: delivered },
      ...{ pickupPostalCode: order.pickupPostalCode, pickupCity: order.pickupCity, pickupCountry: order.pickupCountry },
      ...{ deliveryPostalCode: order.deliveryPostalCode, deliveryCity: order.deliveryCity },
      ...{ deliveryCountry: order.deliveryCountry, furtherStops: order.furtherStops },
      customerReference: order.customerReference,
      proofOfDeliveryVerified: order.proofOfDeliveryVerified,
      ...{ category: vat?.category ?? 'S', ratePercent: vat?.ratePercent ?? order.vatRate, vatReason: vat?.law },
      netCents: toCents(order.customerPrice ?? 0),
      ...agreementOf(partner, delivered, today),
      obstacles: [...inDraft, ...obstacles],
      ...{ draftId: held?.paperId, draftBy: held?.by },
    })
  }
  return shown
}

const said = (reason: Reason, remedy: string) => ({
  code: reason.code,
  values: reason.values && { ...reason.values },
  message: reasonText(reason),
  remedy,
})
