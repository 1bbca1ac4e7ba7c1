import { orderIdsOf } from '#src/domain/tours/stops.ts'
import type { Row } from '../../store/models.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { cascade } from '../../write/cascades.ts'
import type { UnitOfWork } from '../../write/unit-of-work.ts'
import { followWithCarriage } from '../orders/cascades.ts'
import type { Tour } from './facts.ts'
import { stopsFor, writtenTour } from './follow.ts'

/** The transport of each order names the tour that stops for it; what is planned for no one gets one by it. */
async function nameOnTransports(
  context: RuleContext,
  unit: UnitOfWork,
  { before, after }: { before: Tour | undefined; after: Tour | undefined },
): Promise<void> {
  const ids = [...new Set([...orderIdsOf(before?.stops ?? []), ...orderIdsOf(after?.stops ?? [])])]
  const orders = await context.store.findMany('orders', ids)
  // Read at once: what is asked of them one by one is known then.
  await context.store.findMany(
    'transports',
    orders.flatMap(({ transportId }) => transportId ?? []),
  )
  for (const order of orders) {
    const transport = order.transportId ? await context.store.find('transports', order.transportId) : undefined
    if (after && stopsFor(after, order.id)) await join(context, unit, { order, transport, tourId: after.id })
    else if (transport?.tourId === before?.id && !(await writtenTour(context, unit, order.id)))
      await followWithCarriage(context, unit, order, order)
  }
}

async function join(
  context: RuleContext,
  unit: UnitOfWork,
  { order, transport, tourId }: { order: Row<'orders'>; transport: Row<'transports'> | undefined; tourId: string },
): Promise<void> {
  if (!transport) return followWithCarriage(context, unit, order, order)
  if (transport.tourId !== tourId) await context.store.patch('transports', transport.id, { tourId })
}

export const tourCascades = [
  cascade({
    name: 'tour of transports',
    on: 'tours',
    fields: ['stops'],
    run: (context, change, unit) => nameOnTransports(context, unit, change),
  }),
]
