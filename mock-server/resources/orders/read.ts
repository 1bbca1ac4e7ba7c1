import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { ConflictError } from '../../store/store.ts'
import type { RuleContext } from '../../core/rule-context.ts'

/** The order, 404 in the words of the catalogue. With `If-Match` of an older version 409 with the current one. */
export async function readOrder(context: Pick<RuleContext, 'store' | 'ifMatch'>, id: string): Promise<Row<'orders'>> {
  const order = await context.store.find('orders', id)
  if (!order) throw notFound({ code: 'reason.missing.order', values: { id } })
  if (context.ifMatch !== undefined && context.ifMatch !== order.version) throw new ConflictError('orders', id, order)
  return order
}
