import { mapEnhancedOrder } from '#src/domain/enhanced/orders.ts'
import { roadDistanceKm } from '#src/domain/places/places.ts'
import type { Row } from '../../store/models.ts'
import { cascade } from '../../write/cascades.ts'
import { patchTransport } from '../orders/follow.ts'
import { inquiryOf } from './state.ts'

type EnhancedOrder = Row<'enhancedOrders'>
type Transport = Row<'transports'>

/** What the inquiry shows of an order; the postal code of another town is not known. */
function shownOf(after: EnhancedOrder, before: EnhancedOrder, inquiry: Transport): Partial<Transport> {
  const { customerName, origin, destination, cargo, loadingDate, unloadingDate } = mapEnhancedOrder(after)
  const originPostalCode = after.pickup_city === before.pickup_city ? inquiry.originPostalCode : ''
  const destinationPostalCode = after.delivery_city === before.delivery_city ? inquiry.destinationPostalCode : ''
  const { km } = roadDistanceKm(
    { city: origin, postalCode: originPostalCode, country: inquiry.originCountry },
    { city: destination, postalCode: destinationPostalCode, country: inquiry.destinationCountry },
  )
  const places = { origin, originPostalCode, destination, destinationPostalCode }
  return { ...places, customerName, cargo, loadingDate, unloadingDate, distanceKm: km }
}

/** What follows from an order that OCR has read. */
export const enhancedOrderCascades = [
  cascade({
    name: 'inquiry',
    on: 'enhancedOrders',
    ignores: ['updated_at', 'status', 'transport_id', 'order_id'],
    async run(context, { before, after }, unit) {
      const inquiry = after && (await inquiryOf(context.store, after))
      if (!before || !after || inquiry?.status !== 'inquiry') return
      // Taken back, it shows what it showed before.
      const undone = unit.undone('transports', inquiry.id)?.fields.filter(({ field }) => field !== 'lastUpdate')
      const back = undone && Object.fromEntries(undone.map(({ field, from }) => [field, from ?? undefined]))
      await patchTransport(context, inquiry, back ?? shownOf(after, before, inquiry))
    },
  }),
]
