import type { AdrLine } from '#src/domain/goods/adr-line-text.ts'
import type { Row } from '../../store/models.ts'
import { mobile } from '../basics/phone-numbers.ts'
import type { Random } from '../basics/random.ts'
import { isSolo, licencePlate } from '../fleet/vehicles.ts'

type Order = Row<'orders'>

/** What is loaded beside other dangerous goods. */
const BESIDE: readonly AdrLine[] = [
  { unNumber: '1263', name: 'FARBE', class: '3', packingGroup: 'III', tunnelCode: 'D/E' },
  { unNumber: '1950', name: 'DRUCKGASPACKUNGEN', class: '2.1', tunnelCode: 'D' },
  {
    unNumber: '3082',
    name: 'UMWELTGEFÄHRDENDER STOFF, FLÜSSIG, N.A.G.',
    class: '9',
    packingGroup: 'III',
    tunnelCode: '-',
  },
]

/** Some loads of dangerous goods are mixed: a part of the first substance is another one. */
function furtherGoods({ dangerousGoods: [first] = [] }: Order, random: Random): Partial<Order> {
  if (first?.quantity === undefined || !random.chance(0.4)) return {}
  const quantity = Math.round(first.quantity * 0.1)
  const rest = { ...first, quantity: first.quantity - quantity }
  return { dangerousGoods: [rest, { ...random.pick(BESIDE), quantity, unit: 'kg' }] }
}

/**
 * What the gates, the ramp and the pallets ask for: references, booked slots, fixed dates, tail lift, exchange, and the
 * trailer of a carrier. Chance of its own, so that the rest of an order stays as it is.
 */
export function orderRequirements(order: Order, random: Random): Partial<Order> {
  const isOnPallets = order.packageType === 'Europalette'
  const isDone = order.status === 'DELIVERED' || order.status === 'BILLED'
  const exchange = isOnPallets && random.chance(0.4)
  const count = order.packageCount ?? 0
  const given = exchange && isDone ? { palletsExchanged: random.chance(0.8) ? count : Math.max(0, count - 2) } : {}
  const isSmall = order.requiredVehicleType !== undefined && isSolo(order.requiredVehicleType)
  const hasTrailer = order.carrierId !== undefined && order.vehiclePlate !== undefined && !isSmall
  return {
    ...(random.chance(0.55) ? { pickupReference: `L-${random.int(100_000, 999_999)}` } : {}),
    ...(random.chance(0.4) ? { deliveryReference: `WE ${random.int(10_000, 99_999)}` } : {}),
    ...(random.chance(0.15) ? { pickupBookingNumber: `ZF-${random.int(1000, 9999)}` } : {}),
    ...(random.chance(0.3) ? { deliveryBookingNumber: `ZF-${random.int(1000, 9999)}` } : {}),
    ...(random.chance(0.3) ? { pickupPhone: mobile(random.int(10, 89)) } : {}),
    ...(random.chance(0.3) ? { deliveryPhone: mobile(random.int(10, 89)) } : {}),
    ...(random.chance(0.06) ? { pickupFixed: true } : {}),
    ...(random.chance(0.15) ? { deliveryFixed: true } : {}),
    ...(isSmall && random.chance(0.5) ? { tailLift: true } : {}),
    ...(exchange ? { palletExchange: true, ...given } : {}),
    ...(hasTrailer ? { trailerPlate: licencePlate(random.pick(['HH', 'B', 'L', 'N', 'M', 'DU']), random) } : {}),
    ...furtherGoods(order, random),
  }
}
