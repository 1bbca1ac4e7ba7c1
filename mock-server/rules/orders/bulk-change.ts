import type { OrderBulkChange } from '#src/contract/order-bulk.ts'
import { CHARGES_OF, chargesScaled } from '#src/domain/charges.ts'
import { changedPrice, type PriceChange, shiftedDate } from '#src/domain/bulk-change.ts'
import { toCents, toEuros } from '#src/domain/money.ts'
import { HttpError, saying } from '../../core/http-error.ts'
import type { RuleContext } from '../rule-context.ts'
import { setOrderCarrier } from './assignment-rules.ts'
import { setOrderPricing, updateOrder } from './order-edit-rules.ts'
import { setOrderStatus } from './order-rules.ts'
import { readOrder } from './order-read.ts'
import type { OrderChange } from './order-write.ts'

type PriceKind = Extract<OrderBulkChange, { kind: 'price' }>
type DatesKind = Extract<OrderBulkChange, { kind: 'dates' }>

/** One change of a bulk call for one order, by the rule that the single call has. Throws what that rule throws. */
export async function changeOne(context: RuleContext, id: string, change: OrderBulkChange): Promise<OrderChange> {
  switch (change.kind) {
    case 'status':
      return changeStatus(context, id, change)
    case 'carrier':
      return setOrderCarrier(context, id, change)
    case 'priority':
      return updateOrder(context, id, { priority: change.priority })
    case 'price':
      return changePrice(context, id, change)
    case 'dates':
      return moveDates(context, id, change)
  }
}

/** Among many orders some have the status already; there it is nothing to refuse. */
async function changeStatus(
  context: RuleContext,
  id: string,
  change: Extract<OrderBulkChange, { kind: 'status' }>,
): Promise<OrderChange> {
  const order = await readOrder(context, id)
  if (order.status === change.status) return { order, eventId: undefined, warnings: [] }
  return setOrderStatus(context, id, change)
}

async function changePrice(context: RuleContext, id: string, change: PriceKind): Promise<OrderChange> {
  const order = await readOrder(context, id)
  const price = order[change.field]
  if (price === undefined && change.by !== 'fixed') throw missing(change.field, `reason.${change.field}Missing`)
  const cents = changedPrice(toCents(price ?? 0), typed(change))
  // A price below nothing fails by the rule for prices, like any other that is out of range.
  if (cents === undefined) return setOrderPricing(context, id, { [change.field]: -1 })
  // A per cent is one of every position; any other change is one of the freight.
  const charges = change.by === 'percent' ? order[CHARGES_OF[change.field]] : undefined
  const scaled = charges && { [CHARGES_OF[change.field]]: chargesScaled(charges, cents) }
  return setOrderPricing(context, id, { [change.field]: toEuros(cents), ...scaled })
}

function typed({ by, value }: PriceKind): PriceChange {
  return by === 'percent' ? { by, percent: value } : { by, cents: toCents(value) }
}

async function moveDates(context: RuleContext, id: string, { days, stops }: DatesKind): Promise<OrderChange> {
  const order = await readOrder(context, id)
  const fields = (['pickupDate', 'deliveryDate'] as const).filter(
    (field) => stops === 'both' || field.startsWith(stops),
  )
  const moved = fields.flatMap((field) => {
    const date = shiftedDate(order[field], days)
    return date === undefined ? [] : [[field, date] as const]
  })
  const [first = 'pickupDate'] = fields
  if (moved.length === 0) throw missing(first, `reason.${first}Missing`)
  return updateOrder(context, id, Object.fromEntries(moved))
}

type Missing = 'reason.customerPriceMissing' | 'reason.carrierPriceMissing'
type MissingDate = 'reason.pickupDateMissing' | 'reason.deliveryDateMissing'

/** 422 for a field that has no value to be changed. */
function missing(path: string, reason: Missing | MissingDate): HttpError {
  const said = saying({ code: reason })
  return new HttpError(422, {
    ...said,
    code: reason,
    fieldErrors: [{ path, code: reason, message: said.message, severity: 'error' }],
  })
}
