import { minutesOf } from '../../basics/dates.ts'
import { DEFAULT_WINDOWS } from '../../stops/window.ts'
import type { Violation } from '../scene/placement.ts'

/**
 * How much a violation weighs, the first that fits: what nothing lifts, what cannot be done as it does not fit or is not
 * allowed aboard, what may not be driven, what another tour stands against, what drivers may not do; least what only begins late.
 * What begins so late that it is another day's work is not that: it weighs more than a load too large.
 */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [
    /^reason\.plan\.(?:loadingMeters|weight|pallets|vehicleType|tailLift|adr|cooling|temperature|coldRange|palletExchange|piece\w+)$/,
    5,
  ],
  [/^reason\.(?:vehicle|driver|carrierBlocked|licence|insurance)/, 4],
  [/^reason\.plan\.(?:overlap|unreachable|past)$/, 3],
  [/^reason\.plan\.(?:window|early)$/, 1],
]
const OTHER = 2
const ANOTHER_DAY = 6
const FINAL = 7

/**
 * Minutes up to which a stop only begins late: from the end of a usual window to the end of that day. Of a window that is the
 * whole day they end as early in the morning, before the next day's work begins.
 */
const ONLY_LATE = 24 * 60 - minutesOf(DEFAULT_WINDOWS.delivery.timeTo)

function weightOf({ code, values, final }: WeightedViolation): number {
  if (final === true) return FINAL
  if (code === 'reason.plan.window' && Number(values?.['minutes'] ?? 0) > ONLY_LATE) return ANOTHER_DAY
  return WEIGHTS.find(([pattern]) => pattern.test(code))?.[1] ?? OTHER
}

type WeightedViolation = Pick<Violation, 'code' | 'final'> & Partial<Pick<Violation, 'values'>>

/** How much the worst of some violations weighs; 0 where there is none. */
export function gravityOf(violations: readonly WeightedViolation[]): number {
  return Math.max(0, ...violations.map(weightOf))
}
