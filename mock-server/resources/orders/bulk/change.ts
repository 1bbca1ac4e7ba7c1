import type { OrderBulkChange } from '#src/contract/orders/bulk.ts'
import { CHARGES_OF, chargesScaled } from '#src/domain/prices/charges.ts'
import { changedPrice, type PriceChange } from '#src/domain/prices/price-change.ts'
import { toCents, toEuros } from '#src/domain/basics/money.ts'
import { appointmentOf, type AppointmentMove, daysOfMove, movedAppointment } from '#src/domain/stops/typed-move.ts'
import { HttpError, refusalBody } from '../../../core/http-error.ts'
import type { Row } from '../../../store/models.ts'
import type { RuleContext } from '../../../core/rule-context.ts'
import { setOrderCarrier } from '../assignment/carrier.ts'
import { type OrderValues, setOrderPricing, updateOrder } from '../edit.ts'
import { setOrderStatus } from '../status.ts'
import { readOrder } from '../read.ts'
import type { OrderChange } from '../write.ts'

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

/** The first of the stops moves as it was said; the other one by as many days, at its own time. */
async function moveDates(context: RuleContext, id: string, { stops, ...move }: DatesKind): Promise<OrderChange> {
  const order = await readOrder(context, id)
  const [first, ...others] = stops === 'both' ? (['pickup', 'delivery'] as const) : [stops]
  const days = daysOfMove(order[`${first}Date`], move) ?? 0
  const moved = {
    ...moveOf(order, first, move),
    ...others.reduce((all, stop) => ({ ...all, ...moveOf(order, stop, { days }) }), {}),
  }
  if (!Object.keys(moved).some((name) => name.endsWith('Date')))
    throw missing(`${first}Date`, `reason.${first}DateMissing`)
  return updateOrder(context, id, moved)
}

function moveOf(order: Row<'orders'>, stop: 'pickup' | 'delivery', move: AppointmentMove): OrderValues {
  const { date, timeFrom, timeTo } = movedAppointment(appointmentOf(order, stop), move)
  const isTimed = (move.timeFrom ?? move.timeTo) !== undefined
  return {
    ...(date !== undefined && { [`${stop}Date`]: date }),
    ...(isTimed && { [`${stop}TimeFrom`]: timeFrom ?? null, [`${stop}TimeTo`]: timeTo ?? null }),
  }
}

type MissingPrice = 'reason.customerPriceMissing' | 'reason.carrierPriceMissing'
type MissingDate = 'reason.pickupDateMissing' | 'reason.deliveryDateMissing'

/** 422 for a field that has no value to be changed. */
function missing(path: string, reason: MissingPrice | MissingDate): HttpError {
  const said = refusalBody({ code: reason })
  return new HttpError(422, {
    ...said,
    code: reason,
    fieldErrors: [{ path, code: reason, message: said.message, severity: 'error' }],
  })
}
