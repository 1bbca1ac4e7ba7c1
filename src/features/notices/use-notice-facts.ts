import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { boardOf } from '#src/contract/planning/board-facts.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import { expectedArrival } from '#src/domain/notices/expected.ts'
import { type NoticeKind, stopOfNotice } from '#src/domain/notices/notices.ts'
import { expectedAtStop } from '#src/domain/planning/scene/expected.ts'
import { orderByIdQuery } from '#src/entities/orders/order-query.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import type { NoticeFacts } from './notice-text.ts'

/**
 * Order, company and forecast, as far as each can be had: there are none until the order is here and the others have answered or failed.
 * `address` is where the notice goes unless somebody says otherwise; empty where none is known.
 */
export function useNoticeFacts(kind: NoticeKind, id: string) {
  const call = useCall()
  const { role } = useSession()
  const order = useQuery(orderByIdQuery(call, id))
  const company = useQuery({ ...queryFor(call, 'tenants.company', {}), retry: false })
  const customer = useQuery({
    ...queryFor(call, 'partners.get', { params: { id: order.data?.customerId ?? '' } }),
    enabled: kind === 'delayNotice' && order.data?.customerId !== undefined && may(role, 'partners.read'),
    retry: false,
  })
  const forecast = useForecast(kind, order.data)
  const isSettled = !company.isPending && !customer.isLoading && forecast.isSettled
  const { expectedAt, cause } = forecast
  const facts = useMemo<NoticeFacts | undefined>(
    () =>
      order.data !== undefined && isSettled
        ? { order: order.data, company: company.data, expectedAt, cause }
        : undefined,
    [order.data, isSettled, company.data, expectedAt, cause],
  )
  return { facts, order, address: order.data === undefined ? '' : addressOf(kind, order.data, customer.data) }
}

interface KnownCustomer {
  email?: string | undefined
  contacts: readonly { email?: string | undefined }[]
}

function addressOf(kind: NoticeKind, order: Order, customer: KnownCustomer | undefined): string {
  if (kind !== 'delayNotice') return order[`${stopOfNotice(kind)}Email`] ?? ''
  return order.customerEmail ?? customer?.email ?? customer?.contacts.find(({ email }) => email)?.email ?? ''
}

/** When the truck is expected at the stop a notice speaks of, by the plan and by the last report, and why it is late. */
function useForecast(kind: NoticeKind, order: Order | undefined) {
  const call = useCall()
  const { role } = useSession()
  const [now] = useState(() => Date.now())
  const day = order && dayOf(order, now)
  const transport = useQuery({
    ...queryFor(call, 'transports.get', { params: { id: order?.transportId ?? '' } }),
    enabled: order?.transportId !== undefined && may(role, 'transports.read'),
    retry: false,
  })
  const board = useQuery({
    ...queryFor(call, 'board.get', { query: { from: day ?? '', to: day ?? '' } }),
    enabled: day !== undefined,
    retry: false,
  })
  const stop = stopOfNotice(kind)
  const planned = useMemo(() => {
    if (board.data === undefined || day === undefined || order === undefined) return undefined
    return expectedAtStop(boardOf(board.data, { from: day, to: day, now }), order.id, stop)
  }, [board.data, day, order, now, stop])
  const reported = Date.parse(transport.data?.estimatedArrival ?? '')
  return {
    isSettled: !transport.isLoading && !board.isLoading,
    expectedAt: expectedArrival(stop, {
      planned,
      reported: Number.isNaN(reported) ? undefined : reported,
      status: transport.data?.status ?? order?.transportStatus,
    }),
    cause: transport.data?.delayCause ?? transport.data?.disruption ?? order?.disruption,
  }
}

/** A day on which its tour is on the board: today, or when it is loaded. What is open from before stands there today. */
function dayOf({ pickupDate }: Order, now: number): PlainDate {
  const today = epochToZoned(now).date
  return pickupDate !== undefined && pickupDate > today ? pickupDate : today
}
