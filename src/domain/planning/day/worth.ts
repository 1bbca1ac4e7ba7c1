import { toCents, toEuros } from '../../basics/money.ts'
import { usualCarrierPrice } from '../../prices/pricing.ts'
import type { Board, PlanOrder } from '../facts/board.ts'
import { assess } from '../checks/assess.ts'
import type { Placement } from '../scene/placement.ts'

/**
 * What a subcontractor takes for an order at most, euros net: as he has said, and never more than is usual for its price, since for that
 * there is another one. Not known without either.
 */
export function carrierTakes(order: PlanOrder | undefined): number | undefined {
  const { carrierPrice, customerPrice } = order ?? {}
  const usual = customerPrice === undefined ? undefined : usualCarrierPrice(customerPrice)
  return carrierPrice === undefined || usual === undefined ? (carrierPrice ?? usual) : Math.min(carrierPrice, usual)
}

/** A tour of a proposal, as far as its worth goes: the orders it plans, and what is driven for them. */
interface PlannedTour {
  placement: Placement
  orderIds: readonly string[]
}

/** What an order of a tour adds to its cost, and what a subcontractor takes for it; euros. */
interface AddedCost {
  orderId: string
  cost: number
  most: number
}

const costOf = (placement: Placement, board: Board): number | undefined =>
  placement.stops.length === 0 ? 0 : assess(placement, board).figures.extraCost

/** The same tour without one of its orders. */
const without = <P extends PlannedTour>(planned: P, orderId: string): P => ({
  ...planned,
  placement: {
    ...planned.placement,
    stops: planned.placement.stops.filter((stop) => stop.orderId !== orderId),
  },
  orderIds: planned.orderIds.filter((id) => id !== orderId),
})

/** What each order of a tour adds: what the tour costs with it less what it costs without; nothing where money is not known. */
export function addedCosts(planned: PlannedTour, board: Board): AddedCost[] {
  const whole = costOf(planned.placement, board)
  return planned.orderIds.flatMap((orderId) => {
    const rest = costOf(without(planned, orderId).placement, board)
    const most = carrierTakes(board.orders.get(orderId))
    if (whole === undefined || rest === undefined || most === undefined) return []
    return [{ orderId, cost: toEuros(toCents(whole) - toCents(rest)), most }]
  })
}

/**
 * A tour with those of its orders alone that are worth it: none adds more to its cost than a subcontractor takes for it, nor do all of them
 * together. Undefined where none is; `tooDear` is told of the others.
 */
export function worthwhile<P extends PlannedTour>(
  planned: P,
  board: Board,
  tooDear: (left: AddedCost) => void,
): P | undefined {
  let now = planned
  for (;;) {
    const added = addedCosts(now, board)
    const loss = ({ cost, most }: AddedCost) => cost - most
    const worst = added.toSorted((a, b) => loss(b) - loss(a))[0]
    if (worst === undefined) break
    if (loss(worst) <= 0) {
      const whole = costOf(now.placement, board) ?? 0
      const most = added.reduce((sum, one) => sum + one.most, 0)
      if (added.length < now.orderIds.length || whole <= most) break
    }
    tooDear(loss(worst) > 0 ? worst : { ...worst, cost: costOf(now.placement, board) ?? worst.cost })
    now = without(now, worst.orderId)
    if (now.orderIds.length === 0) return undefined
  }
  return now
}
