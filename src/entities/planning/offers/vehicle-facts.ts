import type { Vehicle } from '#src/contract/vehicles.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { formatFor } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { currentLanguage } from '#src/i18n/setup.ts'

/** A vehicle as it is offered: its plate, with that of its trailer. */
export const vehicleTitle = ({ licencePlate, trailerPlate }: Vehicle): string =>
  [licencePlate, trailerPlate].filter(Boolean).join(' / ')

/** What it is, what fits in, where it stands and who drives. */
export function vehicleFacts(vehicle: Vehicle, t: Translate): readonly (string | undefined)[] {
  const { type, loadingMeters, currentCity, driverName } = vehicle
  const kind = isVehicleType(type) ? t(`vehicle.type.${type}`) : type
  return [kind, formatFor(currentLanguage()).loadingMeters(loadingMeters), currentCity, driverName]
}
