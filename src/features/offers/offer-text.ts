import type { Offer } from '#src/contract/offers.ts'
import { daysBetween, isPlainDate, type PlainDate } from '#src/domain/basics/dates.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { factsAsText } from '#src/records/panel/record-text.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'

const signs: Readonly<Record<Offer['status'], SignName>> = {
  open: 'CREATED',
  accepted: 'success',
  rejected: 'CANCELLED',
  expired: 'unknown',
}

/** The sign of a status. */
export const offerSign = (status: Offer['status']): SignName => signs[status]

/** The word for a status. */
export const statusText = (status: Offer['status'], t: Translate): string => t(`offers.status.${status}`)

/** The word for a type of vehicle; an unknown one keeps its name. */
export const typeText = (type: string, t: Translate): string => (isVehicleType(type) ? t(`vehicle.type.${type}`) : type)

/** One end of the way: `20457 Hamburg`. */
export const placeOf = (offer: Offer, end: 'pickup' | 'delivery'): string =>
  `${offer[`${end}PostalCode`]} ${offer[`${end}City`]}`.trim()

/** The way in one line: `20457 Hamburg → 80331 München`. */
export const routeOf = (offer: Offer): string => `${placeOf(offer, 'pickup')} → ${placeOf(offer, 'delivery')}`

/** How long an open offer still holds: "noch 3 Tage", "läuft heute ab"; for how long an expired one is over. Nothing for others. */
export function validityText({ status, validUntil }: Offer, today: PlainDate, t: Translate): string | undefined {
  if (!isPlainDate(validUntil)) return undefined
  const count = daysBetween(today, validUntil)
  if (status === 'expired') return t('offers.valid.over', { count: Math.max(1, -count) })
  if (status !== 'open') return undefined
  if (count < 0) return t('offers.valid.over', { count: -count })
  return count === 0 ? t('offers.valid.today') : t('offers.valid.left', { count })
}

/** Whether an open offer ends today or tomorrow. */
export const endsSoon = ({ status, validUntil }: Offer, today: PlainDate): boolean =>
  status === 'open' && isPlainDate(validUntil) && daysBetween(today, validUntil) <= 1

/** An offer as text of several lines, for an e-mail or a chat. */
export function offerAsText(offer: Offer, t: Translate, format: Format): string {
  const end = (stop: 'pickup' | 'delivery') =>
    [
      placeOf(offer, stop),
      format.stopTime(offer[`${stop}Date`], offer[`${stop}TimeFrom`], offer[`${stop}TimeTo`]),
    ].join(', ')
  return factsAsText(`${offer.id} · ${statusText(offer.status, t)}`, [
    [t('records.customer'), offer.customerName],
    [t('records.pickup'), end('pickup')],
    [t('records.delivery'), end('delivery')],
    [t('records.cargo'), offer.description],
    [t('records.loadingMeters'), format.loadingMeters(offer.loadingMeters)],
    [t('records.weight'), format.weight(offer.weightKg)],
    [t('orders.price'), format.money(offer.price)],
    [t('offers.validUntil'), format.dateWithYear(offer.validUntil)],
  ])
}
