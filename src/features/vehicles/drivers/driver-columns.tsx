import { DRIVER_SORTS, type Driver } from '#src/contract/drivers.ts'
import { DRIVER_STATUSES } from '#src/domain/drivers/statuses.ts'
import { LICENCE_CLASSES, nextExpiry } from '#src/domain/drivers/papers.ts'
import { carriersByName } from '#src/entities/partners/partners-by-name.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { defineColumns, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { flagFilter, recordFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { driverSign, driverStatusText } from './driver-status.tsx'
import { coursesText, leftText, paperSign, paperText } from './driver-words.ts'

type PaperDay = 'licenceUntil' | 'driverCardUntil' | 'code95Until' | 'adrCertificateUntil'

/** Until when a paper is valid; only one that asks for something has a sign. */
const until = (header: TextKey, field: PaperDay, priority: number) =>
  words<Driver>(header, 104, (driver, { format }) => driver[field] && format.dayMonthYear(driver[field]), {
    sign: (driver) => paperSign(driver[field]),
    priority,
  })

/** The paper that ends first, and how soon. */
function nextText(driver: Driver, t: Translate, day: (date: string) => string): string | undefined {
  const next = nextExpiry(driver)
  if (next === undefined) return undefined
  return `${paperText(next.paper, t)}, ${leftText(next.until, t) ?? day(next.until)}`
}

/** Every column of the list of drivers. */
export const DRIVER_COLUMNS = defineColumns<Driver>({
  name: 'name',
  sort: { id: 'name', desc: false },
  sortable: DRIVER_SORTS,
  lines: [
    ['name', 'status'],
    ['nextExpiry', 'vehiclePlate', 'phone'],
  ],
  usual: [
    ...['name', 'status', 'vehiclePlate', 'phone', 'licenceClasses', 'driverCardUntil', 'code95Until'],
    ...['adrCertificateUntil', 'nextExpiry'],
  ],
  columns: {
    name: words('drivers.field.name', 'rest', (driver) => driver.name, { goodWidth: 176 }),
    status: words('vehicles.column.status', 96, (driver, { t }) => driverStatusText(driver.status, t), {
      sign: (driver) => driverSign(driver.status),
    }),
    vehiclePlate: words('records.vehicle', 104, (driver) => driver.vehiclePlate, { priority: 6 }),
    phone: words('records.phone', 116, (driver) => driver.phone, { priority: 2 }),
    licenceClasses: words('drivers.paper.licence', 96, (driver) => driver.licenceClasses, { priority: 5 }),
    licenceUntil: until('drivers.field.licenceUntil', 'licenceUntil', 4),
    driverCardUntil: until('drivers.paper.driverCard', 'driverCardUntil', 3),
    code95Until: until('drivers.paper.code95', 'code95Until', 4),
    adrCertificateUntil: until('drivers.paper.adr', 'adrCertificateUntil', 5),
    adrCourses: words('drivers.field.adrCourses', 120, (driver, { t }) => coursesText(driver.adrCourses, t), {}),
    nextExpiry: words(
      'drivers.column.next',
      208,
      (driver, { t, format }) => nextText(driver, t, (date) => format.dayMonthYear(date)),
      { sign: (driver) => paperSign(driver.nextExpiry), goodWidth: 248 },
    ),
    depotCity: words('drivers.depot', 152, (driver) => `${driver.depotPostalCode} ${driver.depotCity}`.trim(), {
      priority: 1,
      extra: true,
      goodWidth: 168,
    }),
    carrierName: words('drivers.employer', 152, (driver) => driver.carrierName, {
      priority: 0,
      extra: true,
      goodWidth: 184,
    }),
    email: words('drivers.field.email', 176, (driver) => driver.email),
    driverCardNumber: words('drivers.field.driverCardNumber', 152, (driver) => driver.driverCardNumber, {}),
  },
})

const PAPER_STATES = ['due', 'expired', 'unknown'] as const

/** Its filters. */
export const DRIVER_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('status', {
    label: 'vehicles.column.status',
    values: DRIVER_STATUSES,
    word: (status, t) => driverStatusText(DRIVER_STATUSES.find((known) => known === status) ?? 'free', t),
  }),
  setFilter('papers', {
    label: 'drivers.papers',
    values: PAPER_STATES,
    word: (state, t) => t(`drivers.filter.state.${PAPER_STATES.find((known) => known === state) ?? 'unknown'}`),
  }),
  setFilter('licence', { label: 'drivers.filter.licence', values: LICENCE_CLASSES, word: (one) => one }),
  flagFilter('adr', { label: 'drivers.paper.adr', word: 'drivers.filter.adr' }),
  setFilter('employer', {
    label: 'drivers.employer',
    values: ['own', 'carrier'],
    word: (kind, t) => t(kind === 'own' ? 'drivers.filter.employer.own' : 'drivers.filter.employer.carrier'),
    single: true,
  }),
  recordFilter('carrierId', { label: 'records.carrier', of: carriersByName }),
])

/** Its address. */
export const DriverSearch = searchSchema(DRIVER_FILTERS, DRIVER_COLUMNS)
