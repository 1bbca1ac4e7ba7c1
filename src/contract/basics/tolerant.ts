import * as z from 'zod/mini'
import { isPlainDate } from '#src/domain/basics/dates.ts'

/**
 * Building blocks for answers of servers we do not control: text stays text, a broken field becomes its default and
 * leaves its neighbours intact (specification 3, reliability of every screen).
 */
const MAX_TEXT = 10_000

/** What was sent goes through `read` before the schema sees it; a property that is missing is read as undefined. */
export function preprocess<S extends z.ZodMiniType>(read: (value: unknown) => unknown, schema: S) {
  return z.pipe(z.transform(read), schema)
}

/** Text; numbers become text, anything else the default, blank text too where the default says something. Cut at 10 000 characters. */
export function text(fallback = '') {
  return preprocess((value) => {
    const given = asText(value)
    return given === undefined || (fallback !== '' && given.trim() === '') ? fallback : given
  }, z.string())
}

/** Text or undefined when missing, empty or of another type. */
export const optionalText = preprocess((value) => {
  const given = asText(value)
  return given === '' ? undefined : given
}, z.optional(z.string()))

/** A finite number, or undefined. Numeric text in plain notation counts. */
export const optionalNumber = preprocess((value) => asNumber(value), z.optional(z.number()))

/** A finite number with a default. */
export function number(fallback: number) {
  return preprocess((value) => asNumber(value) ?? fallback, z.number())
}

/** true only for `true`. */
export const flag = preprocess((value) => value === true, z.boolean())

/** true, or undefined: for what is said of few records only, and takes no room in the others. */
export const optionalFlag = preprocess((value) => (value === true ? true : undefined), z.optional(z.boolean()))

/** Yes, no, or undefined where nothing is said: a no is told from what is not known. */
export const knownFlag = preprocess(
  (value) => (typeof value === 'boolean' ? value : undefined),
  z.optional(z.boolean()),
)

/** Done unless it says no: a server that knows the specification alone answers `{}` (decision A34). */
export const done = preprocess((value) => value !== false, z.boolean())

/** The number a change of a record goes upon; 0 where the server counts none, and none is named then (decisions A21, A34). */
export const version = number(0)

/**
 * An answer that holds a record under a name, read from the record itself where a server sends that alone, as the specification has it
 * (decision A34).
 */
export function holding(name: string): (answer: unknown) => unknown {
  return (answer) => {
    const isPlain =
      typeof answer === 'object' && answer !== null && !Array.isArray(answer) && !Object.hasOwn(answer, name)
    return isPlain ? { [name]: answer } : answer
  }
}

/** Plain date `YYYY-MM-DD`; a timestamp is cut to its date part. A day no calendar has is none. */
export const optionalDate = preprocess((value) => {
  const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined
  return day !== undefined && isPlainDate(day) ? day : undefined
}, z.optional(z.string()))

/** Wall time `HH:MM`; seconds are cut. */
export const optionalTime = preprocess((value) => {
  const match = typeof value === 'string' ? /^([01]\d|2[0-3]):[0-5]\d/.exec(value) : null
  return match?.[0]
}, z.optional(z.string()))

/** First and last moment anything is planned for: the years 1970 to 2199. */
const MOMENTS = { from: 0, to: Date.UTC(2200, 0, 1) - 1 } as const

/** A moment in milliseconds since 1970, or undefined: what lies beyond 2199 is none, and no clock could show it. */
export const optionalMoment = preprocess((value) => {
  const moment = asNumber(value)
  return moment !== undefined && moment >= MOMENTS.from && moment <= MOMENTS.to ? moment : undefined
}, z.optional(z.number()))

/** Own properties with camelCase names from an object with snake_case or camelCase names; dangerous names are dropped. */
export function camelised(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const result: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') continue
    const name = key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    if (name !== key && Object.hasOwn(value, name)) continue
    result[name] = entry
  }
  return result
}

/** Records of a list; what is none is dropped, so that one broken entry does not take its neighbours along. */
export function recordsOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) return []
  return value.filter((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
}

/** The records of a list; of none, nothing. */
export function filledRecords(value: unknown): unknown[] | undefined {
  const records = recordsOf(value)
  return records.length > 0 ? records : undefined
}

function asText(value: unknown): string | undefined {
  // A half of a pair of code units, sent or left by the cut, would make encodeURIComponent throw.
  if (typeof value === 'string') return value.slice(0, MAX_TEXT).toWellFormed()
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return undefined
}

function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return undefined
  return Number(value)
}
