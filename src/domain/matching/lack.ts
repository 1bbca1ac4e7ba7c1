import { epochToZoned, type PlainDate } from '../basics/dates.ts'
import type { MatchReason } from '../carriers/matching.ts'
import type { MatchCode } from '../refusals/issue-messages.ts'
import type { RemedyKind } from './proposal.ts'

/** What would make it fit; days and times are wall time at the loading place, radius in km. */
export interface MatchRemedy {
  kind: RemedyKind
  code: MatchCode
  values: Record<string, string | number>
  radius?: number
  date?: PlainDate
  from?: string
  to?: string
}

/** Why something does not fit yet: with its figures, what would help, and the sum that proves it. */
export interface Lack {
  lacks: MatchReason[]
  remedy?: MatchRemedy | undefined
  proof: MatchReason[]
}

/**
 * What the board's judge says of goods beside what their vehicle drives on that day: they fit, or what is lacking until then and from
 * when on they would fit (`at`, epoch milliseconds).
 */
export type Beside = 'fits' | (Lack & { at: number })

export const MINUTE = 60_000
/** Times that are proposed are told in quarters of an hour, and windows of this length in minutes. */
const QUARTER = 15 * MINUTE
const WINDOW = 150 * MINUTE

/** A figure as it is said: one decimal. */
export const one = (value: number) => Math.round(value * 10) / 10

/** Kilograms as tons, one decimal. */
export const tons = (kg: number) => one(kg / 1000)

export const said = (code: MatchCode, values: MatchReason['values'] = {}): MatchReason => ({ code, values })

/** From a moment on, in quarters, for a while: the window that would be asked for; wall time, `start` in epoch milliseconds. */
export function windowFrom(moment: number) {
  const start = Math.ceil(moment / QUARTER) * QUARTER
  const [{ date, time: from }, { time: to }] = [epochToZoned(start), epochToZoned(start + WINDOW)]
  return { start, date, from, to }
}
