import type { CarryState } from './in-hand.ts'
import { joinedTour } from './judged.ts'
import type { CommandContext, FocusedRecord } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import { stopsRefusal } from '#src/domain/tours/checks.ts'
import { orderIdsOf, untimed } from '#src/domain/tours/stops.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { keyOfRow, placeOfTour, rowIndexOf, type BoardPlace, type TourOfRow } from '../board/state/moves.ts'
import { boardState } from '../board/state/state.ts'
import { slotStart } from '../board/state/time.ts'
import { CARRY_STEP, carryState } from './state.ts'
import { choicesOf } from './choices.ts'
import { confirmOrders } from './confirm-orders.ts'
import { chosenTours, loadedFrom, pickedOf } from './chosen-tours.ts'
import { planOrdersOf } from '#src/contract/planning/plan-order.ts'

const stateOf = ({ services }: CommandContext): CarryState => services.sessionValue(carryState)
const boardOf = ({ services }: CommandContext) => services.sessionValue(boardState)

/** Picks up what the keyboard is on: a tour of the board, or orders of the work list. */
export async function pickUpHere(context: CommandContext): Promise<void> {
  if (!context.place.scopes.has('grid:board')) return planOrders(context)
  const tours = chosenTours(context)
  const place = boardOf(context).cursor.current()
  if (tours.length === 0 || place === undefined) return
  const first = boardOf(context).tour()
  // A tour is held by its beginning.
  const time = tours.length === 1 && first ? slotStart(first.timeline.start, CARRY_STEP) : place.time
  stateOf(context).pickUp(context, { picked: pickedOf(tours), orders: [], at: { ...place, time } })
}

/** Picks up a tour by its id; answers when it begins. */
export function pickUpTour(context: CommandContext, tourId: string): number | undefined {
  const found = placeOfTour(boardOf(context).rows.current()?.rows ?? [], tourId)
  if (found === undefined) return undefined
  const time = slotStart(found.timeline.start, CARRY_STEP)
  const at = { resource: found.resource, time }
  stateOf(context).pickUp(context, { picked: pickedOf([found.tour]), orders: [], at })
  return found.timeline.start
}

/** Lifts what is loaded from the cursor on out of its tour: dropped where it is, it is a tour of its own. */
export function split(context: CommandContext): void {
  const { t, notify } = context.services
  const [here, place] = [boardOf(context).tour(), boardOf(context).cursor.current()]
  if (here === undefined || place === undefined) return
  const { stops } = here.timeline
  const orderIds = loadedFrom(stops, place.time)
  const first = stops.find(({ orderId }) => orderId === orderIds[0])
  if (first === undefined || orderIds.length === orderIdsOf(stops).length) {
    return notify({ type: 'info', message: t('carry.split.nothing'), answers: true })
  }
  // No sooner than the truck is there.
  const at = { resource: place.resource, time: slotStart(first.begin + CARRY_STEP - 1, CARRY_STEP) }
  stateOf(context).pickUp(context, { picked: { orderIds }, orders: [], at })
}

/** Holds the next tour of the row over the one under the cursor, with the stops both would have in front. */
export function merge(context: CommandContext): void {
  const { t, notify, openPanel } = context.services
  const [here, place, row] = [boardOf(context).tour(), boardOf(context).cursor.current(), boardOf(context).row()]
  const next = here && row && nextTour(row.tours, here)
  if (here === undefined || place === undefined || next === undefined) {
    return notify({ type: 'info', message: t('carry.merge.nothing'), answers: true })
  }
  const time = slotStart(here.timeline.start, CARRY_STEP)
  const at = { resource: place.resource, time, tourId: here.tour.id }
  stateOf(context).pickUp(context, { picked: pickedOf([next.tour]), orders: [], at })
  openPanel({ kind: 'join' })
}

function nextTour(tours: readonly TourOfRow[], here: TourOfRow): TourOfRow | undefined {
  return tours
    .filter(({ tour, timeline }) => tour.id !== here.tour.id && timeline.start >= here.timeline.start)
    .toSorted((a, b) => a.timeline.start - b.timeline.start)[0]
}

/** Picks up orders wherever they are shown; the board is where they are carried. */
export async function planOrders(context: CommandContext): Promise<void> {
  const { t, notify } = context.services
  const found = await ordersOf(context, chosenTargets(context))
  const unready = found.filter(({ status }) => status !== 'CONFIRMED' && status !== 'ASSIGNED')
  // Anyone who may plan an order may confirm it as well.
  if (unready.some(({ status }) => status !== 'CREATED')) {
    const detail = unready.map(({ orderNumber }) => orderNumber).join(' · ')
    return notify({ type: 'info', message: t('carry.notConfirmed', { count: unready.length }), detail, answers: true })
  }
  if (unready.length === 0) return pickUpOrders(context, found)
  await confirmOrders(context, unready, (confirmed) =>
    pickUpOrders(
      context,
      found.map((order) => confirmed.find(({ id }) => id === order.id) ?? order),
    ),
  )
}

async function pickUpOrders(context: CommandContext, orders: readonly Order[]): Promise<void> {
  const [first] = orders
  if (first === undefined) return
  const planned = await planOrdersOf(orders)
  if (context.place.screen !== 'dispatch') context.services.navigate('/dispatcher')
  const at = placeFor(context, first)
  stateOf(context).pickUp(context, {
    picked: { orderIds: orders.map(({ id }) => id) },
    orders: planned,
    at,
    // What somebody drives already is moved from where it is.
    seeksBest: orders.every(({ status }) => status === 'CONFIRMED'),
  })
}

/** Where there is no best place: in the row where the cursor was last, at the time the order is ready to be loaded, but not in the past. */
function placeFor(context: CommandContext, { pickupDate, pickupTimeFrom }: Order): BoardPlace {
  const board = boardOf(context)
  const cursor = board.cursor.current()
  const rows = board.rows.current()?.rows ?? []
  const vehicle = rows.find((row) => row.resource !== undefined)
  const resource = cursor?.resource ?? vehicle?.resource?.key
  const ready = pickupDate === undefined ? Number.NaN : zonedToEpoch(pickupDate, pickupTimeFrom ?? '07:00')
  const next = slotStart(Date.now() + CARRY_STEP, CARRY_STEP)
  return { resource, time: Number.isNaN(ready) ? next : Math.max(next, slotStart(ready, CARRY_STEP)) }
}

/** The orders among these, as new as the client knows them. */
export const ordersOf = (context: CommandContext, targets: readonly FocusedRecord[]): Promise<Order[]> =>
  newestRecords(
    context,
    'order',
    targets.filter(({ kind }) => kind === 'order'),
  )

/** One step of what is in hand: quarters of an hour, or rows. */
export function moveBy(context: CommandContext, by: { slots: number } | { rows: number }): void {
  const board = boardOf(context)
  const place = board.cursor.current()
  const rows = board.rows.current()?.rows ?? []
  if (place === undefined) return
  if ('slots' in by) return board.moveTo(place.resource, slotStart(place.time, CARRY_STEP) + by.slots * CARRY_STEP)
  const row = rows[Math.min(Math.max(rowIndexOf(rows, place.resource) + by.rows, 0), rows.length - 1)]
  if (row) board.moveTo(keyOfRow(row), place.time)
}

export function choose(context: CommandContext, number: number): void {
  const state = stateOf(context)
  const choice = choicesOf(state.inHand.current())[number - 1]
  if (choice) state.choose(choice.placement, choice.at)
}

/** Onto a tour it is dropped once its place among the stops has been seen; anywhere else at once. */
export function drop(context: CommandContext): void {
  const state = stateOf(context)
  const hand = state.inHand.current()
  const joins = hand?.verdict !== undefined && joinedTour(hand, hand.verdict) !== undefined
  if (joins && hand.places === undefined) return context.services.openPanel({ kind: 'join' })
  state.drop(context)
}

export const dropWithReason = (context: CommandContext): void => stateOf(context).dropWithReason(context)
export const putBack = (context: CommandContext): void => stateOf(context).putBack()

/** Moves the stop with the focus one place up or down; the others keep their order. */
export function moveStop(context: CommandContext, by: -1 | 1): void {
  const state = stateOf(context)
  const { verdict, board } = state.inHand.current() ?? {}
  const from = state.stop.current()
  const to = from + by
  const stops = [...(verdict?.placement.stops ?? [])]
  const [moved] = stops.splice(from, 1)
  if (verdict === undefined || moved === undefined || to < 0 || to > stops.length) return
  stops.splice(to, 0, moved)
  // What is loaded behind its unloading is no order of stops.
  if (stopsRefusal(stops, (id) => board?.orders.get(id))) return
  state.stop.set(to)
  state.choose({ ...verdict.placement, stops: stops.map(untimed) })
}

/** Picks the tour up where it stands, to put its stops in another order. */
export async function openStops(context: CommandContext): Promise<void> {
  await pickUpHere(context)
  context.services.openPanel({ kind: 'join' })
}
