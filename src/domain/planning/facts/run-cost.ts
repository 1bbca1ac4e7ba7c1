import { costPerKm, EMPTY_WAY_HOME, standingCost } from '../../prices/running-costs.ts'
import type { Timeline } from '../driving/tour-times.ts'
import { type Board, EUR_PER_KM, type PlanSite, type Resource } from './board.ts'
import { kmBetween } from './distance.ts'

/** What a kilometre of an own vehicle costs, euros: by its class, in proportion to what the board says of a tractor. */
export const kmRate = ({ type }: Pick<Resource, 'type'>, { eurPerKm }: Pick<Board, 'eurPerKm'>): number =>
  costPerKm(type) * (eurPerKm / EUR_PER_KM)

/** What the driver costs while he stands for so many minutes, euros, in the same proportion. */
export const standRate = (minutes: number, { eurPerKm }: Pick<Board, 'eurPerKm'>): number =>
  standingCost(minutes) * (eurPerKm / EUR_PER_KM)

/** Minutes of a tour in which the driver loads, unloads or waits; his breaks and rests are his own. */
export const standingMinutes = ({ segments }: Pick<Timeline, 'segments'>): number =>
  segments.reduce((sum, { kind, from, to }) => (kind === 'stop' || kind === 'wait' ? sum + (to - from) : sum), 0) /
  60_000

/** What of the way home counts as empty, kilometres; nothing where the vehicle has no home or its place is not known. */
export const wayHomeKm = (from: PlanSite | undefined, { home }: Pick<Resource, 'home'>): number =>
  from && home ? kmBetween(from, home) * EMPTY_WAY_HOME : 0
