import type { Board } from '#src/domain/planning/facts/board.ts'
import type { DayOptions, DayPlan, DayProgress } from '#src/domain/planning/day/plan-day.ts'

/** What the worker is asked. */
export interface DayQuestion {
  board: Board
  orderIds: readonly string[]
  options: DayOptions
}

/** What it tells. */
export type DayNews = { kind: 'progress'; progress: DayProgress } | { kind: 'plan'; plan: DayPlan }
