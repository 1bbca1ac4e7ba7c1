import type { Model, Solution } from '#src/domain/planning/search/model.ts'
import { search, type SearchOptions } from '#src/domain/planning/search/search.ts'

/** The plan a search ends with. */
export function searched(model: Model, options: SearchOptions): Solution {
  const run = search(model, options)
  for (;;) {
    const { value, done } = run.next()
    if (done === true) return value
  }
}

/** A plan with the seconds of the processor it took, so that a busy machine counts for nothing. */
export function timed(make: () => Solution): { found: Solution; seconds: number } {
  const before = process.cpuUsage()
  const found = make()
  const { user, system } = process.cpuUsage(before)
  return { found, seconds: (user + system) / 1e6 }
}
