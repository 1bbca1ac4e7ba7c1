import { placeLine, useStopPlaces } from '#src/entities/stops/stop-places.ts'
import type { StopPlace } from '#src/contract/loading-points.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { loadPlaces } from '#src/domain/places/known-places.ts'
import { parseOpeningHours, writtenOpeningHours } from '#src/domain/places/opening-hours.ts'
import { stopOf } from '#src/domain/orders/facts.ts'
import { may } from '#src/domain/accounts/roles.ts'
import type { StopKind } from '#src/domain/stops/window.ts'
import { townFollowing } from '#src/domain/places/town-of-code.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { openingHoursText } from '#src/entities/places/opening-hours-text.ts'
import { stopTimesOf, stopWindowText } from '#src/entities/stops/window-text.ts'
import { readDeliveryDay } from '#src/i18n/typed-dates.ts'
import { dateKind, windowKind } from '#src/records/fields/kinds/day-kinds.ts'
import type { Suggestions } from '#src/records/fields/field.ts'
import { isText, textKind, type FieldKind, type FieldValue } from '#src/records/fields/kinds/kinds.ts'
import { useSession } from '#src/workspace/session/session.tsx'

/** Opening hours: `mo-fr 7-16, sa 8-12`; kept as they are written in German, shown with the days of the language. */
export const openingHoursKind: FieldKind<Order> = {
  ...textKind(200),
  read: (text) => {
    if (text.trim() === '') return [null]
    const hours = parseOpeningHours(text)
    return hours === undefined ? undefined : [writtenOpeningHours(hours)]
  },
  shown: ([value], { format }) => (isText(value) ? openingHoursText(value, format) : NOTHING),
  wrong: 'issue.openingHours',
}

/** The day of delivery: `mo` is the one after the day of loading. */
const deliveryDateKind: FieldKind = {
  ...dateKind,
  read: (text, reading) => {
    const loaded = reading.record?.['pickupDate']
    if (text.trim() === '' || typeof loaded !== 'string') return dateKind.read(text, reading)
    const date = readDeliveryDay(text, { today: reading.today, loaded })
    return date === undefined ? undefined : [date]
  },
}

export const stopDateKinds = { pickup: dateKind, delivery: deliveryDateKind } as const

/** The window of a stop, which ends with the opening hours of the place where only one side was said. */
function stopWindowKind(kind: StopKind): FieldKind<Order> {
  return {
    ...windowKind,
    shown: ([from, to, assumed], { record, t, format }) => {
      const times = { timeFrom: isText(from) ? from : undefined, timeTo: isText(to) ? to : undefined }
      return stopWindowText(kind, { ...stopTimesOf(record, kind), ...times, timesAssumed: assumed === true }, t, format)
    },
  }
}

export const stopWindowKinds = { pickup: stopWindowKind('pickup'), delivery: stopWindowKind('delivery') } as const

/** What taking a place brings: of a loading point the server knows the rest, of any other one its address is all there is. */
function broughtBy(kind: StopKind, place: StopPlace): Readonly<Record<string, FieldValue>> {
  if (place.loadingPointId !== undefined) return { [`${kind}LoadingPointId`]: place.loadingPointId }
  return {
    [`${kind}Address`]: place.street ?? null,
    [`${kind}PostalCode`]: place.postalCode ?? null,
    [`${kind}City`]: place.city ?? null,
    [`${kind}Country`]: place.country,
  }
}

/** The places of a stop, those of the order's customer first: taking one brings its address, on the server. */
function usePlaces(kind: StopKind, { customerId }: Order, text: string): Suggestions {
  const { role } = useSession()
  const { places, busy } = useStopPlaces(kind, customerId, text, may(role, 'partners.read'))
  return {
    options: places.flatMap((place) =>
      // It is the name that is typed here.
      place.company === undefined
        ? []
        : { id: place.id, label: place.company, detail: placeLine(place), also: broughtBy(kind, place) },
    ),
    busy,
  }
}

const usePickupPlaces = (order: Order, text: string) => usePlaces('pickup', order, text)
const useDeliveryPlaces = (order: Order, text: string) => usePlaces('delivery', order, text)

/** The suggestions of each stop. */
export const stopPlaces = { pickup: usePickupPlaces, delivery: useDeliveryPlaces } as const

/** The town that comes with another postal code of a stop, in the same change. */
const townAlong =
  (kind: StopKind) =>
  async (order: Order, [postalCode]: readonly FieldValue[]): Promise<Readonly<Record<string, FieldValue>>> => {
    await loadPlaces()
    const { city, country, postalCode: before } = stopOf(order, kind)
    const after = { country, postalCode: isText(postalCode) ? postalCode : '' }
    const town = townFollowing({ city, country, postalCode: before }, after)
    return town === undefined ? {} : { [`${kind}City`]: town }
  }

export const townOfStop = { pickup: townAlong('pickup'), delivery: townAlong('delivery') } as const
