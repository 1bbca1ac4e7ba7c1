import { aboardAfter, handledAt, type LoadOnBoard } from '../../tours/load.ts'
import type { StopOfOrder, TourStop } from '../../tours/stops.ts'
import { bindsVehicle } from '../../stops/checks.ts'
import type { TransportStatus } from '../../workflow/transport-status.ts'
import { type BoardFacts, endOf, type PlanEnd, type PlanTour } from '../facts/board.ts'
import { epochOf } from '../facts/calendar.ts'
import { kmBetween } from '../facts/distance.ts'
import { freeWays } from '../facts/exemptions.ts'
import { isByTwo } from '../facts/pairs.ts'
import { afterPart, BOTH_RESTED, MINUTE, RESTED } from './driving.ts'
import { arrive, restedFor, type Run, stand } from './run.ts'
import { serviceMinutes } from '../facts/service.ts'
import { cameThere } from './seen-times.ts'
import { endsOf, isStopDone, type KnownStop, presenceAt, stateOf, type StopPresence } from '../facts/tour-state.ts'
import { type TourDelay, type StopProgress, goingOn } from './under-way.ts'
import { openFrom, setTimeOf, USUAL_BEGIN, usualStart, windowOf, workUntil } from '../facts/windows.ts'

/** A stop with its times, milliseconds since 1970: the truck is there, work begins, work ends. */
export interface TimedStop extends StopOfOrder {
  arrival: number
  begin: number
  end: number
  isSet: boolean
  isLate: boolean
  isDone: boolean
  /** From the stop before. */
  km: number
  /** Aboard after it. */
  aboard: LoadOnBoard
}

/** What a tour does for a while, and with what aboard. */
export interface Segment {
  kind: 'stop' | 'drive' | 'wait' | 'break' | 'rest'
  from: number
  to: number
  aboard: LoadOnBoard
}

/** When a tour does what. */
export interface Timeline {
  start: number
  end: number
  stops: readonly TimedStop[]
  segments: readonly Segment[]
  km: number
  drivingMin: number
  status: TransportStatus
  delayMinutes?: number | undefined
  disrupted: boolean
  mostAboard: LoadOnBoard
  fromCity: string
  fromPostalCode: string
  fromCountry: string
  toCity: string
  toPostalCode: string
  toCountry: string
}

const NOTHING: LoadOnBoard = { loadingMeters: 0, weightKg: 0, pallets: 0 }

function knownStops(stops: readonly TourStop[], orders: BoardFacts['orders']): KnownStop[] {
  return stops.flatMap((stop) => {
    const order = orders.get(stop.orderId)
    return order ? [{ stop, order, end: endOf(order, stop) }] : []
  })
}

/** When the truck is at the first stop: as set, as that stop opens, or as far as anything of the tour is known. */
function startOf(known: readonly KnownStop[], now: number): number {
  const [first] = known
  const own = first && (setTimeOf(first.stop) ?? usualStart(first.end))
  if (own !== undefined) return own
  const dated = known.find(({ end }) => windowOf(end).open !== undefined)
  return (dated && epochOf(dated.end.date, USUAL_BEGIN)) ?? now
}

/**
 * When a tour does what, from a rested driver on: at each stop as soon as the truck can be there and the window and the place
 * are open, or when a person has set it; with the time for loading and unloading, breaks, daily rests and driving bans. `startAt` is when
 * its first open stop begins. What is under way or due goes on from now, and behind a tour that is late; `asPlanned` leaves
 * that out. Daily rests are whole ones, reduced ones where a stop would be late otherwise. Source: decisions A27, A40 and 043,
 * VO (EG) 561/2006
 */
export function timelineOf(...given: Parameters<typeof timelineWith>): Timeline {
  const line = timelineWith(...given)
  const late = lateStops(line)
  if (late === 0 || !line.segments.some(({ kind }) => kind === 'rest')) return line
  const [tour, facts, startAt, options] = given
  const shorter = timelineWith(tour, facts, startAt, { ...options, isShort: true })
  return lateStops(shorter) < late ? shorter : line
}

const lateStops = ({ stops }: Timeline): number => stops.filter(({ isLate }) => isLate).length

interface TimingOptions {
  behind?: TourDelay | undefined
  asPlanned?: boolean
  isShort?: boolean
}

function timelineWith(
  tour: Pick<PlanTour, 'id' | 'stops' | 'resource'>,
  facts: BoardFacts,
  startAt?: number,
  { behind, asPlanned = false, isShort = false }: TimingOptions = {},
): Timeline {
  const { orders, now = 0, resources } = facts
  const known = knownStops(tour.stops, orders)
  const loads = aboardAfter(
    known.map(({ stop }) => stop),
    (id) => orders.get(id),
  )
  const open = known.findIndex(({ stop, order }) => !isStopDone(order, stop))
  const isMoved = startAt !== undefined
  const planned = isMoved && open <= 0 ? startAt : startOf(known, now)
  const next = known[open]
  const state = stateOf(known)
  const { delayMinutes } = state
  const going = (at: number) =>
    next && !asPlanned && !(isMoved && open === 0)
      ? goingOn(
          tour,
          {
            order: next.order,
            stop: next.stop,
            site: next.end.site,
            planned: at,
            isUnderWay: open > 0,
            delayMinutes,
          },
          { now: facts.now, resources, behind },
        )
      : undefined
  const first = open === 0 ? going(planned) : undefined
  const isSeen = !asPlanned && !(isMoved && open <= 0)
  const seen = known.map(({ order, stop }) => (isSeen ? presenceAt(order, stop) : {}))
  const start = seen[0]?.arrived ?? (first ? Math.max(planned + first.delay, first.notBefore) : planned)
  const truck = resources?.find(({ key }) => key === tour.resource)
  const isBound = bindsVehicle(truck?.type)
  const driven = isByTwo(tour, truck, orders) ? BOTH_RESTED : RESTED
  const run: Run = { at: start, driven, stops: [], segments: [], drivingMin: 0, isBound, isShort }
  const free = freeWays(
    known.map(({ stop }) => stop),
    orders,
  )
  for (const [index, each] of known.entries()) {
    run.isBound = isBound && free[index] === undefined
    const set = isMoved && index === open ? startAt : setTimeOf(each.stop)
    const goes = index === open ? (first ? { ...first, notBefore: start, delay: 0 } : going(run.at)) : undefined
    const loaded = { before: loads[index - 1] ?? NOTHING, after: loads[index] ?? NOTHING }
    halt(run, each, { set, going: goes, isMoved, seen: seen[index] ?? {}, now: facts.now ?? 0, ...loaded })
  }
  return { start, end: run.at, ...figuresOf(run, loads), ...state, ...endsOf(known) }
}

/** What is known of a stop beside its order. */
interface StopContext {
  /** When a person wants it to begin. */
  set: number | undefined
  /** Of the next stop: what clock and report say. */
  going: StopProgress | undefined
  isMoved: boolean
  seen: StopPresence
  now: number
  before: LoadOnBoard
  after: LoadOnBoard
}

/** Drives to a stop, waits until it is open, and works there. */
function halt(
  run: Run,
  { stop, order, end }: KnownStop,
  { set, going, isMoved, seen, now, before, after }: StopContext,
): void {
  const km = run.last ? kmBetween(run.last.end.site, end.site) : 0
  const isHere = run.last?.end.site.key === end.site.key
  const { arrived } = seen
  const beginAt = (at: number) => (set === undefined ? openAt(end, at) : Math.max(set, at))
  const isOpen = !isStopDone(order, stop)
  const minutes = serviceMinutes(handledAt(order, stop, 'loadingMeters'))
  if (arrived === undefined) arrive(run, { km, to: end, by: isOpen ? set : 0 }, before)
  else cameThere(run, { arrived, km }, before)
  const isFree = isOpen && set === undefined && arrived === undefined
  const driven = isFree ? restedFor(run, { beginAt, minutes, end }, before) : run.at
  const delayed = going && going.delay > 0 && !isMoved ? beginAt(driven) + going.delay : -Infinity
  const arrival = arrived === undefined ? Math.max(driven, going?.notBefore ?? -Infinity, delayed) : driven
  const begin = !isOpen && arrived !== undefined ? arrival : beginAt(arrival)
  stand(run, begin, before)
  const worked = workUntil(end, begin, minutes).at
  const done = !isOpen && seen.left !== undefined ? Math.max(begin, seen.left) : worked
  run.driven = afterPart(run.driven, { kind: 'stop', from: begin, to: done })
  const loaded = stop.kind === 'pickup' ? after : before
  // Anyone who stands at the ramp beyond his time is still there.
  run.at = going?.isThere === true ? Math.max(done, Math.ceil(now / MINUTE) * MINUTE) : done
  run.segments.push({ kind: 'stop', from: begin, to: run.at, aboard: loaded })
  const { close } = windowOf(end)
  // Stops at one address are one halt: the truck comes there once.
  const came = isHere ? (run.stops.at(-1)?.arrival ?? arrival) : arrival
  const isTooSoon = set !== undefined && set < came
  // In time is who is there in time, also where another order is unloaded first.
  const isLate = (close !== undefined && Math.min(begin, set ?? came) > close) || isTooSoon
  // Each field is named: this runs for every stop of every tour that is tried, and a spread is several times as slow.
  run.stops.push({
    orderId: stop.orderId,
    kind: stop.kind,
    part: stop.part,
    arrival: came,
    begin,
    end: run.at,
    isSet: setTimeOf(stop) !== undefined,
    isLate: isLate && isOpen,
    isDone: !isOpen,
    km,
    aboard: after,
  })
  run.last = { stop, order, end }
}

/** When work can begin: the window is open, and the place itself where it opens later that day. */
function openAt(end: PlanEnd, arrival: number): number {
  const { open } = windowOf(end)
  const windowed = open === undefined ? arrival : Math.max(arrival, open)
  const opened = openFrom(end, windowed)
  return opened === 'closed' ? windowed : opened
}

function figuresOf({ stops, segments, drivingMin }: Run, loads: readonly LoadOnBoard[]) {
  const most = (pick: (load: LoadOnBoard) => number) => Math.max(0, ...loads.map(pick))
  return {
    stops,
    segments,
    drivingMin,
    km: stops.reduce((sum, stop) => sum + stop.km, 0),
    mostAboard: {
      loadingMeters: most((load) => load.loadingMeters),
      weightKg: most((load) => load.weightKg),
      pallets: most((load) => load.pallets),
    },
  }
}
