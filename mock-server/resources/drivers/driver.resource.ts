import { addDays, type PlainDate } from '#src/domain/basics/dates.ts'
import { driverStatus } from '#src/domain/drivers/availability.ts'
import { coversLicence, LICENCE_CLASSES, licenceClassesOf, PAPER_FIELDS } from '#src/domain/drivers/papers.ts'
import { DRIVER_STATUSES } from '#src/domain/drivers/statuses.ts'
import { EXPIRY_WARNING_DAYS } from '#src/domain/vehicles/expiry-warning.ts'
import { RUNNING } from '#src/domain/workflow/transport-status.ts'
import { notFound } from '../../core/http-error.ts'
import { has, is, listed } from '../../core/lists/filters.ts'
import type { ListContext } from '../../core/lists/page.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Where } from '../../store/store.ts'
import { defineResource } from '../../write/define-resource.ts'
import { driverCascades } from './cascades.ts'
import { changedDriver, comesBack, newDriver, putBack, refuseBusy } from './rules.ts'

type Driver = Row<'drivers'>

/** Drivers with what they do today. */
async function withStatus(drivers: readonly Driver[], { store, now }: ListContext): Promise<Driver[]> {
  const today = todayOf({ now })
  const ids = drivers.map(({ id }) => id)
  const jobs = await store.countBy('transports', 'driverId', { driverId: { in: ids }, status: { in: RUNNING } })
  return drivers.map((driver) => ({
    ...driver,
    status: driverStatus(driver.absences, today, (jobs[driver.id] ?? 0) > 0),
  }))
}

/** What a paper is when it ends soon, has ended, or was never shown. */
function papersWhere(states: readonly string[], today: PlainDate): Where<'drivers'>[] {
  const soon = addDays(today, EXPIRY_WARNING_DAYS)
  const papers = Object.values(PAPER_FIELDS)
  const of = (state: string, field: (typeof papers)[number]): Where<'drivers'>[] => {
    if (state === 'expired') return [{ [field]: { lt: today } }]
    if (state === 'due') return [{ [field]: { gte: today, lte: soon } }]
    // Not everybody needs an ADR certificate.
    return state === 'unknown' && field !== 'adrCertificateUntil' ? [{ [field]: { exists: false } }] : []
  }
  return states.flatMap((state) => papers.flatMap((field) => of(state, field)))
}

const employedBy = has('carrierId', 'carrier', 'own')

/** Drivers, own and subcontractors', by name. What somebody does today and what a class covers, no store holds. */
export const drivers = defineResource({
  kind: 'driver',
  list: {
    sort: [{ field: 'name' }],
    filters: {
      status: (text) => {
        const statuses = listed(text)
        return statuses.length === 0 ? undefined : (driver) => statuses.includes(driver.status)
      },
      licence: (text) => {
        const wanted = LICENCE_CLASSES.filter((one) => listed(text).includes(one))
        if (listed(text).length === 0) return undefined
        return (driver) => wanted.some((one) => coversLicence(licenceClassesOf(driver), one))
      },
      papers: (text, asking) => {
        const anyOf = papersWhere(listed(text), todayOf(asking))
        return anyOf.length === 0 ? undefined : { anyOf }
      },
      adr: (adr, asking) => ({ adrCertificateUntil: adr === 'true' ? { gte: todayOf(asking) } : { exists: false } }),
      // Anyone who is named says whose he is.
      employer: (employer, _asking, { carrierId }) => (carrierId === undefined ? employedBy(employer) : undefined),
      carrierId: is('carrierId'),
      vehicleId: is('vehicleId'),
    },
    shownSorts: { status: ({ status }) => DRIVER_STATUSES.indexOf(status) },
  },
  view: withStatus,
  missing: () => notFound({ code: 'reason.missing.driver' }),
  write: { ids: 'drv', create: newDriver, update: changedDriver, refuseRemoval: refuseBusy },
  undo: { update: putBack, comesBack },
  cascades: driverCascades,
})
