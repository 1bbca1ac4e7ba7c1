import { banned } from '../facts/bans.ts'
import type { PlanSite } from '../facts/board.ts'
import { afterPart, drive, type DrivingBalance, MINUTE, type Part, RULES } from './driving.ts'

/** A part of a way, or standing still while trucks must not drive. */
export type WayPart = Part | { kind: 'wait'; from: number; to: number }

interface Way {
  parts: WayPart[]
  at: number
  driven: DrivingBalance
}

const drivingOf = (parts: readonly WayPart[]) =>
  parts.reduce((sum, { kind, from, to }) => sum + (kind === 'drive' ? (to - from) / MINUTE : 0), 0)

/** Most bans on one way: behind them it is driven as if there were none. */
const MOST_BANS = 60

/** The first part of a way that runs into a ban, with so much of the way behind it, minutes. */
function intoBan(
  parts: readonly WayPart[],
  sites: readonly PlanSite[],
  { driven, of }: { driven: number; of: number },
) {
  let behind = driven
  for (const [hit, part] of parts.entries()) {
    if (part.kind !== 'drive') continue
    const ahead = behind + (part.to - part.from) / MINUTE
    const found = banned(part, sites, { from: behind / of, to: ahead / of })
    if (found) return { hit, part, found }
    behind = ahead
  }
  return { hit: -1 }
}

/** A way on which the truck stands while a driving ban holds. */
export function driveAround(
  from: number,
  minutes: number,
  before: DrivingBalance,
  { sites, isShort = false }: { sites: readonly PlanSite[]; isShort?: boolean },
): Way {
  const parts: WayPart[] = []
  let [at, left, driven] = [from, minutes, before]
  for (let bans = 0; bans < MOST_BANS; bans += 1) {
    const way = drive(at, left, driven, isShort)
    const { hit, part, found } = intoBan(way.parts, sites, { driven: minutes - left, of: minutes })
    if (!part || !found) return { parts: [...parts, ...way.parts], at: way.at, driven: way.driven }
    const stop = Math.max(part.from, found.ban.from)
    const still = (found.ban.to - stop) / MINUTE
    const until: WayPart[] = [
      ...way.parts.slice(0, hit),
      ...(stop > part.from ? [{ ...part, to: stop }] : []),
      { kind: still >= RULES.shortRest ? 'rest' : 'wait', from: stop, to: found.ban.to },
    ]
    parts.push(...until)
    driven = until.reduce<DrivingBalance>(afterPart, driven)
    left -= drivingOf(until)
    at = found.ban.to
  }
  const way = drive(at, left, driven, isShort)
  return { parts: [...parts, ...way.parts], at: way.at, driven: way.driven }
}
