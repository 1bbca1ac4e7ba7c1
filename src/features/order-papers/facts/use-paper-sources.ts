import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { orderByIdQuery } from '#src/entities/orders/order-query.ts'
import { useCall } from '#src/api/provider.tsx'
import type { OrderStatus } from '#src/domain/workflow/order-status.ts'
import type { OrderPaper } from '#src/domain/documents/paper-kinds.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import type { PaperSources } from './paper-facts.ts'
import { companyQuery, partnerQuery, tourQuery } from './papers.queries.ts'

/** Statuses in which an order is on a tour, or has come on one. */
const ON_TOUR: readonly OrderStatus[] = ['ASSIGNED', 'IN_TRANSIT', 'DELIVERED']

/** Order, company, carrier and tour; there are no sources until the order is here and the company has answered or failed. */
export function usePaperSources(id: string, paper: OrderPaper) {
  const call = useCall()
  const { name, role } = useSession()
  const order = useQuery(orderByIdQuery(call, id))
  const company = useQuery(companyQuery(call))
  const mayRead = may(role, 'partners.read')
  const carrier = useQuery(partnerQuery(call, order.data?.carrierId, mayRead))
  const customer = useQuery(
    partnerQuery(call, order.data?.customerId, mayRead && (paper === 'confirmation' || paper === 'cmr')),
  )
  const [now] = useState(() => Date.now())
  const status = order.data?.status ?? 'CREATED'
  const tour = useQuery(tourQuery(call, id, paper === 'forwarding' && ON_TOUR.includes(status)))
  const isSettled = !company.isPending && !carrier.isLoading && !customer.isLoading && !tour.isLoading
  const isMissing = isApiError(order.error) && order.error.status === 404
  const sources = useMemo<PaperSources | undefined>(() => {
    if (order.data === undefined || isMissing || !isSettled) return undefined
    const partners = { company: company.data, carrier: carrier.data, customer: customer.data }
    return { order: order.data, ...partners, tour: tour.data?.data[0], contact: name, now }
  }, [order.data, isMissing, isSettled, company.data, carrier.data, customer.data, tour.data, name, now])
  return { sources, order, company, carrier, customer, tour, isMissing }
}
