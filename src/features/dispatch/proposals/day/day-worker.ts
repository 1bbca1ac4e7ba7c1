import { type DayNews, dayNews } from '#src/domain/planning/day/plan-day.ts'
import type { DayQuestion } from './messages.ts'

/** Makes the proposal for some days beside the page, and looks for a better one; anyone who has enough of it ends the worker. */
self.addEventListener('message', ({ data: { board, orderIds, seed } }: MessageEvent<DayQuestion>) => {
  for (const news of dayNews(board, orderIds, seed)) self.postMessage(news satisfies DayNews)
  self.close()
})
