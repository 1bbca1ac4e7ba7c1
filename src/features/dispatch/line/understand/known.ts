import { queryFor } from '#src/api/query.ts'
import { focusedOf } from '#src/commands/gate/command.ts'
import type { Driver } from '#src/contract/drivers.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { addDays, type PlainDate } from '#src/domain/basics/dates.ts'
import type { Board } from '#src/domain/planning/facts/board.ts'
import {
  byNumber,
  byPlate,
  byWords,
  isNumber,
  kindIn,
  type Thing,
  type ThingKind,
} from '#src/domain/command-line/names.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'
import { boardQuery } from '../../board/state/board.queries.ts'
import type { LineContext } from './understanding.ts'

/** Orders of a number that are asked for at once; more no one chooses from. */
const MOST_ORDERS = 20
/** Nothing has a longer name, and no server looks for one. */
const LONGEST_NAME = 100
/** Days of the board a line looks at. */
const DAYS_AHEAD = 6
const FRESH = 15_000

/** What is planned in the days a line can be about, also that one where it lies behind them. */
export function plannedDays({ context, today }: LineContext, until: PlainDate = today): Promise<Board> {
  const { call, queryClient } = context.services
  const last = addDays(today, DAYS_AHEAD)
  const days = { from: today, to: until > last ? addDays(until, 1) : last }
  return queryClient.fetchQuery({ ...boardQuery(call, days), staleTime: FRESH })
}

/** The orders with this number, or with this end of one. */
async function ordersNamed({ context }: LineContext, text: string): Promise<readonly (Thing & { order: Order })[]> {
  if (!/\d/.test(text)) return []
  const { call, queryClient } = context.services
  const query = { q: text, limit: MOST_ORDERS }
  const { data } = await queryClient.fetchQuery({ ...queryFor(call, 'orders.list', { query }), staleTime: FRESH })
  return byNumber(
    text,
    data.map((order) => ({ kind: 'order' as const, id: order.id, name: order.orderNumber, order })),
  )
}

async function partnersNamed(
  { context }: LineContext,
  kind: 'carrier' | 'customer',
  text: string,
): Promise<readonly Thing[]> {
  // Who may not read them knows none by name.
  if (text.length < 2 || !/\p{L}/u.test(text) || !may(context.session.role, 'partners.read')) return []
  const { call, queryClient } = context.services
  const query = { kind, q: text, limit: MOST_ORDERS }
  const { data } = await queryClient.fetchQuery({ ...queryFor(call, 'partners.list', { query }), staleTime: FRESH })
  const partners = data.map(({ id, name }): Thing => ({ kind, id, name }))
  return byWords(text, partners, ({ name }) => [name])
}

async function driversNamed({ context }: LineContext, text: string): Promise<readonly (Thing & { driver: Driver })[]> {
  if (text.length < 2 || !may(context.session.role, 'vehicles.read')) return []
  const { call, queryClient } = context.services
  const query = { q: text, limit: MOST_ORDERS }
  const { data } = await queryClient.fetchQuery({ ...queryFor(call, 'drivers.list', { query }), staleTime: FRESH })
  const drivers = data.map((driver) => ({ kind: 'driver' as const, id: driver.id, name: driver.name, driver }))
  return byWords(text, drivers, ({ name }) => [name])
}

/** What a name may mean, of the kinds it can be here. */
export async function thingsNamed(
  asking: LineContext,
  text: string,
  kinds: readonly ThingKind[],
): Promise<readonly Thing[]> {
  const { kind, name } = kindIn(text)
  if (name.length > LONGEST_NAME) return []
  const wanted = (one: ThingKind) => kinds.includes(one) && (kind === undefined || kind === one)
  const isOfPlan = wanted('vehicle') || wanted('tour')
  const [orders, board, carriers, customers, drivers] = await Promise.all([
    wanted('order') ? ordersNamed(asking, name) : [],
    isOfPlan ? plannedDays(asking) : undefined,
    wanted('carrier') ? partnersNamed(asking, 'carrier', name) : [],
    wanted('customer') ? partnersNamed(asking, 'customer', name) : [],
    wanted('driver') ? driversNamed(asking, name) : [],
  ])
  const vehicles = (board?.resources ?? []).flatMap(({ key, id, plate, label }): Thing[] =>
    key.startsWith('vehicle:') ? [{ kind: 'vehicle', id, name: plate ?? label }] : [],
  )
  const tours = (board?.tours ?? []).map(({ id, number }): Thing => ({ kind: 'tour', id, name: number }))
  return [
    ...orders,
    // A tour made of one order has its number: figures alone are the order.
    ...(wanted('tour') && (kind === 'tour' || orders.length === 0 || !isNumber(name)) ? byNumber(name, tours) : []),
    ...(wanted('vehicle') && (kind === 'vehicle' || !kinds.includes('order') || /\p{L}/u.test(name))
      ? byPlate(name, vehicles)
      : []),
    ...carriers,
    ...customers,
    ...drivers,
  ]
}

/** An order as the client holds it, or as the server has it. */
export function orderOf({ context }: LineContext, id: string): Promise<Order> {
  const { call, queryClient } = context.services
  const held = knownRecord(queryClient, 'order', id)
  return held ? Promise.resolve(held) : queryClient.fetchQuery(queryFor(call, 'orders.get', { params: { id } }))
}

/** What a line without an object is about: the order the keyboard was on, or that of its transport; the vehicle. */
export async function thingInFocus(asking: LineContext, kinds: readonly ThingKind[]): Promise<Thing | undefined> {
  const { context } = asking
  const orderId = focusedOf(context, 'order')?.id ?? focusedOf(context, 'transport')?.record?.orderId
  if (orderId !== undefined && orderId !== '' && kinds.includes('order')) {
    const order = await orderOf(asking, orderId)
    return { kind: 'order', id: order.id, name: order.orderNumber }
  }
  const driver = focusedOf(context, 'driver')
  if (driver !== undefined && kinds.includes('driver'))
    return { kind: 'driver', id: driver.id, name: driver.record?.name ?? driver.name ?? driver.id }
  const vehicle = focusedOf(context, 'vehicle')
  if (vehicle === undefined || !kinds.includes('vehicle')) return undefined
  return { kind: 'vehicle', id: vehicle.id, name: vehicle.record?.licencePlate ?? vehicle.id }
}
