import type { StopKind } from './window.ts'
import { type FurtherStop, furtherStop, type OrderPlace } from './further-stops.ts'

type PlaceFields<Names extends string, Value> = { [K in `${StopKind}${Names}`]?: Value | undefined }

/** An order as far as its places go: the fields of its first and its last, and the further ones. */
export type OrderWithPlaces = Record<`${StopKind}${'Address' | 'PostalCode' | 'City' | 'Country'}`, string> &
  PlaceFields<
    'Company' | 'Date' | 'TimeFrom' | 'TimeTo' | 'ContactPerson' | 'Phone' | 'Reference' | 'BookingNumber',
    string
  > &
  PlaceFields<'Ramp' | 'OpeningHours' | 'DriverHints', string> &
  PlaceFields<'Fixed' | 'TimesAssumed', boolean> & { furtherStops?: readonly FurtherStop[] | undefined }

/** A place of an order, wherever the order keeps it; date plain, times `HH:MM` wall time in Europe/Berlin. */
export interface PlaceOfOrder extends FurtherStop {
  address: string
  fixed: boolean
  /** The times are not given. */
  timesAssumed?: boolean | undefined
  bookingNumber?: string | undefined
  ramp?: string | undefined
  openingHours?: string | undefined
  driverHints?: string | undefined
}

/** What an order says of one of its places; of a place it does not have, what it says of the one of that kind it always has. */
export function placeOfOrder(order: OrderWithPlaces, place: OrderPlace): PlaceOfOrder {
  const further = furtherStop(order, place)
  if (further) return { ...further, address: further.address ?? '', fixed: further.fixed === true }
  const { kind } = place
  return {
    kind,
    company: order[`${kind}Company`],
    address: order[`${kind}Address`],
    postalCode: order[`${kind}PostalCode`],
    city: order[`${kind}City`],
    country: order[`${kind}Country`],
    date: order[`${kind}Date`],
    timeFrom: order[`${kind}TimeFrom`],
    timeTo: order[`${kind}TimeTo`],
    timesAssumed: order[`${kind}TimesAssumed`],
    fixed: order[`${kind}Fixed`] === true,
    contactPerson: order[`${kind}ContactPerson`],
    phone: order[`${kind}Phone`],
    reference: order[`${kind}Reference`],
    bookingNumber: order[`${kind}BookingNumber`],
    ramp: order[`${kind}Ramp`],
    openingHours: order[`${kind}OpeningHours`],
    driverHints: order[`${kind}DriverHints`],
  }
}
