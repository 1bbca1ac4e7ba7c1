import type { Board } from '#src/domain/planning/facts/board.ts'
import { assess } from '#src/domain/planning/checks/assess.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { insertionsInto } from '#src/domain/planning/offers/insertion.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { rowOffer, wantedOf } from '#src/domain/planning/offers/offers.ts'
import { bestPlaces } from '#src/domain/planning/offers/proposals.ts'
import { missedStops } from '#src/domain/planning/scene/missed-stops.ts'
import type { Placement } from '#src/domain/planning/scene/placement.ts'
import { rowsOf } from '#src/domain/planning/scene/timeline.ts'
import { aboardAfter, adrAboard, changeAt, mostBeside } from '#src/domain/tours/load.ts'
import { dryBesideFrozen, reloadsOf, temperatureClashes } from '#src/domain/tours/together.ts'

/** The tours of a board as they stand, and its orders that wait as tours of their own on every row. */
function placementsOf({ tours, orders, resources }: Board): Placement[] {
  const waiting = [...orders.values()].filter(({ id }) => id.startsWith('O'))
  return [
    ...tours.map(({ id, resource, stops }) => ({ tourId: id, resource, stops })),
    ...waiting.flatMap((one) => resources.map(({ key }) => ({ resource: key, stops: loneStops(one.id, one) }))),
  ]
}

/** What is broken by the tours of a board, and by the placing of its orders that wait. */
export const verdictsOn = (board: Board) => placementsOf(board).map((placement) => assess(placement, board))

/** A code for each time a rule strikes. */
export const brokenCodes = (verdicts: ReturnType<typeof verdictsOn>): string[] =>
  verdicts.flatMap(({ violations, hints }) => [...violations, ...hints].map(({ code }) => code))

/** All else that planning says of a board, whole, by what says it. */
export const AREAS = {
  rows: (board: Board) => [rowsOf(board), missedStops(board)],
  loads: ({ tours, orders }: Board) =>
    tours.map(({ stops }) => {
      const freightOf = (id: string) => orders.get(id)
      const siteOf = ({ orderId }: { orderId: string }) => orders.get(orderId)?.pickup.site.key ?? ''
      const [first] = stops
      return [
        aboardAfter(stops, freightOf),
        adrAboard(stops, freightOf),
        first && mostBeside(stops, first.orderId, freightOf),
        [temperatureClashes(stops, freightOf), dryBesideFrozen(stops, freightOf), reloadsOf(stops, siteOf)],
        stops.map((stop) => changeAt(freightOf(stop.orderId), stop, 'loadingMeters')),
      ]
    }),
  joined: (board: Board) => board.tours.slice(1, 2).map(({ id }) => insertionsInto({ orderIds: ['O0'] }, id, board)),
  remedies: (board: Board) =>
    placementsOf(board)
      .slice(0, 12)
      .map((placement) => judge(placement, board)),
  proposals: (board: Board) => [
    bestPlaces({ orderIds: ['O1'] }, board, 4),
    bestPlaces({ orderIds: ['O2', 'O3'] }, board, 3),
  ],
  offers: (board: Board) => {
    const [one] = board.orders.values()
    const wanted = one && wantedOf(one, board)
    return wanted && board.resources.map(({ key }) => rowOffer(key, wanted))
  },
} as const satisfies Record<string, (board: Board) => unknown>
