import { TRANSPORT_CHAIN, type TransportStatus } from '../workflow/transport-status.ts'

/** When a truck came to its two stops and left them, in the order in which that happens. */
export const STOP_STAMPS = ['pickupArrivedAt', 'pickupLeftAt', 'deliveryArrivedAt', 'deliveryLeftAt'] as const
export type StopStamp = (typeof STOP_STAMPS)[number]

/** The times a truck came and left, ISO 8601 in UTC; what no one has seen is missing. */
export type StopStamps = { [Stamp in StopStamp]?: string | undefined }

/** The step that says it: a truck that is under way has left, and one that has delivered is unloaded. */
const STEP_OF: Readonly<Record<StopStamp, TransportStatus>> = {
  pickupArrivedAt: 'AT_PICKUP',
  pickupLeftAt: 'IN_TRANSIT',
  deliveryArrivedAt: 'AT_DELIVERY',
  deliveryLeftAt: 'DELIVERED',
}

/**
 * What a step of a transport says of its stops: the time of the step itself, where nobody has said another one, and nothing of
 * steps it goes back behind. Of a step that is skipped no one knows when it was. Source: decision A40
 */
export function stampsOfStep(known: StopStamps, to: TransportStatus, now: string): StopStamps {
  const rank = TRANSPORT_CHAIN.findIndex((status) => status === to)
  // A transport that is called off keeps what has happened.
  if (rank < 0) return {}
  const changed = STOP_STAMPS.flatMap((stamp) => {
    const own = TRANSPORT_CHAIN.findIndex((status) => status === STEP_OF[stamp])
    if (rank < own) return known[stamp] === undefined ? [] : [[stamp, undefined] as const]
    return rank === own && known[stamp] === undefined ? [[stamp, now] as const] : []
  })
  return Object.fromEntries(changed)
}
