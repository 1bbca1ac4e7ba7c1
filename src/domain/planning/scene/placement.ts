import type { ReasonCode } from '../../refusals/reason-messages.ts'
import type { TourStop } from '../../tours/stops.ts'
import type { ResourceKey } from '../facts/board.ts'
import type { Timeline } from '../driving/tour-times.ts'

/** What a plan breaks, by the key of its sentence. */
export type PlanCode = ReasonCode

/** A tour as it shall be: who drives it, and its whole row of stops. */
export interface Placement {
  resource?: ResourceKey | undefined
  /** The tour that is changed or moved; without one it is a new tour. */
  tourId?: string | undefined
  stops: readonly TourStop[]
  /** When its first open stop begins. */
  startAt?: number | undefined
}

export type PlanValues = Readonly<Record<string, string | number>>

/** What would be better, said by a key of `plan.remedy`. */
export interface Remedy {
  kind: 'shift' | 'place' | 'resource' | 'order' | 'window'
  placement: Placement
  code: string
  values: PlanValues
}

/**
 * What a placement breaks. `block` keeps it from being done without a reason, `warn` is only shown; nothing lifts what is
 * `final`.
 */
export interface Violation {
  code: PlanCode
  severity: 'block' | 'warn'
  values: PlanValues
  /** When, milliseconds since 1970: of an overlap the time both tours take. */
  at?: { from: number; to: number } | undefined
  /** The tour it collides with. */
  tourId?: string | undefined
  stopIndex?: number | undefined
  remedy?: Remedy | undefined
  final?: boolean | undefined
}

/** From one stop to the next: what was planned there, what is added, what there is room for. */
export interface Leg {
  fromStop: number
  toStop: number
  plannedMeters: number
  addedMeters: number
  capacity?: number | undefined
  kg: number
  pallets: number
}

/** What a placement means in kilometres, minutes and euros. */
export interface Figures {
  km: number
  kmBefore: number
  emptyKm: number
  emptyKmBefore: number
  minutes: number
  minutesBefore: number
  /** Loaded and empty kilometres more than before; less where negative. */
  extraKm: number
  customerPrice?: number | undefined
  extraCost?: number | undefined
  margin?: number | undefined
}

/** What the rules say of a placement. */
export interface Verdict {
  placement: Placement
  timeline: Timeline
  /** The tour as it was, where there was one. */
  before?: Timeline | undefined
  violations: readonly Violation[]
  hints: readonly Violation[]
  figures: Figures
  legs: readonly Leg[]
}
