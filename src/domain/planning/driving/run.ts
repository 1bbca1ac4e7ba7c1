import { drivingMinutes } from '../../places/places.ts'
import type { LoadOnBoard } from '../../tours/load.ts'
import type { PlanEnd } from '../facts/board.ts'
import type { KnownStop } from '../facts/tour-state.ts'
import { windowOf } from '../facts/windows.ts'
import { afterPart, drive, type DrivingBalance, mayShorten, MINUTE, restDue, restNeeded, RULES } from './driving.ts'
import { driveAround } from './standing.ts'
import type { Segment, TimedStop } from './tour-times.ts'

/** What a tour is doing when it is told; the truck stands at the last stop it was told of. */
export interface Run {
  at: number
  driven: DrivingBalance
  last?: KnownStop
  stops: TimedStop[]
  segments: Segment[]
  drivingMin: number
  /** Whether driving bans bind the truck. */
  isBound: boolean
  /** With reduced daily rests wherever one may be. */
  isShort: boolean
}

interface Goal {
  km: number
  to: PlanEnd
  /** When somebody wants it to be there; 0 where it has been there already. */
  by: number | undefined
}

/** Drives on. While trucks must not, it stands, where it is in time all the same: else the board says what that breaks. */
export function arrive(
  run: Run,
  { km, to: end, by = windowOf(end).close ?? Infinity }: Goal,
  aboard: LoadOnBoard,
): number {
  if (km === 0) return run.at
  const minutes = drivingMinutes(km)
  const sites = [run.last?.end.site ?? end.site, end.site]
  const straight = (isShort: boolean) => drive(run.at, minutes, run.driven, isShort)
  const around = (isShort: boolean) =>
    run.isBound ? driveAround(run.at, minutes, run.driven, { sites, isShort }) : straight(isShort)
  const { parts, at, driven } = inTime(run, by, around) ?? inTime(run, by, straight) ?? straight(run.isShort)
  for (const { kind, from, to } of parts) {
    run.segments.push({ kind, from, to, aboard })
    if (kind === 'drive') run.drivingMin += (to - from) / MINUTE
  }
  run.at = at
  run.driven = driven
  return at
}

/** A way that is there in time, with reduced rests only where it is not otherwise. */
function inTime<W extends { at: number }>({ isShort }: Run, by: number, wayOf: (isShort: boolean) => W): W | undefined {
  const way = wayOf(isShort)
  if (way.at <= by || isShort) return way.at <= by ? way : undefined
  const shorter = wayOf(true)
  return shorter.at <= by ? shorter : undefined
}

/** Work that does not fit into what is left of the day waits until the driver has rested. Source: VO (EG) 561/2006, Art. 8 (2) */
export function restedFor(
  run: Run,
  { beginAt, minutes, end }: { beginAt: (at: number) => number; minutes: number; end: PlanEnd },
  aboard: LoadOnBoard,
): number {
  const begin = beginAt(run.at)
  const then = begin > run.at ? afterPart(run.driven, { kind: 'wait', from: run.at, to: begin }) : run.driven
  const isShort = mayShorten(run.driven)
  const done = begin + minutes * MINUTE
  if (done <= restDue(then, begin, isShort)) return run.at
  const { close = Infinity } = windowOf(end)
  const wholly = run.at + restNeeded(run.driven, run.at, run.isShort && isShort) * MINUTE
  const shortly = run.at + restNeeded(run.driven, run.at, isShort) * MINUTE
  stand(run, wholly > close && shortly <= close ? shortly : wholly, aboard)
  return run.at
}

/** Waits at the place: long enough, and it is a break or a rest. */
export function stand(run: Run, until: number, aboard: LoadOnBoard): void {
  if (until <= run.at) return
  const kind = until - run.at >= RULES.shortRest * MINUTE ? 'rest' : 'wait'
  const part = { kind, from: run.at, to: until, aboard } as const
  run.segments.push(part)
  run.driven = afterPart(run.driven, part)
  run.at = until
}
