import { isAt, checkSeenStop, type SeenStop, stampsAsSaid, statusBySeen } from '#src/domain/transports/seen-stop.ts'
import { delaySeen } from '#src/domain/transports/punctuality.ts'
import { transportFinishedRefusal } from '#src/domain/transports/permissions.ts'
import { placesOf } from '#src/domain/stops/further-stops.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { notNow, RefusedTransition, type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { writeRecord } from '../../write/record-write.ts'
import { refuseReadOnly } from '../orders/write.ts'
import { setTransportStatus, type TransportChange } from './status.ts'

/**
 * Keeps when the truck came to a place and left it, and takes the status along where it may go there; where it may not, the times are kept
 * and why it stays is said. What is delivered is still told when it was, until it is billed. 409 for a place there is none of.
 * Source: decisions A40, B2
 */
export async function sayStop(
  context: RuleContext,
  transport: Row<'transports'>,
  said: SeenStop,
): Promise<TransportChange> {
  const order = transport.orderId ? await context.store.find('orders', transport.orderId) : undefined
  if (!placesOf(order ?? {}).some(isAt(said))) throw notNow('reason.driver.noStop', 'NOT_OPEN')
  if (order) refuseReadOnly(order)
  const refusal = transport.status === 'CANCELLED' && transportFinishedRefusal(transport.status)
  if (refusal) throw notNow(refusal.code, refusal.code)
  assertNoErrors(checkSeenStop(transport, said, context.now))
  const seen = stampsAsSaid(transport, said)
  const status = said.arrivedAt || said.leftAt ? statusBySeen(order ?? {}, { ...transport, ...seen }) : undefined
  const late = delaySeen(transport, { ...transport, ...seen })
  const values = { ...seen, ...late, lastUpdate: stamp(context) }
  const keep = () => writeRecord(context, 'transport', transport, values, { type: 'updated' })
  if (status === undefined) return { ...(await keep()), warnings: [] }
  try {
    return await setTransportStatus(context, transport, { status, seen })
  } catch (error) {
    if (!(error instanceof RefusedTransition)) throw error
    const { reason: code, values } = error.refusal
    return { ...(await keep()), warnings: [{ code, values, message: error.answer.message }] }
  }
}
