import { transportRoute } from '#src/domain/orders/carriage.ts'
import { joinPlaces, routePlaces, townText } from '#src/domain/stops/route.ts'
import type { MapSign } from '#src/ui/map/placed.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import { bearing } from '#src/domain/transports/movement.ts'
import { locate } from '#src/domain/places/places.ts'
import { UNKNOWN } from '#src/domain/transports/checks.ts'
import { troubleOf } from '#src/domain/transports/trouble.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { SignKind } from '#src/ui/map/signs.tsx'

/** What goes wrong comes before what it does. */
export function signKind(truck: Transport): SignKind {
  const [trouble, { status }] = [troubleOf(truck), truck]
  if (trouble !== undefined) return trouble === 'disrupted' ? 'failure' : 'warning'
  if (status === 'IN_TRANSIT') return 'moving'
  return status === 'EN_ROUTE_PICKUP' ? 'approaching' : 'standing'
}

/** How many there are of each kind. */
export function countKinds(trucks: readonly Transport[]): Record<SignKind, number> {
  const counts: Record<SignKind, number> = { moving: 0, approaching: 0, standing: 0, warning: 0, failure: 0 }
  for (const truck of trucks) counts[signKind(truck)] += 1
  return counts
}

const known = (value: string) => (value === UNKNOWN || value === '' ? undefined : value)

/** The plate, or the number of the transport where no one knows the plate. */
export const truckName = ({ vehicleNumber, loadId, id }: Transport): string => known(vehicleNumber) ?? (loadId || id)

/** `bei Bremen, 81 km/h` */
export function whereabouts({ currentLocation, currentSpeed }: Transport, t: Translate, format: Format): string {
  if (!currentLocation) return ''
  const { city } = currentLocation
  if (!currentSpeed) return t('map.at', { city })
  return t('map.atSpeed', { city, speed: format.number(currentSpeed, 0) })
}

/** What goes wrong, in words; nothing where all is well. */
export function troubleText({ disruption, delayMinutes = 0 }: Transport, t: Translate, format: Format) {
  if (disruption !== undefined) return t('dispatch.disruption')
  return delayMinutes > 0 ? format.duration(delayMinutes) : undefined
}

/** A truck in one sentence, for anyone who does not see the map. */
function sentence(truck: Transport, t: Translate, format: Format): string {
  const { disruption, delayMinutes = 0, estimatedArrival } = truck
  const parts = [
    known(truck.vehicleNumber),
    truck.loadId,
    t(`transport.status.${truck.status}`),
    disruption,
    delayMinutes > 0 && t('map.late', { duration: format.duration(delayMinutes) }),
    whereabouts(truck, t, format),
    t('map.route', { from: truck.origin, to: joinPlaces(routePlaces(transportRoute(truck)).slice(1).map(townText)) }),
    estimatedArrival !== undefined && t('map.arrival', { time: format.stamp(estimatedArrival) }),
  ]
  return parts.filter(Boolean).join(', ')
}

/** The truck as a sign; nothing where no one knows where it is. */
export function signOf(truck: Transport, t: Translate, format: Format): MapSign | undefined {
  const at = truck.currentLocation?.coordinates
  if (at === undefined) return undefined
  const kind = signKind(truck)
  const minutes = truck.delayMinutes ?? 0
  const fact = kind === 'failure' ? t('dispatch.disruption') : minutes > 0 ? `+${format.duration(minutes)}` : undefined
  const text = truckName(truck)
  return {
    id: truck.id,
    ...at,
    kind,
    heading: bearing(at, destinationOf(truck)),
    sentence: sentence(truck, t, format),
    tag: fact === undefined ? { text } : { text, fact },
  }
}

/** Where it drives to: where it unloads, or on its way to begin where it loads. */
function destinationOf(truck: Transport) {
  const end = truck.status === 'EN_ROUTE_PICKUP' ? 'origin' : 'destination'
  return locate({ city: truck[end], postalCode: truck[`${end}PostalCode`], country: truck[`${end}Country`] }).point
}
