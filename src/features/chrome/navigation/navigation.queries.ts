import { queryFor } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'
import { REFRESH } from '../refresh.ts'

/** The counts of the navigation, asked for every 30 s while online. Source: specification 9 */
export function navigationQuery(call: Call, online: boolean) {
  return { ...queryFor(call, 'navigation.get', {}), refetchInterval: online ? REFRESH : (false as const) }
}

/** Today's deliveries, for the badge of pending proofs of delivery. */
export function deliveriesQuery(call: Call, online: boolean) {
  return { ...queryFor(call, 'dispatcher.kpis', {}), refetchInterval: online ? REFRESH : (false as const) }
}
