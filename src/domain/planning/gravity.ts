import type { Violation } from './placement.ts'

/**
 * How much a violation weighs, the first that fits: what nothing lifts, what cannot be done as it does not fit or is not
 * allowed aboard, what may not be driven, what another tour stands against, what drivers may not do; least what only begins late.
 */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/^reason\.plan\.(?:loadingMeters|weight|pallets|vehicleType|tailLift|adr|cooling)$/, 5],
  [/^reason\.(?:vehicle|driver|carrierBlocked|licence|insurance)/, 4],
  [/^reason\.plan\.(?:overlap|unreachable|past)$/, 3],
  [/^reason\.plan\.(?:window|early)$/, 1],
]
const OTHER = 2
const FINAL = 6

/** How much the worst of some violations weighs; 0 where there is none. */
export function gravityOf(violations: readonly Pick<Violation, 'code' | 'final'>[]): number {
  return Math.max(
    0,
    ...violations.map(({ code, final }) =>
      final === true ? FINAL : (WEIGHTS.find(([pattern]) => pattern.test(code))?.[1] ?? OTHER),
    ),
  )
}
