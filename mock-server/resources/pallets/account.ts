import { movementOf, palletAccount, type PalletMovement } from '#src/domain/partners/pallets.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

/** What was booked by hand, as a movement. */
function bookedMovement(booking: Row<'palletBookings'>, orderNumber: string | undefined): PalletMovement {
  const { id, day, kind, reason, quantity, orderId, reference, note } = booking
  return { id, day, kind, reason, quantity, orderId, orderNumber, bookingId: id, reference, note }
}

/** The account of a partner: what his delivered orders did to it, which is nowhere else written down, and what was booked by hand. */
export async function palletAccountOf(store: Store, partner: Pick<Row<'partners'>, 'id' | 'kind'>) {
  const { id, kind } = partner
  const side = kind === 'customer' ? { customerId: id } : { carrierId: id }
  const orders = await store.all('orders', {
    ...side,
    palletExchange: true,
    status: { in: ['DELIVERED', 'BILLED'] },
  })
  const bookings = await store.all('palletBookings', { partnerId: id })
  const named = bookings.flatMap(({ orderId }) => orderId ?? [])
  const numbers = new Map(
    (await store.pick('orders', named, ['id', 'orderNumber'])).map((order) => [order.id, order.orderNumber]),
  )
  return palletAccount([
    ...orders.flatMap((order) => movementOf({ ...order, isDelivered: true }, id) ?? []),
    ...bookings.map((booking) => bookedMovement(booking, numbers.get(booking.orderId ?? ''))),
  ])
}
