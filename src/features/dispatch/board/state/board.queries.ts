import { replaceEqualDeep, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { onNews } from '#src/api/live/news.ts'
import { useCall } from '#src/api/provider.tsx'
import { boardOf, type BoardPart, partOf } from '#src/contract/planning/board-facts.ts'
import type { Call } from '#src/contract/index.ts'
import type { LiveMessage } from '#src/contract/live/live.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { Board } from '#src/domain/planning/facts/board.ts'

interface Days {
  from: PlainDate
  to: PlainDate
}

const keyOf = (days: Days) => ['board.get', { query: days }] as const

/** The plan of some days. Tours, orders and vehicles that are as before stay the same objects, so that only rows that differ are drawn. */
export function boardQuery(call: Call, days: Days) {
  return {
    queryKey: keyOf(days),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      boardOf(await call('board.get', { query: days, signal }), { ...days, now: Date.now() }),
    structuralSharing: (before: unknown, now: unknown) => shared(before as Board | undefined, now as Board),
  }
}

/** The plan of some days, kept up to date by what is heard of tours, orders and transports. */
export function useBoard(from: PlainDate, to: PlainDate) {
  const call = useCall()
  const queryClient = useQueryClient()
  useEffect(() => {
    const days = { from, to }
    return onNews(queryClient, 'board.get', (messages) => void takeIn({ call, queryClient, days }, messages))
  }, [call, queryClient, from, to])
  const { data, dataUpdatedAt, error, refetch } = useQuery<Board>(boardQuery(call, { from, to }))
  const minute = useMinute()
  const board = useMemo(() => data && clocked(data, minute - dataUpdatedAt), [data, dataUpdatedAt, minute])
  return { data: board, error, refetch }
}

/** The plan as it is some time after it was told: the clock goes on, also where no one says anything new. */
export const clocked = (board: Board, since: number): Board =>
  since < MINUTE ? board : { ...board, now: board.now + since }

const MINUTE = 60_000

/** The present, by the minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** More than so many at once are asked for as a whole. */
const MOST_SINGLE = 60

/** Takes in what was heard: asks for the tours and orders that are named, and puts them into the plan. */
async function takeIn(
  { call, queryClient, days }: { call: Call; queryClient: QueryClient; days: Days },
  messages: readonly LiveMessage[],
): Promise<void> {
  const idsOf = (entity: LiveMessage['entity']) => [
    ...new Set(messages.filter((message) => message.entity === entity).map(({ id }) => id)),
  ]
  const [tourIds, orderIds, transportIds] = [idsOf('tours'), idsOf('orders'), idsOf('transports')]
  const known = queryClient.getQueryData<Board>(keyOf(days))
  const count = tourIds.length + orderIds.length + transportIds.length
  const isWhole = messages.some(({ entity }) => entity === 'vehicles' || entity === 'drivers' || entity === 'partners')
  if (!known || isWhole || count > MOST_SINGLE) return queryClient.invalidateQueries({ queryKey: keyOf(days) })
  const asked = { tourIds: tourIds.join(), orderIds: orderIds.join(), transportIds: transportIds.join() }
  try {
    const answer = await call('board.get', { query: { ...days, ...asked } })
    const part = { ...partOf(answer), now: answer.now ?? Date.now() }
    queryClient.setQueryData<Board>(keyOf(days), (board) => board && patched(board, part, { tourIds, orderIds }))
  } catch {
    await queryClient.invalidateQueries({ queryKey: keyOf(days) })
  }
}

/** A plan with what was asked for in place of what was known; what was named and is not there any more is gone. */
export function patched(
  board: Board,
  part: BoardPart & { now: number },
  { tourIds, orderIds }: { tourIds: readonly string[]; orderIds: readonly string[] },
): Board {
  const told = new Map(part.tours.map((tour) => [tour.id, tour]))
  const named = new Set(tourIds)
  const kept = board.tours.flatMap((tour) => told.get(tour.id) ?? (named.has(tour.id) ? [] : [tour]))
  const ids = new Set(board.tours.map(({ id }) => id))
  const orders = new Map(board.orders)
  for (const id of orderIds) orders.delete(id)
  for (const order of part.orders) orders.set(order.id, order)
  return { ...board, now: part.now, tours: [...kept, ...part.tours.filter(({ id }) => !ids.has(id))], orders }
}

/** The same plan with every part that is as before in place of its copy. */
export function shared(before: Board | undefined, now: Board): Board {
  if (!before) return now
  const tours = sameById(before.tours, now.tours)
  const resources = sameById(before.resources, now.resources)
  const orders = sharedOrders(before.orders, now.orders)
  return { ...now, tours, resources, orders }
}

function sharedOrders(before: Board['orders'], now: Board['orders']): Board['orders'] {
  const orders = new Map([...now].map(([id, order]) => [id, replaceEqualDeep(before.get(id), order)]))
  const isSame = orders.size === before.size && [...orders].every(([id, order]) => before.get(id) === order)
  return isSame ? before : orders
}

function sameById<T extends { id: string }>(before: readonly T[], now: readonly T[]): readonly T[] {
  const known = new Map(before.map((one) => [one.id, one]))
  const next = now.map((one) => replaceEqualDeep(known.get(one.id), one))
  const isSame = next.length === before.length && next.every((one, at) => one === before[at])
  return isSame ? before : next
}
