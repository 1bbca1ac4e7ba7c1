import type { Tariff } from '#src/contract/partners/tariffs.ts'
import { PLACES } from '#src/domain/places/places.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { TARIFF_BASES } from '#src/domain/tariffs/tariff.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** The word for a type of vehicle; an unknown one keeps its name. */
export const typeText = (type: string, t: Translate) => (isVehicleType(type) ? t(`vehicle.type.${type}`) : type)

/** What a price is for: a trip, a kilometre, a loading metre. */
export const basisText = (basis: string, t: Translate) =>
  t(`tariffs.basis.${TARIFF_BASES.find((known) => known === basis) ?? 'trip'}`)

/** One end of a lane: `20`, `AT 10`, `PL`; a German area needs no country. */
export function endText(country: string, area: string): string {
  if (area === '') return country
  return country === 'DE' ? area : `${country} ${area}`
}

/** The lane of a tariff: `20 → 80`, `DE → AT 10`. */
export const laneText = ({ fromCountry, fromArea, toCountry, toArea }: Tariff) =>
  `${endText(fromCountry, fromArea)} → ${endText(toCountry, toArea)}`

/** A town of the road network in an area, to tell at a glance where that is; nothing where it knows none. */
export function townOf(country: string, area: string): string | undefined {
  if (area === '') return undefined
  return PLACES.find((place) => place.country === country && place.postalCode.replace(/\s/g, '').startsWith(area))?.city
}

/** `1.205,61 €`, `1,45 € je km`. */
export function tariffPriceText({ basis, priceCents }: Tariff, t: Translate, format: Format): string {
  const amount = format.cents(priceCents)
  return basis === 'trip' ? amount : t(`tariffs.per.${basis}`, { amount })
}
