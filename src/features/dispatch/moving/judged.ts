import { judge, type Verdict } from '#src/domain/planning/offers/judge.ts'
import { insertionsInto, placementAt, type Selection } from '#src/domain/planning/offers/insertion.ts'
import type { Board, PlanOrder } from '#src/domain/planning/facts/board.ts'
import type { CarriedItem } from '#machines/carry.machine.ts'
import type { CarryContext } from './in-hand.ts'

/** Judges what is carried once per place, board and best place known, however often it is asked. */
export function judgedOnce(now: () => { around: CarryContext; best: Verdict | undefined } | undefined) {
  let last: { carried: CarriedItem; from: Board; best: Verdict | undefined; board: Board; verdict: Verdict } | undefined
  return (carried: CarriedItem): { board: Board; verdict: Verdict } | undefined => {
    const { around, best } = now() ?? {}
    const from = around?.board.rows.current()?.board
    if (around === undefined || from === undefined) return undefined
    const { at, chosen, picked } = carried
    const isSame = last?.from === from && last.carried.at === at && last.carried.chosen === chosen
    if (last !== undefined && isSame && last.best === best) return last
    const isSameBoard = last?.from === from && last.carried.picked === picked
    const board = last !== undefined && isSameBoard ? last.board : boardWith(from, around.orders)
    last = { carried, from, best, board, verdict: judge(chosen ?? placementAt(picked, board, at), board, best) }
    return last
  }
}

/** The board with orders that are on no tour yet. */
export function boardWith(board: Board, orders: readonly PlanOrder[]): Board {
  const missing = orders.filter(({ id }) => !board.orders.has(id))
  if (missing.length === 0) return board
  return { ...board, orders: new Map([...board.orders, ...missing.map((order) => [order.id, order] as const)]) }
}

/** The tour of others it would join here. */
export function joinedTour({ picked }: Pick<CarriedItem, 'picked'>, { placement }: Verdict): string | undefined {
  return placement.tourId === picked.tourId ? undefined : placement.tourId
}

/** All places in a tour are judged once, however often one of them is looked at. */
export function placesOnce() {
  let last: { picked: Selection; tourId: string; board: Board; places: readonly Verdict[] } | undefined
  return ({ picked }: CarriedItem, { placement: { tourId = '' } }: Verdict, board: Board): readonly Verdict[] => {
    if (last?.picked !== picked || last.tourId !== tourId || last.board !== board)
      last = { picked, tourId, board, places: insertionsInto(picked, tourId, board) }
    return last.places
  }
}
