import { locate } from '../../places/places.ts'
import type { PlaceOfOrder } from '../../stops/place-of-order.ts'
import { siteKey } from '../../tours/stops.ts'
import type { PlanEnd } from './board.ts'

/** A place of an order as planning looks at it. Where its town lies has to be known (`beforeMeasuring`). */
export function planEndOf(place: PlaceOfOrder): PlanEnd {
  const { company, address, country, postalCode, city } = place
  return {
    site: {
      key: siteKey(company, address, postalCode, city, country),
      ...{ company, country, postalCode, city },
      point: locate({ country, postalCode, city }).point,
    },
    date: place.date,
    from: place.timeFrom,
    to: place.timeTo,
    assumed: place.timesAssumed,
    fixed: place.fixed,
    openingHours: place.openingHours,
  }
}
