import { wholeList } from '#src/api/whole-list.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Vehicle } from '#src/contract/vehicles.ts'
import type { CargoForAssignment } from '#src/domain/assignment/assignment.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { rowOffer, type AssignmentRequest } from '#src/domain/planning/offers/offers.ts'
import type { Period } from '#src/domain/vehicles/availability.ts'
import { offerConflicts } from '#src/domain/assignment/vehicle-offer.ts'
import { vehicleFacts, vehicleTitle } from './vehicle-facts.ts'
import type { Offer } from './offer.ts'

/** What a vehicle is wanted for, by itself: what is to be carried, and on which days. */
export interface Freight {
  cargo: CargoForAssignment
  days: Period
}

/** Rows judged in full; in a fleet beyond that, those the freight does not fit are not looked at any further. */
const MOST_JUDGED = 400

/** The vehicles, each with what speaks against it for every freight, by the rules of assignment and those of planning. */
export async function vehicleOffers(
  { services }: CommandContext,
  freights: readonly Freight[],
  wanted: readonly AssignmentRequest[],
): Promise<Offer<Vehicle>[]> {
  const { t } = services
  const vehicles = await wholeList(services, 'vehicles.list', { sortBy: 'licencePlate', sortOrder: 'asc' })
  const today = epochToZoned(Date.now()).date
  let judged = 0
  return vehicles.map((vehicle) => {
    const barred = freights.flatMap((freight) => offerConflicts(vehicle, { ...freight, today }))
    const isBarred = barred.some(({ severity }) => severity === 'block')
    const isJudged = !isBarred && wanted.length > 0 && (judged += wanted.length) <= MOST_JUDGED
    const planned = isJudged ? wanted.map((one) => rowOffer(`vehicle:${vehicle.id}`, one)) : []
    return {
      id: vehicle.id,
      title: vehicleTitle(vehicle),
      value: vehicle,
      facts: vehicleFacts(vehicle, t),
      objections: [...barred, ...planned.flatMap((one) => one?.violations ?? [])],
      busy: planned.find((one) => one?.busy !== undefined)?.busy,
      km: planned[0]?.emptyKm,
    }
  })
}
