import type { OrderStatus } from './order-status.ts'

/** Transport statuses along the chain, then CANCELLED. Source: decision B2. */
export const TRANSPORT_STATUSES = [
  'inquiry',
  'PLANNING',
  'ASSIGNED',
  'NOTIFIED',
  'EN_ROUTE_PICKUP',
  'AT_PICKUP',
  'LOADED',
  'IN_TRANSIT',
  'AT_DELIVERY',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
] as const

/** The status of a transport. Delay is a flag beside it, not a status. */
export type TransportStatus = (typeof TRANSPORT_STATUSES)[number]

/** The statuses a transport takes one after the other. */
export const TRANSPORT_CHAIN = TRANSPORT_STATUSES.slice(0, -1)

/** Reads a transport status; `fallback` (PLANNING by default) stands for anything unknown. Source: specification 3. */
export function parseTransportStatus(value: unknown, fallback: TransportStatus = 'PLANNING'): TransportStatus {
  return TRANSPORT_STATUSES.find((status) => status === value) ?? fallback
}

/** What the words of the business order mean for a transport where the two differ. Source: decision A19. */
const fromOrderStatus = new Map<unknown, TransportStatus>([
  ['CREATED', 'PLANNING'],
  ['CONFIRMED', 'PLANNING'],
  ['BILLED', 'COMPLETED'],
])

/**
 * The transport status of a record that may be a transport, a business order or an OCR order. Without a status that is
 * known, an OCR order is an `inquiry` and anything else in PLANNING. Source: specification 3 and 4, decision A19.
 */
export function mapTransportStatus(value: unknown, options: { ocr: boolean } = { ocr: false }): TransportStatus {
  return parseTransportStatus(fromOrderStatus.get(value) ?? value, options.ocr ? 'inquiry' : 'PLANNING')
}

const progress: Record<TransportStatus, number> = {
  inquiry: 0,
  PLANNING: 5,
  ASSIGNED: 15,
  NOTIFIED: 20,
  EN_ROUTE_PICKUP: 25,
  AT_PICKUP: 35,
  LOADED: 40,
  IN_TRANSIT: 40,
  AT_DELIVERY: 90,
  DELIVERED: 100,
  COMPLETED: 100,
  CANCELLED: 0,
}

/**
 * Progress in whole percent. On the way it grows from 40 to 85 with `distanceShare`, the driven part of the distance
 * (0 to 1). A cancelled transport has none. Source: decision B2.
 */
export function transportProgress(status: TransportStatus, distanceShare = 0): number {
  if (status !== 'IN_TRANSIT') return progress[status]
  const share = Number.isNaN(distanceShare) ? 0 : Math.min(Math.max(distanceShare, 0), 1)
  return Math.round(progress.IN_TRANSIT + 45 * share)
}

/** Whether it is only planned: not assigned yet. */
export function isPlanned(status: TransportStatus): boolean {
  return status === 'PLANNING' || status === 'inquiry'
}

/** Whether there is somebody to load a transport: a vehicle, or a subcontractor with his own. Unknown plates stand as \`Unbekannt\`. */
export function isCarried(transport: {
  vehicleId?: string | undefined
  carrierId?: string | undefined
  vehicleNumber?: string | undefined
}): boolean {
  const { vehicleId, carrierId, vehicleNumber = '' } = transport
  return vehicleId !== undefined || carrierId !== undefined || !['', 'Unbekannt'].includes(vehicleNumber)
}

/** Whether the goods are on the truck or already off it again. */
export function isLoaded(status: TransportStatus): boolean {
  return TRANSPORT_CHAIN.indexOf(status) >= TRANSPORT_CHAIN.indexOf('LOADED')
}

/** The status an order takes from its transport; nothing where the transport says nothing. Source: decision B2. */
export function orderStatusFor(status: TransportStatus): OrderStatus | undefined {
  const position = TRANSPORT_CHAIN.indexOf(status)
  if (position >= TRANSPORT_CHAIN.indexOf('DELIVERED')) return 'DELIVERED'
  if (isLoaded(status)) return 'IN_TRANSIT'
  return position >= TRANSPORT_CHAIN.indexOf('ASSIGNED') ? 'ASSIGNED' : undefined
}

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
