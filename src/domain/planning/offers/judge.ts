import { assess } from '../checks/assess.ts'
import type { Board } from '../facts/board.ts'
import type { Placement, Verdict } from '../scene/placement.ts'
import { withRemedies } from './remedies.ts'

export type { Figures, Leg, Placement, PlanCode, PlanValues, Remedy, Verdict, Violation } from '../scene/placement.ts'

/**
 * What the rules say of a placement: its times, figures and load, all that it breaks, and what would be better. Pure, and
 * quick enough for every key that moves what is carried; `best` is the best place that is known for the same.
 */
export function judge(placement: Placement, board: Board, best?: Verdict): Verdict {
  return withRemedies(assess(placement, board), board, best)
}
