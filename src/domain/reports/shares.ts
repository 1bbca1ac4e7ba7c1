import { roundHalfUp } from '../basics/money.ts'

/** Arriving up to so many minutes late counts as on time. */
export const ON_TIME_MINUTES = 15

/** A share in percent with one decimal, rounded half up; undefined of nothing. */
export function percentOf(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : roundHalfUp((part * 1000) / whole) / 10
}
