import type { Board } from '#src/domain/planning/facts/board.ts'
import type { DayEntry, DayPlan, DayProgress } from '#src/domain/planning/day/plan-day.ts'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import { createObservable, type Observable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** The proposal for some days: being made, made, or called off. */
export interface DayProposal {
  progress: DayProgress | undefined
  isRunning: boolean
  /** What is proposed; stays while the next is made. */
  plan: DayPlan | undefined
  /** The search goes on behind it. */
  isImproving: boolean
  /** What it has found that is worth more; shown when a person asks for it. */
  better: DayPlan | undefined
  /** Entries that are planned already. */
  taken: ReadonlySet<DayEntry>
  /** The entry on its way to the server. */
  sending: DayEntry | undefined
  /** The person has had enough of waiting: it does not begin again by itself. */
  isCalledOff: boolean
  /** What the server, or the search, said against it. */
  failure: string | undefined
}

/** The board the entries are looked at on, and what they mean there; none where one no longer holds. */
export interface DayView {
  board: Board
  verdicts: ReadonlyMap<DayEntry, Verdict | undefined>
}

export interface DayState {
  day: Observable<DayProposal>
  /** The entry the keyboard is on, by its place among those no one has taken over. */
  at: Observable<number>
  view: Observable<DayView | undefined>
  look(view: DayView | undefined): void
  /** Makes a proposal for the orders of a board no one drives. */
  start(board: Board): void
  /** Ends the search; by the person, or because no one looks any more. */
  cancel(by: 'person' | 'panel'): void
  goTo(at: number): void
  send(entry: DayEntry | undefined): void
  take(entry: DayEntry): void
  /** The better one takes the place of what is shown. */
  showBetter(): void
  fail(message: string): void
  /** Whether the entry the keyboard is on still holds. */
  isValid(): boolean
  end(): void
}

const NOTHING: DayProposal = {
  ...{ progress: undefined, isRunning: false, isCalledOff: false },
  ...{ plan: undefined, isImproving: false, better: undefined },
  ...{ sending: undefined, failure: undefined },
  taken: new Set(),
}

const NO_BETTER = { isImproving: false, better: undefined }

/** The entries no one has taken over yet. */
export const openEntries = ({ plan, taken }: DayProposal): readonly DayEntry[] =>
  plan?.entries.filter((entry) => !taken.has(entry)) ?? []

export const dayState: SessionValue<DayState> = { create: createDayState, end: (state) => state.end() }

function createDayState(): DayState {
  const day = createObservable(NOTHING)
  const at = createObservable(0)
  const view = createObservable<DayView | undefined>(undefined)
  let cancelRun: (() => void) | undefined
  const patch = (part: Partial<DayProposal>) => day.set({ ...day.current(), ...part })
  const stop = () => {
    cancelRun?.()
    cancelRun = undefined
  }
  const goTo = (next: number) => at.set(Math.max(0, Math.min(next, openEntries(day.current()).length - 1)))
  return {
    day,
    at,
    view,
    goTo,
    look: (next) => view.set(next),
    start(board) {
      stop()
      patch({ isRunning: true, isCalledOff: false, progress: undefined, failure: undefined, ...NO_BETTER })
      let isOver = false
      cancelRun = () => (isOver = true)
      const made = (part: Partial<DayProposal>) => {
        if (isOver) return
        patch({ ...part, isRunning: false, progress: undefined })
        goTo(at.current())
      }
      const failed = (error: Error) => {
        if (!isOver) stop()
        // What fails behind a proposal takes nothing from it.
        made(day.current().isRunning ? { failure: error.message, ...NO_BETTER } : NO_BETTER)
      }
      void import('./run.late.ts').then(({ startDay }) => {
        if (isOver) return
        const run = startDay(board, {
          told: (progress) => day.current().isRunning && patch({ progress }),
          done: (plan) => made({ plan, taken: new Set(), isImproving: true }),
          bettered: (better) => patch({ better }),
          ended: () => patch({ isImproving: false }),
          failed,
        })
        cancelRun = () => {
          isOver = true
          run.cancel()
        }
      }, failed)
    },
    cancel(by) {
      stop()
      patch({ isRunning: false, progress: undefined, isCalledOff: by === 'person', ...NO_BETTER })
    },
    send: (sending) => patch({ sending, ...(sending && { failure: undefined }) }),
    take(entry) {
      // The board is another one from now on: what was looked for on the one before no longer holds.
      stop()
      patch({ taken: new Set([...day.current().taken, entry]), sending: undefined, ...NO_BETTER })
      goTo(at.current())
    },
    showBetter() {
      const { better } = day.current()
      if (better === undefined) return
      patch({ plan: better, better: undefined, taken: new Set() })
      goTo(0)
    },
    fail: (failure) => patch({ failure, sending: undefined }),
    isValid() {
      const entry = openEntries(day.current())[at.current()]
      return entry !== undefined && view.current()?.verdicts.get(entry) !== undefined
    },
    end: stop,
  }
}
