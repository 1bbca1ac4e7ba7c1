import { isPlainDate, zonedToEpoch } from '#src/domain/basics/dates.ts'

const STAMP = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/

/**
 * Milliseconds since 1970 of an ISO 8601 stamp (`2026-11-23T12:42:00Z`), or of a number that is one already. Without a
 * zone it is wall time in Europe/Berlin. Undefined where it is none. Source: decision A16
 */
export function parseStamp(value: unknown): number | undefined {
  if (typeof value === 'number') return Math.abs(value) < 8.64e15 ? value : undefined
  const match = typeof value === 'string' ? STAMP.exec(value.trim()) : null
  const [date = '', time = '', seconds = '0', zone] = match?.slice(1) ?? []
  if (!isPlainDate(date)) return undefined
  const epoch =
    (zone === undefined ? zonedToEpoch(date, time) : utc(date, time) - offset(zone)) + Number(seconds) * 1000
  return Number.isFinite(epoch) ? epoch : undefined
}

function utc(date: string, time: string): number {
  return zonedToEpoch(date, time, 'UTC')
}

/** Milliseconds a zone like `+01:00` is ahead of UTC. */
function offset(zone: string): number {
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000
}
