import type { Row } from '../../store/models.ts'
import { landline } from '../basics/phone-numbers.ts'
import { placeOf } from '../basics/places.ts'
import type { SeedContext } from '../basics/seed-context.ts'

type Order = Row<'orders'>
type Point = Row<'loadingPoints'>

/** Loading points known of each customer. */
const KNOWN = 3

const HOURS = [
  'Mo–Fr 06:00–20:00, Sa 06:00–14:00',
  'Mo–Fr 06:00–18:00',
  'Mo–Fr 07:00–18:00, Sa 08:00–12:00',
  'Mo–Do 07:00–16:00, Fr 07:00–13:00',
  'Mo–So 00:00–23:59',
] as const
const HINTS = [
  'Anmeldung am Tor 1, Warnweste und Sicherheitsschuhe',
  'Rückwärts andocken, Unterlegkeile setzen',
  'Staplerentladung von der Seite, Plane öffnen',
  'Einfahrt nur mit Zeitfenster, Pförtner 24 h besetzt',
  'Keine Wendemöglichkeit für Gliederzüge',
] as const

const keyOf = (order: Order, kind: 'pickup' | 'delivery') =>
  [order.customerId, order[`${kind}Company`], order[`${kind}Address`], order[`${kind}PostalCode`]].join('|')

/** Every customer's places of his latest orders are known as loading points, and the orders there name them. */
export function withLoadingPoints(
  orders: readonly Order[],
  context: SeedContext,
): { orders: Order[]; points: Point[] } {
  const points = new Map<string, Point>()
  const counts = new Map<string, number>()
  /** Places that bear the name of a customer are his; the others are somebody else's. */
  const owners = new Map(orders.map((order) => [`${order.tenantId}|${order.customerName}`, order.customerId]))
  const latest = orders.toSorted((a, b) => ((a.createdAt ?? '') < (b.createdAt ?? '') ? 1 : -1))
  for (const order of latest) {
    for (const kind of ['pickup', 'delivery'] as const) {
      const [key, customer] = [keyOf(order, kind), `${order.tenantId}|${order.customerId ?? ''}`]
      const count = counts.get(customer) ?? 0
      // A placeholder is no place.
      if (points.has(key) || count >= KNOWN || order[`${kind}PostalCode`] === '00000') continue
      counts.set(customer, count + 1)
      points.set(
        key,
        pointOf(order, kind, owners.get(`${order.tenantId}|${order[`${kind}Company`]}`), points.size, context),
      )
    }
  }
  const named = orders.map((order) => ({
    ...order,
    ...knownOf(points.get(keyOf(order, 'pickup')), 'pickup'),
    ...knownOf(points.get(keyOf(order, 'delivery')), 'delivery'),
  }))
  return { orders: named, points: [...points.values()] }
}

function pointOf(
  order: Order,
  kind: 'pickup' | 'delivery',
  owner: string | undefined,
  index: number,
  context: SeedContext,
): Point {
  const random = context.random(`loading-point:${keyOf(order, kind)}`)
  const code = order[`${kind}PostalCode`].replace(/ AB$/, '')
  return {
    id: `lpt-${String(index + 1).padStart(3, '0')}`,
    tenantId: order.tenantId,
    version: 1,
    name: order[`${kind}Company`] ?? order.customerName,
    partnerId: owner,
    street: order[`${kind}Address`],
    postalCode: order[`${kind}PostalCode`],
    city: order[`${kind}City`],
    country: order[`${kind}Country`],
    openingHours: random.pick(HOURS),
    ramp: random.chance(0.7) ? `Rampe ${random.int(1, 24)}` : undefined,
    contactPerson: order[`${kind}ContactPerson`],
    phone: landline(placeOf(code), random),
    driverHints: random.chance(0.6) ? random.pick(HINTS) : undefined,
    createdAt: order.createdAt ?? '',
    updatedAt: order.createdAt ?? '',
  }
}

const knownOf = (point: Point | undefined, kind: 'pickup' | 'delivery'): Partial<Order> =>
  point === undefined
    ? {}
    : {
        [`${kind}LoadingPointId`]: point.id,
        [`${kind}Ramp`]: point.ramp,
        [`${kind}OpeningHours`]: point.openingHours,
        [`${kind}DriverHints`]: point.driverHints,
      }
