import type { TransportStatus } from '#src/domain/transport-status.ts'

/** The vehicle is moving or being loaded. */
export const RUNNING: readonly TransportStatus[] = [
  'EN_ROUTE_PICKUP',
  'AT_PICKUP',
  'LOADED',
  'IN_TRANSIT',
  'AT_DELIVERY',
]

/** A transport that binds its vehicle: between ASSIGNED and AT_DELIVERY. */
export const ACTIVE: readonly TransportStatus[] = ['ASSIGNED', 'NOTIFIED', ...RUNNING]
