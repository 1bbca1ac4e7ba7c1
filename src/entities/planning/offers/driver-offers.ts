import { wholeList } from '#src/api/whole-list.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Driver } from '#src/contract/drivers.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { driverConflicts, drivenDays } from '#src/domain/drivers/conflicts.ts'
import type { Drive } from '#src/domain/drivers/papers.ts'
import { busyOn, emptyKmTo, type AssignmentRequest } from '#src/domain/planning/offers/offers.ts'
import type { Offer } from './offer.ts'

/** What is to be driven, as far as anyone who offers drivers knows it; the vehicle he would drive it with. */
export type WantedDrive = Omit<Drive, 'from' | 'to'> & {
  from?: string | undefined
  to?: string | undefined
  vehicleId?: string | undefined
}

/** The drivers, each with what speaks against him for every drive: papers, absences, and what he drives then elsewhere. */
export async function driverOffers(
  { services }: CommandContext,
  drives: readonly WantedDrive[],
  wanted: readonly AssignmentRequest[],
): Promise<Offer<Driver>[]> {
  const drivers = await wholeList(services, 'drivers.list', { sortBy: 'name', sortOrder: 'asc' })
  const today = epochToZoned(Date.now()).date
  const own = new Set(drives.flatMap(({ vehicleId }) => vehicleId ?? []))
  return drivers.map((driver) => {
    const { id, name, phone, vehicleId, vehiclePlate } = driver
    const key = vehicleId === undefined ? undefined : (`vehicle:${vehicleId}` as const)
    const elsewhere = vehicleId === undefined || own.has(vehicleId) ? [] : wanted
    const [first] = wanted
    return {
      id,
      title: name,
      value: driver,
      facts: [phone, vehiclePlate],
      objections: drives.flatMap((drive) => driverConflicts(driver, { ...drive, ...drivenDays(drive, today) })),
      busy: key && elsewhere.map((one) => busyOn(key, one)).find((busy) => busy !== undefined),
      // He is where his vehicle is.
      km: key && first && emptyKmTo(key, first),
    }
  })
}
