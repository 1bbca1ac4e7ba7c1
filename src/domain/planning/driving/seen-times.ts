import type { LoadOnBoard } from '../../tours/load.ts'
import { drivingMinutes } from '../../places/places.ts'
import { afterStanding, drive, type DrivingBalance, MINUTE } from './driving.ts'

/** Where a tour is: milliseconds since 1970, minutes of driving. */
interface DrivenRun {
  at: number
  driven: DrivingBalance
  segments: { kind: 'stop' | 'drive' | 'wait' | 'break' | 'rest'; from: number; to: number; aboard: LoadOnBoard }[]
  drivingMin: number
}

/**
 * Takes a tour to a stop its truck has been seen to come to: the way ends then, whatever was planned, and nothing comes before the
 * end of the stop before. Where there was more time than the way takes, it stood before it. Source: decision A40
 */
export function cameThere(run: DrivenRun, { arrived, km }: { arrived: number; km: number }, aboard: LoadOnBoard): void {
  const there = Math.max(run.at, arrived)
  const minutes = km === 0 ? 0 : drivingMinutes(km)
  const way = drive(run.at, minutes, run.driven)
  const leaves = there - (way.at - run.at)
  if (leaves < run.at) {
    // Faster than reckoned: no one knows where it had its breaks.
    if (there > run.at) run.segments.push({ kind: 'drive', from: run.at, to: there, aboard })
    run.drivingMin += (there - run.at) / MINUTE
    run.driven = way.driven
  } else {
    if (leaves > run.at) run.segments.push({ kind: 'wait', from: run.at, to: leaves, aboard })
    run.segments.push(...drive(leaves, minutes, run.driven).parts.map((part) => ({ ...part, aboard })))
    run.drivingMin += minutes
    run.driven = drive(leaves, minutes, afterStanding((leaves - run.at) / MINUTE, run.driven, run.at)).driven
  }
  run.at = there
}
