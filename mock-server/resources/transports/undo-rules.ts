import { vehicleOffRefusal } from '#src/domain/assignment/loaded-goods.ts'
import { isCarried, transportProgress } from '#src/domain/workflow/transport-status.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { KindUndo, Turn, TurnedRecord } from '../../write/undo-rules.ts'
import { refuseReadOnly } from '../orders/write.ts'

type Transport = Row<'transports'>

const isOf = (id: string) => (one: { entity: string; id: string }) => one.entity === 'orders' && one.id === id

/** What it was loaded on since stays, although it was no one's before. */
async function refuseUpdate({ store }: RuleContext, row: Transport, { values }: TurnedRecord<'transports'>) {
  const order = row.orderId === undefined ? undefined : await store.find('orders', row.orderId)
  if (order) return refuseReadOnly(order)
  const after = { ...row, ...values }
  const refusal = isCarried(row) && !isCarried(after) ? vehicleOffRefusal(after.status) : undefined
  if (refusal) throw notNow(refusal, 'LOADED')
}

/** It does not come back to an order that is gone, has gone on, or has another one by now. */
async function comesBack({ store }: RuleContext, row: Transport, { event, changes }: Turn): Promise<Transport> {
  if (event.kind !== 'transport' || row.orderId === undefined) return row
  const order = await store.find('orders', row.orderId)
  const wasShown = changes.some(isOf(row.orderId))
  const isTaken = wasShown && (order?.status !== 'CONFIRMED' || order.transportId !== undefined)
  if (!order || isTaken) throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
  return row
}

/** How changes of transports are taken back. */
export const transportUndo: KindUndo<'transports'> = {
  refuseUpdate,
  update(context, { id }, values) {
    const { status } = values
    const moved = status === undefined ? {} : { progress: transportProgress(status) }
    return context.store.patch('transports', id, { ...values, ...moved, lastUpdate: stamp(context) })
  },
  comesBack,
}
