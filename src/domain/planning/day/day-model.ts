import { drivingMinutes } from '../../places/places.ts'
import { changeAt, handledAt } from '../../tours/load.ts'
import { chainsOf, type TourStop } from '../../tours/stops.ts'
import { type Board, endOf, type PlanOrder, type PlanSite } from '../facts/board.ts'
import { kmBetween } from '../facts/distance.ts'
import { kmRate, standRate, wayHomeKm } from '../facts/run-cost.ts'
import { drive, MINUTE, RESTED, RULES } from '../driving/driving.ts'
import { assess } from '../checks/assess.ts'
import type { Placement, Verdict } from '../offers/judge.ts'
import type { Model } from '../search/model.ts'
import { soonest } from '../scene/reach.ts'
import { serviceMinutes } from '../facts/service.ts'
import { usualStart, windowOf } from '../facts/windows.ts'
import { type Slot, siteOfStop } from './slots.ts'
import { carrierTakes } from './worth.ts'

/** No one plans to the minute. */
const STEP = 5 * MINUTE

/** More than any way costs: of orders whose price is not known as many as possible are planned. */
const LEFT = 100_000

/** A stop as a glance sees it. */
interface Glance {
  site: PlanSite | undefined
  close: number
  open: number
  minutes: number
  meters: number
  kg: number
  pallets: number
}

const NO_STOPS: readonly Glance[] = []

/** The board as a problem for the search: its requests are the orders, its vehicles the slots. */
export interface DayModel extends Model {
  placementOf(slot: number, tasks: readonly number[]): Placement | undefined
}

/**
 * At a glance a route is judged by kilometres, room and the quickest thinkable times, which never turns away what could be
 * driven; looked at closely by the rules of the board, of which it may break none.
 */
export function dayModel(board: Board, orders: readonly PlanOrder[], slots: readonly Slot[]): DayModel {
  // A task is all loading places of an order, or all its unloading places, one after the other.
  const stops = orders.flatMap((order) => {
    const { pickup, delivery } = chainsOf(order.id, order)
    return [pickup, delivery]
  })
  const glances = stops.map((chain) => chain.map((stop) => glanceAt(stop, board)))
  const standing = slots.map((slot) => slot.stops.map((stop) => glanceAt(stop, board)))
  const costOn = (slot: Slot, row: readonly Glance[]) =>
    kmOn(slot, row) * kmRate(slot.resource, board) +
    standRate(
      row.reduce((sum, { minutes }) => sum + minutes, 0),
      board,
    )
  const before = slots.map((slot, at) => costOn(slot, standing[at] ?? []))

  const leaving = orders.map(carrierTakes)
  const groups = slots.map(({ resource }) => board.resources.indexOf(resource))
  const stood = standing.map((row) => row.map((glance) => [glance]))
  const glanced = (slot: number, task: number): readonly Glance[] =>
    (task < 0 ? stood[slot]?.[-1 - task] : glances[task]) ?? NO_STOPS
  const placements = new Map<string, Placement | undefined>()
  const placementOf = (at: number, tasks: readonly number[]): Placement | undefined => {
    const slot = slots[at]
    if (slot === undefined) return undefined
    // What is taken apart is often put together as it was before.
    const name = `${at} ${tasks.join(' ')}`
    if (placements.has(name)) return placements.get(name)
    const row = tasks.flatMap((task) => (task < 0 ? slot.stops[-1 - task] : stops[task]) ?? [])
    const placement = verdictOf(slot, row, board)?.placement
    placements.set(name, placement)
    return placement
  }
  return {
    requests: orders.length,
    vehicles: slots.length,
    classOf: (slot) => slot,
    groupOf: (slot) => groups[slot] ?? -1,
    standing: (slot) => (slots[slot]?.stops ?? []).map((_, at) => -1 - at),
    costOf(at, tasks) {
      const slot = slots[at]
      const route = slot && drivable(slot, tasks, (task) => glanced(at, task))
      if (slot === undefined || route === undefined) return undefined
      const cost = route.km * kmRate(slot.resource, board) + standRate(route.minutes, board)
      return Math.round((cost - (before[at] ?? 0)) * 100) / 100
    },
    allows: (at, tasks) => placementOf(at, tasks) !== undefined,
    costOfLeaving: (request) => leaving[request] ?? LEFT,
    distance(a, b) {
      const apart = (one: Glance | undefined, other: Glance | undefined) =>
        kmOf(one?.site, other?.site) + Math.abs((one?.open ?? 0) - (other?.open ?? 0)) / (60 * MINUTE)
      const [from, to] = [glances[2 * a]?.[0], glances[2 * a + 1]?.at(-1)]
      return apart(from, glances[2 * b]?.[0]) + apart(to, glances[2 * b + 1]?.at(-1))
    },
    placementOf,
  }
}

function glanceAt(stop: TourStop, board: Board): Glance {
  const order = board.orders.get(stop.orderId)
  const { open = 0, close = Infinity } = order ? windowOf(endOf(order, stop)) : {}
  return {
    ...{ site: siteOfStop(stop, board), open, close },
    minutes: serviceMinutes(handledAt(order, stop, 'loadingMeters')),
    meters: changeAt(order, stop, 'loadingMeters'),
    kg: changeAt(order, stop, 'weightKg'),
    pallets: changeAt(order, stop, 'pallets'),
  }
}

const kmOf = (from: PlanSite | undefined, to: PlanSite | undefined): number => (from && to ? kmBetween(from, to) : 0)

/** Kilometres of a slot, loaded and empty, with part of the way home behind the last; of one that stays as it is those to the next. */
function kmOn({ resource, from, to }: Slot, row: readonly Glance[]): number {
  let [km, last] = [0, from]
  for (const { site } of row) {
    km += kmOf(last, site)
    last = site ?? last
  }
  return km + (to ? kmOf(last, to) : wayHomeKm(last, resource))
}

/**
 * The kilometres of a route, as `kmOn`, and the minutes of its stops, where there is room on every leg, and time if no one ever rested; else nothing. Asked for
 * every place an order may have in every tour: it makes nothing new.
 */
function drivable(
  { resource, ready, from, to, until }: Slot,
  tasks: readonly number[],
  glanced: (task: number) => readonly Glance[],
): { km: number; minutes: number } | undefined {
  const { loadingMeters = Infinity, payloadKg = Infinity, pallets: places = Infinity } = resource
  let [at, last, km] = [ready, from, 0]
  let [meters, kg, pallets, minutes] = [0, 0, 0, 0]
  for (const task of tasks) {
    for (const stop of glanced(task)) {
      const way = kmOf(last, stop.site)
      km += way
      at = Math.max(at + drivingMinutes(way) * MINUTE, stop.open)
      if (at > stop.close) return undefined
      at += stop.minutes * MINUTE
      minutes += stop.minutes
      last = stop.site ?? last
      meters += stop.meters
      kg += stop.kg
      pallets += stop.pallets
      // Metres are summed up in binary fractions.
      if (meters > loadingMeters + 1e-6 || kg > payloadKg || pallets > places) return undefined
    }
  }
  const way = kmOf(last, to)
  if (at + drivingMinutes(way) * MINUTE > until) return undefined
  return { km: km + (to ? way : wayHomeKm(last, resource)), minutes }
}

/** What breaks nothing: a tour that is there keeps its times, a new one begins at once or after a rest. */
function verdictOf(slot: Slot, row: readonly TourStop[], board: Board): Verdict | undefined {
  const { resource, tour } = slot
  const base: Placement = { resource: resource.key, tourId: tour?.id, stops: row }
  const placements = tour ? [base] : startsOf(slot, row, board).map((startAt) => ({ ...base, startAt }))
  for (const placement of placements) {
    const verdict = assess(placement, board)
    if (verdict.violations.length === 0) return verdict
  }
  return undefined
}

function startsOf({ ready, from }: Slot, [first]: readonly TourStop[], board: Board): number[] {
  const order = first && board.orders.get(first.orderId)
  if (first === undefined || order === undefined) return []
  const end = endOf(order, first)
  const wish = Math.max(soonest(board.now), usualStart(end) ?? 0)
  const minutes = drivingMinutes(kmOf(from, end.site))
  const there = [ready, ready + RULES.rest * MINUTE].map((at) => drive(at, minutes, RESTED).at)
  const { close = Infinity } = windowOf(end)
  const starts = there.map((at) => Math.ceil(Math.max(wish, at) / STEP) * STEP)
  return [...new Set(starts)].filter((start) => start <= close)
}
