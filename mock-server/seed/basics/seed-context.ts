import { addDays, epochToZoned, type PlainDate, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { createRandom, type Random } from './random.ts'

/** What every file of the seed works with. */
export interface SeedContext {
  seed: number
  /** Epoch milliseconds; the world's dates are relative to it. */
  now: number
  /** The day in Europe/Berlin. */
  today: PlainDate
  random(key: string): Random
  /** A day relative to today. */
  day(offset: number): PlainDate
  /** The moment of a wall time in Europe/Berlin, epoch milliseconds. */
  at(date: PlainDate, time: string): number
  /** A moment some hours before now, ISO 8601 in UTC. */
  hoursAgo(hours: number): string
}

/** Context of one world. Moments are remembered, since asking the calendar of a zone is slow. */
export function createSeedContext(seed: number, now: number): SeedContext {
  const today = epochToZoned(now).date
  const moments = new Map<string, number>()
  return {
    seed,
    now,
    today,
    random: (key) => createRandom(seed, key),
    day: (offset) => addDays(today, offset),
    at: (date, time) => {
      const key = `${date} ${time}`
      const known = moments.get(key) ?? zonedToEpoch(date, time)
      moments.set(key, known)
      return known
    },
    hoursAgo: (hours) => iso(now - hours * 3_600_000),
  }
}

/** Epoch milliseconds as ISO 8601 in UTC, whole seconds. */
export function iso(epoch: number): string {
  return new Date(Math.floor(epoch / 1000) * 1000).toISOString()
}
