import { planDay } from '#src/domain/planning/day/plan-day.ts'
import type { DayNews, DayQuestion } from './messages.ts'

/** Makes the proposal for some days beside the page; anyone who has enough of it ends the worker. */
self.addEventListener('message', ({ data }: MessageEvent<DayQuestion>) => {
  const tell = (news: DayNews) => self.postMessage(news)
  const run = planDay(data.board, data.orderIds, data.options)
  let next = run.next()
  for (; next.done !== true; next = run.next()) tell({ kind: 'progress', progress: next.value })
  tell({ kind: 'plan', plan: next.value })
})
