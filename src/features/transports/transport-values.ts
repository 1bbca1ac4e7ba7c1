import type { StopKind } from '#src/domain/stops/window.ts'
import { transportRoute } from '#src/domain/orders/carriage.ts'
import { placesOfKind, type RoutePlace, routeText } from '#src/domain/stops/route.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import { troubleOf } from '#src/domain/transports/trouble.ts'
import { UNKNOWN } from '#src/domain/transports/checks.ts'
import { TRANSPORT_STATUSES } from '#src/domain/workflow/transport-status.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'

/** The name of a transport for people. */
export const transportLabel = ({ loadId, id }: Pick<Transport, 'loadId' | 'id'>): string => loadId || id

/** A value as it is said: what no one knows in the person's language. Source: specification 3 */
export const knownText = (value: string, t: Translate): string => (value === UNKNOWN ? t('transports.unknown') : value)

/** The word of a status. */
export const statusText = (status: string, t: Translate): string =>
  t(`transport.status.${TRANSPORT_STATUSES.find((known) => known === status) ?? 'PLANNING'}`)

/** The word for a type of vehicle; an unknown one keeps its name. */
export const typeText = (type: string, t: Translate): string =>
  isVehicleType(type) ? t(`vehicle.type.${type}`) : knownText(type, t)

/** `20457 Hamburg`, with what is known of it. */
export const placeText = ({ postalCode, city = '' }: RoutePlace, t: Translate): string =>
  [postalCode, knownText(city, t)].filter(Boolean).join(' ')

/** Where it is loaded, or unloaded: every such place. */
export const placesText = (transport: Transport, kind: StopKind, t: Translate): string =>
  placesOfKind(transportRoute(transport), kind)
    .map((place) => placeText(place, t))
    .join(', ')

/** `20457 Hamburg → 80331 München` */
export const transportRouteText = (transport: Transport, t: Translate): string =>
  routeText(transportRoute(transport), (place) => placeText(place, t))

const FINISHED: readonly Transport['status'][] = ['DELIVERED', 'COMPLETED', 'CANCELLED']

/** Nothing of it is still to come. */
export const isFinished = ({ status }: Pick<Transport, 'status'>): boolean => FINISHED.includes(status)

/** What goes wrong on the road: a disruption before a delay. What has arrived has no trouble any more. */
export function troubleSign(transport: Transport): SignName | undefined {
  const trouble = troubleOf(transport)
  return trouble && (trouble === 'disrupted' ? 'failure' : 'warning')
}

/** `+45 min`; nothing where it is on time. */
export const delayText = ({ delayMinutes = 0 }: Transport, format: Format): string | undefined =>
  delayMinutes > 0 ? `+${format.duration(delayMinutes)}` : undefined

/** The transport in one line, for the clipboard. */
export function transportText(transport: Transport, t: Translate, format: Format): string {
  const { status, customerName, vehicleNumber, driverName, estimatedArrival } = transport
  return [
    transportLabel(transport),
    statusText(status, t),
    knownText(customerName, t),
    transportRouteText(transport, t),
    knownText(vehicleNumber, t),
    knownText(driverName, t),
    format.stamp(estimatedArrival),
  ].join('\t')
}
