import { isPlanned } from '#src/domain/workflow/transport-status.ts'
import type { Row } from '../../store/models.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { cascade } from '../../write/cascades.ts'
import { showOnOrder } from '../orders/follow.ts'
import { followWithVehicle } from '../vehicles/follow.ts'

type Transport = Row<'transports'>

/** The order names its transport and says what that does; one that is called off is its no more. */
async function followWithOrder(
  context: RuleContext,
  { before, after }: { before: Transport | undefined; after: Transport | undefined },
): Promise<void> {
  const { id, orderId } = after ?? before ?? {}
  const order = orderId === undefined ? undefined : await context.store.find('orders', orderId)
  if (!order) return
  const comes = order.transportId === undefined && order.status === 'CONFIRMED' && after && isPlanned(after.status)
  if (order.transportId === id || comes) await showOnOrder(context, order, after)
}

/** The vehicle stands where it unloaded. */
async function arrive({ store }: RuleContext, { vehicleId, ...transport }: Transport): Promise<void> {
  if (!vehicleId || !(await store.find('vehicles', vehicleId))) return
  await store.patch('vehicles', vehicleId, {
    currentCity: transport.destination,
    currentPostalCode: transport.destinationPostalCode,
    currentCountry: transport.destinationCountry,
  })
}

/** What follows from a transport. */
export const transportCascades = [
  cascade({
    name: 'shown on the order',
    on: 'transports',
    fields: ['status', 'delayMinutes', 'deliveryArrivedAt', 'deliveryLeftAt', 'furtherStamps'],
    run: followWithOrder,
  }),
  cascade({
    name: 'vehicle of the transport',
    on: 'transports',
    fields: [
      ...(['status', 'vehicleId', 'delayMinutes', 'loadingDate'] as const),
      ...(['unloadingDate', 'unloadingTimeFrom', 'destination', 'destinationPostalCode'] as const),
    ],
    async run(context, { before, after }) {
      if (after?.status === 'DELIVERED' && before && before.status !== 'DELIVERED') await arrive(context, after)
      for (const id of new Set([before?.vehicleId, after?.vehicleId])) await followWithVehicle(context, id)
    },
  }),
]
