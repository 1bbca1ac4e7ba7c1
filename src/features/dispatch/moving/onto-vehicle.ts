import { crewNames } from '#src/domain/planning/facts/board.ts'
import { boardWith } from './judged.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { OfferedPlace } from '#src/entities/planning/planner.ts'
import type { Board } from '#src/domain/planning/facts/board.ts'
import { indexOf } from '#src/domain/planning/scene/board-index.ts'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import { bestPlaces } from '#src/domain/planning/offers/proposals.ts'
import { byWorth, type Selection } from '#src/domain/planning/offers/routes.ts'
import { isOwn } from '#src/domain/planning/scene/scene.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import { formatFor } from '#src/i18n/format.ts'
import { planTitle } from '#src/entities/planning/plan-text.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { boardState } from '../board/state/state.ts'
import { ordersOf } from './acts.late.ts'
import { carryState } from './state.ts'
import { dayAndTime } from './words.ts'
import { placeOf } from './place-of.ts'
import { planOrdersOf } from '#src/contract/planning/plan-order.ts'

/** Most places of one vehicle that are judged in full. */
const MOST_JUDGED = 6

/** The vehicles of the board with the best place of each; taking one holds the orders there. */
export async function placesFor(
  context: CommandContext,
  orderIds: readonly string[],
): Promise<readonly OfferedPlace[] | undefined> {
  const shown = context.services.sessionValue(boardState).rows.current()
  const records = await ordersOf(
    context,
    orderIds.map((id) => ({ kind: 'order', id })),
  )
  const isReady = records.every(({ status }) => status === 'CONFIRMED' || status === 'ASSIGNED')
  if (shown === undefined || records.length === 0 || !isReady) return undefined
  const orders = await planOrdersOf(records)
  const board = boardWith(shown.board, orders)
  const picked = pickedAs(orderIds, board)
  const places = board.resources
    .filter(({ key }) => isOwn(key))
    .flatMap(({ key }) => {
      const { best } = bestPlaces(picked, board, 1, { resources: [key], mostJudged: MOST_JUDGED })
      return best
    })
  return places.toSorted(byWorth).map((verdict) => ({
    id: verdict.placement.resource ?? '',
    ...rowOf(verdict, board, context),
    take(now) {
      const at = placeOf(verdict, picked)
      const state = now.services.sessionValue(carryState)
      state.pickUp(now, { picked, orders, at })
      state.choose(verdict.placement, at)
    },
  }))
}

/** All orders of a tour are picked up as that tour. */
function pickedAs(orderIds: readonly string[], board: Board): Selection {
  const { tourOf } = indexOf(board)
  const tour = tourOf.get(orderIds[0] ?? '')?.tour
  const isWhole = tour !== undefined && orderIdsOf(tour.stops).toSorted().join() === orderIds.toSorted().join()
  return isWhole ? { orderIds, tourId: tour.id, wasOn: tour.resource } : { orderIds }
}

/** "HH-NK 120", and "Fr 07:00 · +49 km · 318,46 €", or what stands against it. */
function rowOf(
  { placement, violations, figures, timeline }: Verdict,
  board: Board,
  { services: { t } }: CommandContext,
) {
  const format = formatFor(currentLanguage())
  const resource = placement.resource && indexOf(board).resources.get(placement.resource)
  const tour = board.tours.find(({ id }) => id === placement.tourId)
  const facts = [
    dayAndTime(timeline.start, format),
    tour && t('carry.tour', { tour: tour.number }),
    resource?.type && t(`vehicle.type.${resource.type}`),
    ...crewNames(resource || undefined),
    figures.margin === undefined ? undefined : `${t('carry.margin')} ${format.wholeMoney(figures.margin)}`,
  ]
  const against = violations.map((violation) => planTitle(violation, t))
  const section = against.length === 0 ? ('fits' as const) : ('unfit' as const)
  return { title: resource?.label ?? '', section, detail: [...against, ...facts].filter(Boolean).join(' · ') }
}
