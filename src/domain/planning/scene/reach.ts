import type { Board, PlanSite, Resource } from '../facts/board.ts'
import type { TimedTour } from './board-index.ts'
import { MINUTE } from '../driving/driving.ts'
import type { Verdict } from './placement.ts'
import { siteAt } from './timeline.ts'

/**
 * No one sets off in the minute in which he is told, and anyone who decides needs some as well. An assumption, as are the full five
 * minutes: shorter than either, an offer would have run out while it is read.
 */
const LEAD = 10 * MINUTE
const STEP = 5 * MINUTE

/**
 * When somebody who is told now sets off at the earliest, on full five minutes: what is offered begins then and after the way
 * there, so that it still holds when it is taken. Source: decision A40
 */
export const soonest = (now: number): number => Math.ceil((now + LEAD) / STEP) * STEP

/** Whether nothing of a tour is still to come. */
export const isOver = ({ timeline }: TimedTour): boolean => timeline.stops.every(({ isDone }) => isDone)

/** When and where a vehicle is free behind a tour of its row, or from now on: it stands where it was heard of last. */
export function freeAfter(
  before: TimedTour | undefined,
  { standsAt, home }: Resource,
  board: Board,
): { at: number; site: PlanSite | undefined } {
  const now = soonest(board.now)
  if (before && !isOver(before))
    return { at: Math.max(now, before.timeline.end), site: siteAt(before.tour, board, 'last') }
  return { at: now, site: standsAt ?? (before && siteAt(before.tour, board, 'last')) ?? home }
}

/** Whether a placement would have to begin before now, or before the truck can be there from where it stands. */
export const isOutOfReach = ({ violations }: Verdict): boolean =>
  violations.some(
    ({ code, tourId }) => code === 'reason.plan.past' || (code === 'reason.plan.unreachable' && tourId === undefined),
  )
