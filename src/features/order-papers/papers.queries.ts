import { queryFor } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'

/** How long an order counts as fresh, in milliseconds. Source: specification 9, order cache lifetime */
const ORDER_STALE_TIME = 30_000

/** The order itself. */
export function paperOrderQuery(call: Call, id: string) {
  return { ...queryFor(call, 'orders.get', { params: { id } }), staleTime: ORDER_STALE_TIME }
}

/** The company that sends the papers. */
export function companyQuery(call: Call) {
  return queryFor(call, 'tenants.company', {})
}

/** Address of the carrier; a paper can do without it, so it is asked for once. */
export function carrierQuery(call: Call, id: string | undefined, mayRead: boolean) {
  return {
    ...queryFor(call, 'partners.get', { params: { id: id ?? '' } }),
    enabled: mayRead && id !== undefined,
    retry: false,
  }
}
