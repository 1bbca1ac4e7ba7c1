import { queryFor } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'

/** The company that sends the papers. */
export function companyQuery(call: Call) {
  return queryFor(call, 'tenants.company', {})
}

/** Address of the carrier or the customer; a paper can do without it, so it is asked for once. */
export function partnerQuery(call: Call, id: string | undefined, mayRead: boolean) {
  return {
    ...queryFor(call, 'partners.get', { params: { id: id ?? '' } }),
    enabled: mayRead && id !== undefined,
    retry: false,
  }
}
