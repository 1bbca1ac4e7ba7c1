import { type Charge, chargesAt, chargesScaled } from '#src/domain/prices/charges.ts'
import { toCents } from '#src/domain/basics/money.ts'
import type { Row } from '../../store/models.ts'
import type { Random } from '../basics/random.ts'

type Order = Row<'orders'>

/** What came up on the way: waiting at the ramp, pallets that were not exchanged. */
function extras(order: Order, random: Random): Charge[] {
  if (order.status !== 'DELIVERED' && order.status !== 'BILLED') return []
  const hours = random.chance(0.15) ? random.int(1, 3) : 0
  const missing =
    order.palletsExchanged === undefined ? 0 : Math.max(0, (order.packageCount ?? 0) - order.palletsExchanged)
  const ramp = random.chance(0.7) ? 'Entladestelle' : 'Ladestelle'
  return [
    ...(hours > 0 ? [{ code: 'STANDGELD', text: `${hours} h ${ramp}`, amount: hours * random.int(50, 65) }] : []),
    ...(missing > 0 ? [{ code: 'PALETTEN', text: `${missing} × Euro`, amount: missing * random.int(10, 25) }] : []),
  ]
}

/**
 * What the prices of an order are made of: the customer's like the calculation, the carrier's mostly freight all in. The
 * prices stay as they are. Chance of its own, so that the rest of an order does too.
 */
export function orderCharges(order: Order, calculated: readonly Charge[], random: Random): Partial<Order> {
  const { customerPrice, carrierPrice } = order
  const more = extras(order, random)
  const diesel = carrierPrice !== undefined && random.chance(0.3) ? Math.round(carrierPrice * 0.05) : 0
  const hired = [...(diesel > 0 ? [{ code: 'DIESEL', amount: diesel }] : []), ...more]
  const made = (price: number | undefined, charges: (cents: number) => readonly Charge[]) =>
    price === undefined ? undefined : [...chargesAt(charges(toCents(price)), toCents(price))]
  return {
    customerCharges: made(customerPrice, (cents) => [...chargesScaled(calculated, cents), ...more]),
    carrierCharges: made(hired.length === 0 ? undefined : carrierPrice, () => hired),
  }
}
