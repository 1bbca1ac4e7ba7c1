import { queryFor } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'

/** Under way, and so somewhere on the road. Source: decision B2 */
const RUNNING = 'EN_ROUTE_PICKUP,AT_PICKUP,LOADED,IN_TRANSIT,AT_DELIVERY'

/** Most signs on the map; those in trouble are among them in any case. */
const MOST = 500

/** Transports on the road, disturbed and late ones first. */
export function trucksQuery(call: Call) {
  const query = { status: RUNNING, sortBy: 'delayMinutes', sortOrder: 'desc', page: 1, limit: MOST } as const
  return queryFor(call, 'transports.list', { query })
}
