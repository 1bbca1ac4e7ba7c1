import type { StopKind } from '#src/domain/stops/window.ts'
import { loadRoute } from '#src/domain/orders/carriage.ts'
import { placesOfKind, routePlaceText, routeText, townText } from '#src/domain/stops/route.ts'
import type { Load } from '#src/contract/loads.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { factsAsText } from '#src/records/panel/record-text.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'

const signs: Readonly<Record<Load['status'], SignName>> = {
  open: 'CREATED',
  planned: 'CONFIRMED',
  assigned: 'ASSIGNED',
  done: 'DELIVERED',
}

/** The sign of a status. */
export const loadSign = (status: Load['status']): SignName => signs[status]

/** The word for a status. */
export const statusText = (status: Load['status'], t: Translate) => t(`records.load.status.${status}`)

/** The word for a type of vehicle; an unknown one keeps its name. */
export const typeText = (type: string, t: Translate) => (isVehicleType(type) ? t(`vehicle.type.${type}`) : type)

/** Where it is loaded, or unloaded: `20457 Hamburg`, of several places each. */
export const placesOf = (load: Load, kind: StopKind): string =>
  placesOfKind(loadRoute(load), kind).map(routePlaceText).join(', ')

/** What people call a load: where it goes. */
export const loadLabel = (load: Load): string => routeText(loadRoute(load), townText)

/** A load as text of several lines, for an e-mail or a chat. */
export function loadAsText(load: Load, t: Translate, format: Format): string {
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('records.cargo'), load.description],
    [t('records.pickup'), `${placesOf(load, 'pickup')}, ${format.date(load.pickupDate)}`],
    [t('records.delivery'), `${placesOf(load, 'delivery')}, ${format.date(load.deliveryDate)}`],
    [t('records.loadingMeters'), format.loadingMeters(load.loadingMeters)],
    [t('records.weight'), format.weight(load.weightKg)],
    [t('records.vehicle.type'), typeText(load.vehicleType, t)],
    [t('records.customer'), load.customerName],
    [t('records.order'), load.orderId],
  ]
  const said = facts.filter(([, value]) => value !== NOTHING)
  return factsAsText([loadLabel(load), statusText(load.status, t)].join(' · '), said)
}
