import type { Offer } from '#src/contract/offers.ts'
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
export const offerSign = ({ status }: Pick<Offer, 'status'>): SignName => signs[status]

/** The word for a status. */
export const statusText = (status: Offer['status'], t: Translate): string => t(`offers.status.${status}`)

/** The word for a type of vehicle; an unknown one keeps its name. */
export const typeText = (type: string, t: Translate): string => (isVehicleType(type) ? t(`vehicle.type.${type}`) : type)

/** One end of the way: `20457 Hamburg`. */
export const placeOf = (offer: Offer, end: 'pickup' | 'delivery'): string =>
  `${offer[`${end}PostalCode`]} ${offer[`${end}City`]}`.trim()

/** The way in one line: `20457 Hamburg → 80331 München`. */
export const routeOf = (offer: Offer): string => `${placeOf(offer, 'pickup')} → ${placeOf(offer, 'delivery')}`

const HOUR = 60
const DAY = 24 * HOUR

/**
 * How long an offer can still be accepted, in words: "noch 3 Tage", "noch 2 h 15 min", "seit 2 Tagen abgelaufen"; nothing where it has no end.
 * `now` in milliseconds since 1970.
 */
export function validityText(
  { validUntil }: Pick<Offer, 'validUntil'>,
  now: number,
  { t, format }: { t: Translate; format: Format },
): string | undefined {
  const end = Date.parse(validUntil ?? '')
  if (Number.isNaN(end)) return undefined
  const minutes = Math.floor((end - now) / 60_000)
  const amount = Math.abs(minutes)
  if (amount >= 2 * DAY) {
    const count = Math.floor(amount / DAY)
    return t(minutes < 0 ? 'offers.valid.overDays' : 'offers.valid.leftDays', { count })
  }
  const duration = format.duration(amount)
  return t(minutes < 0 ? 'offers.valid.over' : 'offers.valid.left', { duration })
}

/** An offer as text of several lines, for an e-mail or a chat. */
export function offerAsText(offer: Offer, t: Translate, format: Format): string {
  return factsAsText([offer.id, statusText(offer.status, t)].join(' · '), [
    [t('records.customer'), offer.customerName],
    [t('records.route'), routeOf(offer)],
    [t('records.cargo'), offer.cargoDescription],
    [t('orders.price'), format.money(offer.price, offer.currency)],
    [t('offers.validUntil'), format.stamp(offer.validUntil)],
  ])
}
