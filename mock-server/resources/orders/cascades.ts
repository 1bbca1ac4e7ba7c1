import type { Row } from '../../store/models.ts'
import { loadFields } from '#src/domain/orders/carriage.ts'
import { loadIdOf } from '#src/domain/basics/record-ids.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { cascade } from '../../write/cascades.ts'
import { sameValue } from '../../write/same-value.ts'
import type { UnitOfWork } from '../../write/unit-of-work.ts'
import { followWithTour } from '../tours/follow.ts'
import { followWithTransport } from './follow.ts'

type Order = Row<'orders'>

/** What an order holds of others: it is no change that anything follows from. */
const OF_OTHERS = [
  ...(['transportId', 'transportStatus', 'delayMinutes', 'statusSince', 'deliveredOn'] as const),
  ...(['margin', 'marginPercent'] as const),
] as const
const PRICES = ['customerNetPrice', 'customerGrossPrice'] as const

/** Keeps tour and transport of an order in step with it. */
export async function followWithCarriage(
  context: RuleContext,
  unit: UnitOfWork,
  before: Order,
  order: Order,
): Promise<void> {
  const tourId = await followWithTour(context, unit, before, order)
  await followWithTransport(context, unit, before, order, tourId)
}

const LOAD_STATUS: Partial<Record<Order['status'], Row<'loads'>['status']>> = {
  CONFIRMED: 'open',
  ASSIGNED: 'assigned',
  IN_TRANSIT: 'assigned',
  DELIVERED: 'done',
  BILLED: 'done',
}

/**
 * A confirmed order is a load that waits; it is assigned and done with the order, and gone when that is called off. Where
 * the order comes back the load does too, also further on than confirmed, as an undo may skip steps.
 */
async function followWithLoad(context: RuleContext, before: Order, order: Order): Promise<void> {
  const { store } = context
  const load = await store.first('loads', { orderId: order.id })
  const status = LOAD_STATUS[order.status]
  const comesBack = LOAD_STATUS[before.status] === undefined && status === 'assigned'
  if (!load && order.status !== before.status && (status === 'open' || comesBack)) {
    const id = loadIdOf(order.id)
    await store.insert('loads', { id, status, orderId: order.id, ...loadFields(order), updatedAt: stamp(context) })
    return
  }
  if (!load) return
  if (!status) {
    await store.remove('loads', load.id)
    return
  }
  // It may be planned while its order waits.
  const own = status === 'open' && load.status === 'planned' ? load.status : status
  const values = { ...loadFields(order), status: own }
  if (Object.entries(values).every(([field, value]) => sameValue(Reflect.get(load, field), value))) return
  await store.patch('loads', load.id, values)
}

/** What follows from an order that changes; one that is made or taken away says itself what goes along. */
export const orderCascades = [
  cascade({
    name: 'carriage',
    on: 'orders',
    ignores: [...OF_OTHERS, ...PRICES],
    run: async (context, { before, after }, unit) => {
      if (before && after) await followWithCarriage(context, unit, before, after)
    },
  }),
  cascade({
    name: 'load',
    on: 'orders',
    ignores: [...OF_OTHERS, ...PRICES],
    run: async (context, { before, after }) => {
      if (before && after) await followWithLoad(context, before, after)
    },
  }),
]
