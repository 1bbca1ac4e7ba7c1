import type { Vehicle } from '#src/contract/vehicles.ts'
import type { AssignmentConflict } from '#src/domain/assignment.ts'
import { isPlainDate } from '#src/domain/dates.ts'
import { isVehicleType } from '#src/domain/vehicles.ts'
import { formatFor } from './format.ts'
import type { Translate } from './keys.ts'
import { currentLanguage } from './setup.ts'

/** The first thing that speaks against an assignment, in words; blocking ones before warnings. */
export function objectionText(conflicts: readonly AssignmentConflict[], t: Translate): string | undefined {
  const worst = conflicts.find(({ severity }) => severity === 'block') ?? conflicts[0]
  if (worst === undefined) return undefined
  const format = formatFor(currentLanguage())
  const values = Object.fromEntries(
    Object.entries(worst.values).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.number(value) : isPlainDate(value) ? format.dateWithYear(value) : value,
    ]),
  )
  return t(worst.code, values)
}

/** A vehicle as it is offered: what speaks against it, what fits in, where it stands and who drives. */
export function vehicleOffer(vehicle: Vehicle, conflicts: readonly AssignmentConflict[], t: Translate) {
  const { id, licencePlate, trailerPlate, type, loadingMeters, currentCity, driverName } = vehicle
  const room = formatFor(currentLanguage()).loadingMeters(loadingMeters)
  const kind = isVehicleType(type) ? t(`vehicle.type.${type}`) : type
  return {
    id,
    title: [licencePlate, trailerPlate].filter(Boolean).join(' / '),
    detail: [objectionText(conflicts, t), kind, room, currentCity, driverName].filter(Boolean).join(' · '),
  }
}
