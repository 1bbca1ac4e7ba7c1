import type { TransportUpdate } from '#src/contract/transports/update.ts'
import { tripDuration } from '#src/domain/places/driving-time.ts'
import { isBlank } from '#src/domain/basics/given-text.ts'
import { normalisedPlate } from '#src/domain/vehicles/licence-plate.ts'
import { roadDistanceKm } from '#src/domain/places/places.ts'
import { countryName } from '#src/domain/places/postal-codes.ts'
import { UNKNOWN } from '#src/domain/transports/checks.ts'
import type { Row } from '../../store/models.ts'

type Transport = Row<'transports'>

/** What stands where a transport says nothing. */
const BLANK: ReadonlyMap<string, string | undefined> = new Map([
  ...(['customerName', 'origin', 'destination', 'driverName', 'vehicleNumber'] as const).map(
    (field) => [field, UNKNOWN] as const,
  ),
  ['vehicleType', 'TRUCK'],
  ...(['originPostalCode', 'destinationPostalCode', 'cargo'] as const).map((field) => [field, ''] as const),
])

/** What is typed as it is kept: without outer blanks, plates and countries as all are written. */
export function transportValues(input: TransportUpdate): Partial<Transport> {
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => {
      const typed = typeof value === 'string' ? value.trim() : value
      if (field.endsWith('Country')) return [field, countryName(typeof typed === 'string' ? typed : undefined)]
      if (isBlank(typed)) return [field, BLANK.get(field)]
      return [field, field === 'vehicleNumber' && typeof typed === 'string' ? normalisedPlate(typed) : typed]
    }),
  )
}

/** How far it is and how long it takes, where both towns are known. */
export function distanceOf(transport: Transport): Pick<Transport, 'distanceKm' | 'estimatedDuration'> {
  const { origin, originPostalCode, originCountry, destination, destinationPostalCode, destinationCountry } = transport
  if ([origin, destination].includes(UNKNOWN)) return { distanceKm: undefined, estimatedDuration: undefined }
  const { km } = roadDistanceKm(
    { city: origin, postalCode: originPostalCode, country: originCountry },
    { city: destination, postalCode: destinationPostalCode, country: destinationCountry },
  )
  return { distanceKm: km, estimatedDuration: tripDuration(km).totalMin }
}
