import { addDays, type PlainDate } from '#src/domain/dates.ts'
import { EXPIRY_WARNING_DAYS } from '#src/domain/expiry-warning.ts'
import { driverStatus } from '#src/domain/driver-availability.ts'
import { DRIVER_STATUSES } from '#src/domain/driver-statuses.ts'
import { coversLicence, LICENCE_CLASSES, licenceClassesOf, PAPER_FIELDS } from '#src/domain/driver-papers.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { ConflictError, type Page, type Sort, type Store, type Where } from '../../store/store.ts'
import { RUNNING } from '#src/domain/transport-status.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'

type Driver = Row<'drivers'>

/** The driver as he is kept; 404 when there is none, 409 with `If-Match` of an older version. */
export async function storedDriver(context: Pick<RuleContext, 'store' | 'ifMatch'>, id: string): Promise<Driver> {
  const driver = await context.store.find('drivers', id)
  if (!driver) throw notFound({ code: 'reason.missing.driver' })
  if (context.ifMatch !== undefined && context.ifMatch !== driver.version)
    throw new ConflictError('drivers', id, driver)
  return driver
}

/** Drivers with what they do today. */
export async function withStatus(context: Pick<RuleContext, 'store' | 'now'>, drivers: readonly Driver[]) {
  const today = todayOf(context)
  const ids = drivers.map(({ id }) => id)
  const jobs = await context.store.all('transports', { driverId: { in: ids }, status: { in: RUNNING } })
  const driving = new Set(jobs.map(({ driverId }) => driverId))
  return drivers.map((driver) => ({
    ...driver,
    status: driverStatus(driver.absences, today, driving.has(driver.id)),
  }))
}

/** One driver as he is answered with. */
export async function shownDriver(context: Pick<RuleContext, 'store' | 'now'>, driver: Driver): Promise<Driver> {
  return (await withStatus(context, [driver]))[0] ?? driver
}

const SORTS = [
  'name',
  'phone',
  'vehiclePlate',
  'licenceClasses',
  'licenceUntil',
  'driverCardUntil',
  'code95Until',
  'adrCertificateUntil',
  'nextExpiry',
  'depotCity',
  'carrierName',
] as const

export interface DriverQuery {
  page: number
  limit: number
  sortBy?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  q?: string | undefined
  status?: string | undefined
  licence?: string | undefined
  papers?: string | undefined
  adr?: 'true' | 'false' | undefined
  employer?: 'own' | 'carrier' | undefined
  carrierId?: string | undefined
  vehicleId?: string | undefined
}

const list = (text: string | undefined) => (text ?? '').split(',').filter((part) => part !== '')

const PAPERS = Object.values(PAPER_FIELDS)

function papersWhere(states: readonly string[], today: PlainDate): Where<'drivers'>[] {
  const soon = addDays(today, EXPIRY_WARNING_DAYS)
  const of = (state: string, field: (typeof PAPERS)[number]): Where<'drivers'>[] => {
    if (state === 'expired') return [{ [field]: { lt: today } }]
    if (state === 'due') return [{ [field]: { gte: today, lte: soon } }]
    // Not everybody needs an ADR certificate.
    return state === 'unknown' && field !== 'adrCertificateUntil' ? [{ [field]: { exists: false } }] : []
  }
  return states.flatMap((state) => PAPERS.flatMap((field) => of(state, field)))
}

function whereOf(query: DriverQuery, today: PlainDate): Where<'drivers'> {
  const { employer, carrierId, vehicleId, adr } = query
  const papers = papersWhere(list(query.papers), today)
  return {
    vehicleId,
    carrierId: carrierId ?? (employer === undefined ? undefined : { exists: employer === 'carrier' }),
    adrCertificateUntil: adr === undefined ? undefined : adr === 'true' ? { gte: today } : { exists: false },
    ...(papers.length > 0 && { anyOf: papers }),
  }
}

/** One page of drivers, by name unless sorted otherwise; all lists comma-joined. */
export async function findDrivers(
  context: Pick<RuleContext, 'store' | 'now'>,
  query: DriverQuery,
): Promise<Page<Driver>> {
  const { store } = context
  const { page, limit, sortOrder = 'asc' } = query
  const found = { where: whereOf(query, todayOf(context)), search: query.q?.trim() || undefined }
  const field = SORTS.find((name) => name === query.sortBy) ?? 'name'
  const sort: Sort<'drivers'> = [{ field, order: sortOrder }]
  const [statuses, licences] = [list(query.status), list(query.licence)]
  if (statuses.length === 0 && licences.length === 0 && query.sortBy !== 'status') {
    const rows = await store.page('drivers', { ...found, sort, page, limit })
    return { ...rows, data: await withStatus(context, rows.data) }
  }
  // The store holds neither what somebody does today nor what a class covers: all that fit else are looked at.
  const fitting = (await withStatus(context, await everyRow(store, found, sort))).filter(
    (driver) =>
      (statuses.length === 0 || statuses.includes(driver.status)) &&
      (licences.length === 0 || LICENCE_CLASSES.some((one) => licences.includes(one) && covers(driver, one))),
  )
  const way = sortOrder === 'asc' ? 1 : -1
  const place = (driver: Driver) => DRIVER_STATUSES.indexOf(driver.status)
  const sorted = query.sortBy === 'status' ? fitting.toSorted((a, b) => way * (place(a) - place(b))) : fitting
  const total = sorted.length
  const pagination = { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) }
  return { data: sorted.slice((page - 1) * limit, page * limit), pagination }
}

const covers = (driver: Driver, needed: (typeof LICENCE_CLASSES)[number]) =>
  coversLicence(licenceClassesOf(driver), needed)

async function everyRow(
  store: Store,
  found: { where: Where<'drivers'>; search: string | undefined },
  sort: Sort<'drivers'>,
) {
  const { total } = (await store.page('drivers', { ...found, limit: 1 })).pagination
  return (await store.page('drivers', { ...found, sort, limit: Math.max(1, total) })).data
}
