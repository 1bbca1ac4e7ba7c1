import { queryFor } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'

/** The company that sends the papers. */
export function companyQuery(call: Call) {
  return queryFor(call, 'tenants.company', {})
}

/** The tour an order is part of, alone on its page; asked for once, as the paper says so where it cannot be had. */
export function tourQuery(call: Call, orderId: string, isWanted: boolean) {
  return { ...queryFor(call, 'tours.list', { query: { orderId, limit: 1 } }), enabled: isWanted, retry: false }
}

/** Address of the carrier or the customer; a paper can do without it, so it is asked for once. */
export function partnerQuery(call: Call, id: string | undefined, mayRead: boolean) {
  return {
    ...queryFor(call, 'partners.get', { params: { id: id ?? '' } }),
    enabled: mayRead && id !== undefined,
    retry: false,
  }
}
