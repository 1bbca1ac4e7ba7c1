import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { MINUTE, slotStart } from '../board/state/time.ts'

/** What is carried begins on a quarter of an hour. */
export const STEP = 15 * MINUTE

const quarterFrom = (at: number) => {
  const start = slotStart(at, STEP)
  return start < at ? start + STEP : start
}

/**
 * Where something can begin before each tour of a row and behind the last one, ms since 1970: at the wanted time where that lies
 * between, else as soon as the truck is free. Undefined where all of it has passed or there is no room to begin.
 */
export function freePlaces(
  { tours }: ResourceRow,
  { now, wanted }: { now: number; wanted: number | undefined },
): readonly (number | undefined)[] {
  const ends = [...tours.map(({ timeline }) => timeline.start), Infinity]
  let free = now
  return ends.map((to, index) => {
    const from = quarterFrom(free)
    free = Math.max(free, tours[index]?.timeline.end ?? free)
    if (from >= to) return undefined
    return wanted !== undefined && wanted >= from && wanted < to ? wanted : from
  })
}
