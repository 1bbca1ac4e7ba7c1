import type { CommandContext } from '#src/commands/gate/command.ts'
import type { PlanTour } from '#src/domain/planning/facts/board.ts'
import type { Selection } from '#src/domain/planning/offers/insertion.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import { boardState } from '../board/state/state.ts'

/** The tours that are ticked on the board, else the one under the cursor. */
export function chosenTours({ services }: Pick<CommandContext, 'services'>): readonly PlanTour[] {
  const board = services.sessionValue(boardState)
  const ticked = board.selection.current()
  const tours = board.rows.current()?.board.tours.filter(({ id }) => ticked.has(id)) ?? []
  const here = board.tour()?.tour
  return tours.length > 0 || here === undefined ? tours : [here]
}

/** One tour is picked up as a tour; of several the orders. */
export const pickedOf = (tours: readonly PlanTour[]): Selection => {
  const orderIds = tours.flatMap(({ stops }) => orderIdsOf(stops))
  const [only] = tours
  return tours.length === 1 && only ? { orderIds, tourId: only.id, wasOn: only.resource } : { orderIds }
}

/** The orders that are loaded at a time or after it. */
export function loadedFrom(stops: readonly { orderId: string; kind: string; begin: number }[], time: number): string[] {
  return stops.filter(({ kind, begin }) => kind === 'pickup' && begin >= time).map(({ orderId }) => orderId)
}
