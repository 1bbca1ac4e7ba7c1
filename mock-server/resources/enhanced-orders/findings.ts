import type { EnhancedAlert } from '#src/contract/enhanced-orders.ts'
import { isPlainDate } from '#src/domain/basics/dates.ts'
import { enhancedMessages } from '#src/domain/enhanced/messages.ts'
import { enhancedFindings, type Finding, isConverted } from '#src/domain/enhanced/orders.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import { fillMessage } from '#src/domain/refusals/message.ts'
import type { Row } from '../../store/models.ts'
import { allOf } from '../../store/all-of.ts'
import type { Store, Where } from '../../store/store.ts'
import { todayOf } from '../../core/rule-context.ts'
import { inquiriesOf } from './state.ts'

type EnhancedOrder = Row<'enhancedOrders'>

/** Whose data, and when. */
export interface Look {
  store: Store
  /** Epoch milliseconds. */
  now: number
}

/** Where the store's folding and the comparison of names may differ: umlauts spelled or not, and letters with a stroke. */
const SPELLED_TWICE = /ae|oe|ue|ss|th|[d\s]/

/** The customers of these names, by their names as they are compared. */
export async function customersByName(
  store: Store,
  names: readonly string[],
): Promise<ReadonlyMap<string, Row<'partners'>>> {
  const anyOf = [...new Set(names.map(foldText))].flatMap((name): Where<'partners'>[] => {
    const parts = [...new Set(name.split(SPELLED_TWICE))].filter((part) => part !== '')
    return parts.length === 0 ? [] : [allOf(parts.map((contains) => ({ name: { contains } })))]
  })
  if (anyOf.length === 0) return new Map()
  const customers = await store.all('partners', { kind: 'customer', anyOf })
  return new Map(customers.map((customer) => [foldText(customer.name), customer]))
}

/** What makes an order look like another one; nothing where too little of it was read. */
function looksOf({ customer_name, pickup_city, delivery_city, pickup_date }: EnhancedOrder) {
  if (customer_name === '' || pickup_date === undefined) return undefined
  return {
    customerName: customer_name,
    pickupCity: pickup_city,
    deliveryCity: delivery_city,
    pickupDate: pickup_date,
  }
}

/** Whether an order is there that looks like one of these, and its number. */
async function twinsOf(
  store: Store,
  orders: readonly EnhancedOrder[],
): Promise<(order: EnhancedOrder) => string | undefined> {
  const anyOf = orders.flatMap((order) => looksOf(order) ?? [])
  if (anyOf.length === 0) return () => undefined
  const twins = await store.all('orders', { status: { ne: 'CANCELLED' }, anyOf })
  return (order) => {
    const looks = Object.entries(looksOf(order) ?? { id: '' })
    return twins.find((twin) => looks.every(([field, value]) => Reflect.get(twin, field) === value))?.orderNumber
  }
}

/** What is to be said of an order before it is converted; nothing once it is. */
export async function findingsOf(
  { store, now }: Look,
  order: EnhancedOrder,
  customers: ReadonlyMap<string, unknown>,
): Promise<Finding[]> {
  if (isConverted(order)) return []
  const [findings = []] = await findingsOfAll({ store, now }, [order], customers)
  return findings
}

/** The same of several, which no one has converted: as many reads as for one. */
async function findingsOfAll(
  { store, now }: Look,
  orders: readonly EnhancedOrder[],
  customers: ReadonlyMap<string, unknown>,
): Promise<Finding[][]> {
  const inquiries = await inquiriesOf(store, orders)
  const twinOf = await twinsOf(store, orders)
  return orders.map((order) =>
    enhancedFindings(order, inquiries.get(order.inquiry_id ?? '') ?? {}, {
      today: todayOf({ now }),
      customerIsKnown: customers.has(foldText(order.customer_name)),
      twin: twinOf(order),
    }),
  )
}

const germanDate = (value: string | number) =>
  isPlainDate(value) ? String(value).split('-').toReversed().join('.') : value

/** A finding as an alert that leads to its order. */
export function alertOf(order: EnhancedOrder, { code, type, values }: Finding, place: number): EnhancedAlert {
  const { id, order_number, pickup_city, delivery_city } = order
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, germanDate(value)]))
  return {
    id: `${id}-${place + 1}`,
    enhancedOrderId: id,
    type,
    code,
    title: fillMessage(enhancedMessages[`enhanced.alert.${code}`], shown),
    message: [order_number, `${pickup_city} → ${delivery_city}`].join(' · '),
    values,
    actionUrl: `/dispatcher/enhanced?panels=enhancedOrder:${id}`,
    orderId: undefined,
    transportId: undefined,
    timestamp: order.created_at,
    read: false,
  }
}

/** What is to be said of these orders, the worst first. */
export async function alertsOf(look: Look, orders: readonly EnhancedOrder[]): Promise<EnhancedAlert[]> {
  const open = orders.filter((order) => !isConverted(order))
  const customers = await customersByName(
    look.store,
    open.map(({ customer_name }) => customer_name),
  )
  const findings = await findingsOfAll(look, open, customers)
  const all = open.flatMap((order, index) =>
    (findings[index] ?? []).map((finding, place) => alertOf(order, finding, place)),
  )
  const weight = ({ type }: EnhancedAlert) => (type === 'error' ? 0 : type === 'warning' ? 1 : 2)
  return all.toSorted((a, b) => weight(a) - weight(b))
}
