import type { Board } from '#src/domain/planning/facts/board.ts'
import { type DayPlan, type DayProgress, planDay } from '#src/domain/planning/day/plan-day.ts'
// oxlint-disable-next-line import/default -- vite makes this export
import workerUrl from './day-worker.ts?worker&url'
import { openWorker } from '#src/workspace/loading/open-worker.ts'
import type { DayNews, DayQuestion } from './messages.ts'

/** The same everywhere: a proposal does not depend on how quick the computer is. */
const OPTIONS = { seed: 1, steps: 150 }

export interface DayRun {
  cancel(): void
}

interface Listeners {
  told(progress: DayProgress): void
  done(plan: DayPlan): void
  failed(error: Error): void
}

/** Makes a proposal for the unassigned orders, in a worker; where there is none, in the page, in small pieces. */
export function startDay(board: Board, listeners: Listeners): DayRun {
  const orderIds = [...board.orders.values()].filter(({ status }) => status === 'CONFIRMED').map(({ id }) => id)
  const question: DayQuestion = { board, orderIds, options: OPTIONS }
  const worker = openWorker('day-worker', workerUrl)
  if (worker === undefined) return inPage(question, listeners)
  worker.addEventListener('message', ({ data }: MessageEvent<DayNews>) => {
    if (data.kind === 'progress') return listeners.told(data.progress)
    worker.terminate()
    listeners.done(data.plan)
  })
  worker.addEventListener('error', (event) => {
    worker.terminate()
    listeners.failed(new Error(event.message))
  })
  worker.postMessage(question)
  return { cancel: () => worker.terminate() }
}

/** No piece is longer than a frame. */
const PIECE = 12

function inPage({ board, orderIds, options }: DayQuestion, { told, done, failed }: Listeners): DayRun {
  const run = planDay(board, orderIds, options)
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = () => {
    try {
      const start = performance.now()
      for (let next = run.next(); ; next = run.next()) {
        if (next.done === true) return done(next.value)
        if (performance.now() - start < PIECE) continue
        told(next.value)
        timer = setTimeout(go)
        return
      }
    } catch (error) {
      failed(error instanceof Error ? error : new Error(String(error)))
    }
  }
  timer = setTimeout(go)
  return { cancel: () => clearTimeout(timer) }
}
