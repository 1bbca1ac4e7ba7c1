import * as z from 'zod/mini'
import { isPlainDate } from '#src/domain/basics/dates.ts'

/**
 * What calls take where the wire has a number or a date: every number has bounds, every date is a day of the calendar. What is
 * sensible within them is for the rules to say, in words; beyond them nothing can be reckoned with.
 */

/** Sizes, prices and their changes; prices in euros. */
export const Figure = z.number().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000))

/** A version of a record, or how many there are of something. */
export const Count = z.int().check(z.minimum(0), z.maximum(1_000_000_000))

/** A moment in epoch milliseconds, of the years 1970 to 2199. */
export const Moment = z.int().check(z.minimum(0), z.maximum(Date.UTC(2200, 0) - 1))

/** A day of the calendar, `YYYY-MM-DD`, of the years 1970 to 2199. */
export const Day = z.string().check(z.refine(isPlainDate))

/** Wall time `HH:MM`. */
export const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const countOfMany = (most: number) => [
  z.int(),
  z.minimum(1),
  // Read as "as many as there are to be had", which a list tells by the `limit` of its pagination.
  z.overwrite<number>((asked) => Math.min(asked, most)),
  z.maximum(most),
  z.describe(`At most ${most}; whoever asks for more gets ${most}.`),
]

/** How many are answered at once, in an address: a whole number from 1. More than the most there is gives the most, no error. */
export function howMany(most: number, usual: number) {
  return z._default(z.coerce.number().check(...countOfMany(most)), usual)
}

/** The same in a body, where it is a number already; what is usual there is for the call to say. */
export function upTo(most: number) {
  return z.number().check(...countOfMany(most))
}
