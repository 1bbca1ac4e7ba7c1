import type { Board } from '#src/domain/planning/facts/board.ts'

/** What the worker is asked; it answers with the news of the proposal. */
export interface DayQuestion {
  board: Board
  orderIds: readonly string[]
  seed: number
}
