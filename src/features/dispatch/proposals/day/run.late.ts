import type { Board } from '#src/domain/planning/facts/board.ts'
import { type DayNews, type DayPlan, dayNews, type DayProgress } from '#src/domain/planning/day/plan-day.ts'
// oxlint-disable-next-line import/default -- vite makes this export
import workerUrl from './day-worker.ts?worker&url'
import { openWorker } from '#src/workspace/loading/open-worker.ts'
import type { DayQuestion } from './messages.ts'

/** The same everywhere: a proposal does not depend on how quick the computer is. */
const SEED = 1

export interface DayRun {
  cancel(): void
}

interface Listeners {
  told(progress: DayProgress): void
  done(plan: DayPlan): void
  /** Another one that is worth more. */
  bettered(plan: DayPlan): void
  /** There will be no better one. */
  ended(): void
  failed(error: Error): void
}

/**
 * Makes a proposal for the unassigned orders, and goes on looking for a better one until it is called off; in a worker, and where
 * there is none in the page, in small pieces.
 */
export function startDay(board: Board, listeners: Listeners): DayRun {
  const orderIds = [...board.orders.values()].filter(({ status }) => status === 'CONFIRMED').map(({ id }) => id)
  const question: DayQuestion = { board, orderIds, seed: SEED }
  const worker = openWorker('day-worker', workerUrl)
  if (worker === undefined) return inPage(question, listeners)
  worker.addEventListener('message', ({ data }: MessageEvent<DayNews>) => tell(data, listeners))
  worker.addEventListener('error', (event) => {
    worker.terminate()
    listeners.failed(new Error(event.message))
  })
  worker.postMessage(question)
  return { cancel: () => worker.terminate() }
}

function tell(news: DayNews, { told, done, bettered, ended }: Listeners): void {
  if (news.kind === 'progress') told(news.progress)
  else if (news.kind === 'plan') done(news.plan)
  else if (news.kind === 'better') bettered(news.plan)
  else ended()
}

/** No piece is longer than a frame. */
const PIECE = 12

function inPage({ board, orderIds, seed }: DayQuestion, listeners: Listeners): DayRun {
  const run = dayNews(board, orderIds, seed)
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = () => {
    try {
      const start = performance.now()
      for (let next = run.next(); ; next = run.next()) {
        if (next.done === true) return
        if (next.value.kind === 'progress' && performance.now() - start < PIECE) continue
        tell(next.value, listeners)
        timer = setTimeout(go)
        return
      }
    } catch (error) {
      listeners.failed(error instanceof Error ? error : new Error(String(error)))
    }
  }
  timer = setTimeout(go)
  return { cancel: () => clearTimeout(timer) }
}
