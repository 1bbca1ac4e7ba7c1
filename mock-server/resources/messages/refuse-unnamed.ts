import { whyNotNamed } from '#src/domain/messages/sending.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'

/**
 * 409 where a dangerous substance has no proper shipping name, of the order or of another one that rides with it on its tour:
 * carrier and driver are told of all of them.
 */
export async function refuseUnnamed({ store }: RuleContext, order: Row<'orders'>): Promise<void> {
  const transport = order.transportId ? await store.find('transports', order.transportId) : undefined
  const tour = transport?.tourId ? await store.find('tours', transport.tourId) : undefined
  const beside = orderIdsOf(tour?.stops ?? []).filter((id) => id !== order.id)
  const reason = whyNotNamed([order, ...(await store.findMany('orders', beside))])
  if (reason) throw new HttpError(409, { ...refusalBody(reason), code: reason.code })
}
