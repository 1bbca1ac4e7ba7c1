import type { Row } from '../../store/models.ts'
import type { SeedContext } from '../basics/seed-context.ts'

type Order = Row<'orders'>

/** Causes of delays as dispatchers note them. */
export const DELAY_CAUSES = [
  'Stau A7 vor dem Elbtunnel',
  'Wartezeit an der Ladestelle',
  'Reifenpanne Auflieger',
  'Lenkzeit ausgeschöpft',
  'Vollsperrung A3',
  'Grenzkontrolle',
] as const

const DAMAGES = [
  'Transportschaden: 2 Paletten umgestürzt',
  'Transportschaden: Plane aufgeschlitzt, Ware nass',
  'Reklamation: 1 Palette fehlt',
  'Transportschaden: Kartons eingedrückt',
] as const

/** 6 % of 400 orders are late, 2 % are damaged; first those under way, then those that arrived. */
const LATE = { underway: 10, arrived: 14 }
const DAMAGED = { underway: 3, arrived: 5 }

/** Marks delays and damages. Which orders have one depends on chance, how many does not. */
export function withTroubles(orders: readonly Order[], context: SeedContext): Order[] {
  const random = context.random('troubles')
  const underway = random.shuffled(orders.filter((order) => order.status === 'IN_TRANSIT'))
  const arrived = random.shuffled(orders.filter(({ status }) => status === 'DELIVERED' || status === 'BILLED'))
  const late = new Set([...underway.slice(0, LATE.underway), ...arrived.slice(0, LATE.arrived)].map(({ id }) => id))
  const damaged = new Set(
    [...underway.slice(-DAMAGED.underway), ...arrived.slice(-DAMAGED.arrived)].map(({ id }) => id),
  )
  return orders.map((order) => ({
    ...order,
    ...(late.has(order.id)
      ? { delayMinutes: random.int(4, 28) * 5 + 10 }
      : order.status === 'DELIVERED' || order.status === 'BILLED'
        ? { delayMinutes: 0 }
        : {}),
    ...(damaged.has(order.id) ? { disruption: random.pick(DAMAGES) } : {}),
  }))
}
