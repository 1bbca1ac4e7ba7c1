import type { Driver } from '#src/contract/drivers.ts'
import { epochToZoned } from '#src/domain/dates.ts'
import { driverConflicts, drivenDays } from '#src/domain/driver-conflicts.ts'
import type { Drive } from '#src/domain/driver-papers.ts'
import type { Translate } from './keys.ts'
import { objectionText } from './vehicle-offer.ts'

/** What is to be driven, as far as whoever offers drivers knows it. */
type Wanted = Omit<Drive, 'from' | 'to'> & { from?: string | undefined; to?: string | undefined }

/** Drivers as they are offered, those nothing blocks first: each with what speaks against him, his number and vehicle. */
export function driverOffers(drivers: readonly Driver[], wanted: readonly Wanted[], t: Translate) {
  const today = epochToZoned(Date.now()).date
  return drivers
    .map((driver) => {
      const conflicts = wanted.flatMap((one) => driverConflicts(driver, { ...one, ...drivenDays(one, today) }))
      const { id, name, phone, vehiclePlate } = driver
      const detail = [objectionText(conflicts, t), phone, vehiclePlate].filter(Boolean).join(' · ')
      return {
        driver,
        row: { id, title: name, detail },
        isBlocked: conflicts.some(({ severity }) => severity === 'block'),
      }
    })
    .toSorted((a, b) => Number(a.isBlocked) - Number(b.isBlocked))
}
