import { isSmallQuantity } from '../goods/adr.ts'
import type { AssignmentConflict } from '../refusals/conflict.ts'
import { type AdrLine } from '../goods/adr-line-text.ts'
import { needsAdrVehicle } from '../goods/adr-points.ts'
import { daysBetween, isPlainDate, type PlainDate } from '../basics/dates.ts'
import { EXPIRY_WARNING_DAYS } from '../vehicles/expiry-warning.ts'
import { isVehicleType } from '../vehicles/vehicles.ts'
import type { ReasonCode } from '../refusals/reason-messages.ts'

/** Licence classes for goods transport, the smallest first. Source: § 6 FeV */
export const LICENCE_CLASSES = ['B', 'BE', 'C1', 'C1E', 'C', 'CE'] as const
export type LicenceClass = (typeof LICENCE_CLASSES)[number]

/** Courses of an ADR certificate: the basic one, tanks, explosives (class 1), radioactive goods (class 7). Source: ADR 8.2.1 */
export const ADR_COURSES = ['basic', 'tank', '1', '7'] as const
export type AdrCourse = (typeof ADR_COURSES)[number]

/** The papers a driver carries, in the order in which they are listed. */
export const DRIVER_PAPERS = ['licence', 'driverCard', 'code95', 'adr'] as const
export type DriverPaper = (typeof DRIVER_PAPERS)[number]

/** Which field of a driver says until when a paper is valid. */
export const PAPER_FIELDS = {
  licence: 'licenceUntil',
  driverCard: 'driverCardUntil',
  code95: 'code95Until',
  adr: 'adrCertificateUntil',
} as const satisfies Record<DriverPaper, string>

/** A driver as far as his papers go. Classes and courses as they are written, `C, CE` and `basic, 1`; none known is empty. */
export interface DriverPapers {
  licenceClasses?: string | undefined
  licenceUntil?: PlainDate | undefined
  driverCardUntil?: PlainDate | undefined
  code95Until?: PlainDate | undefined
  adrCourses?: string | undefined
  adrCertificateUntil?: PlainDate | undefined
}

/** What a class allows to drive besides itself. Source: § 6 (3) FeV */
const COVERS: Readonly<Record<LicenceClass, readonly LicenceClass[]>> = {
  B: ['B'],
  BE: ['B', 'BE'],
  C1: ['B', 'C1'],
  C1E: ['B', 'BE', 'C1', 'C1E'],
  C: ['B', 'C1', 'C'],
  CE: ['B', 'BE', 'C1', 'C1E', 'C', 'CE'],
}

const parts = (text: string | undefined) => (text ?? '').split(/[,;/\s]+/).filter((part) => part !== '')

function known<T extends string>(
  all: readonly T[],
  text: string,
  wordOf: (part: string) => string,
): readonly T[] | undefined {
  const typed = parts(text).map(wordOf)
  if (!typed.every((part) => all.some((one) => one === part))) return undefined
  return all.filter((one) => typed.includes(one))
}

/** Classes as people type them, `ce, c1e` or `C/CE`; undefined where one is none. */
export function parseLicenceClasses(text: string): readonly LicenceClass[] | undefined {
  return known(LICENCE_CLASSES, text, (part) => part.toUpperCase())
}

const COURSE_WORDS: ReadonlyMap<string, AdrCourse> = new Map([
  ['basis', 'basic'],
  ['basiskurs', 'basic'],
  ['tanks', 'tank'],
])

/** Courses as people type them, `Basis, Tank, Klasse 1`; undefined where one is none. */
export function parseAdrCourses(text: string): readonly AdrCourse[] | undefined {
  const bare = text.toLowerCase().replace(/\b(?:klasse|kl\.|class)\s*/g, '')
  return known(ADR_COURSES, bare, (part) => COURSE_WORDS.get(part) ?? part)
}

/** The classes a driver has; none where they are not known. */
export const licenceClassesOf = ({ licenceClasses }: DriverPapers) => parseLicenceClasses(licenceClasses ?? '') ?? []

/** The class that is needed to drive a type of vehicle; undefined where the type is not known. Source: § 6 (1) FeV */
export function neededLicence(vehicleType: string | undefined): LicenceClass | undefined {
  if (!isVehicleType(vehicleType)) return undefined
  if (vehicleType === 'SPRINTER') return 'B'
  if (vehicleType === 'SOLO_7_5') return 'C1'
  return vehicleType === 'SOLO_12' ? 'C' : 'CE'
}

/** Whether one of the classes a driver has allows what is needed. */
export function coversLicence(classes: readonly LicenceClass[], needed: LicenceClass): boolean {
  return classes.some((one) => COVERS[one].includes(needed))
}

/** What is to be driven, from the first day to the last. */
export interface Drive {
  vehicleType?: string | undefined
  /** All that is aboard at a time. */
  dangerousGoods?: readonly AdrLine[] | undefined
  /** Where the tour is known to need an ADR vehicle with what else is aboard. */
  needsAdr?: boolean | undefined
  /** A van goes across a border, where it is driven by driver card as well. */
  needsCard?: boolean | undefined
  from: PlainDate
  to: PlainDate
}

/** Radioactive goods in excepted packages, whose drivers need no course. Source: ADR 2025, 8.5, S5 */
const EXCEPTED_PACKAGES: ReadonlySet<string> = new Set(['2908', '2909', '2910', '2911'])

/** The course one substance asks for beside the basic one: tanks, explosives but those of 1.4S, radioactive goods. */
function coursesOf({ carriage, class: adrClass = '', unNumber }: AdrLine): AdrCourse[] {
  return [
    ...(carriage === 'tank' ? (['tank'] as const) : []),
    ...(adrClass.startsWith('1') && adrClass !== '1.4S' ? (['1'] as const) : []),
    ...(adrClass === '7' && !EXCEPTED_PACKAGES.has(unNumber) ? (['7'] as const) : []),
  ]
}

/**
 * The courses dangerous goods ask for; none up to 1,000 points, nor for limited and excepted quantities. Source: ADR 2025, 1.1.3.6,
 * 8.2.1.1, 8.2.1.3, 8.2.1.4
 */
export function neededCourses({ dangerousGoods, needsAdr }: Pick<Drive, 'dangerousGoods' | 'needsAdr'>): AdrCourse[] {
  if (!(needsAdr ?? false) && !needsAdrVehicle(dangerousGoods)) return []
  const special = (dangerousGoods ?? []).filter((line) => !isSmallQuantity(line)).flatMap(coursesOf)
  return ['basic', ...(['tank', '1', '7'] as const).filter((course) => special.includes(course))]
}

/**
 * What speaks against a driver's papers for a drive. Above 3.5 t he needs driver card and Code 95, for dangerous goods
 * the ADR certificate. Expired on the first day blocks; what expires before the last one is warned of, and so is what was
 * never shown. Of a vehicle whose type is not known no one can say which licence it takes, nor whether card and Code 95: that is
 * warned of. Never throws. Source: § 6 FeV, BKrFQG, Regulation (EU) 165/2014, ADR 8.2.1
 */
export function driverPaperConflicts(driver: DriverPapers & { name: string }, drive: Drive): AssignmentConflict[] {
  const licence = neededLicence(drive.vehicleType)
  const classes = licenceClassesOf(driver)
  const courses = neededCourses(drive)
  const had = parseAdrCourses(driver.adrCourses ?? '') ?? []
  // Anyone who has a certificate has done the basic course.
  const [lacking] = courses.filter((course) => course !== 'basic' && !had.includes(course))
  const isHeavy = licence !== 'B'
  const { name } = driver
  const ofHeavy = [
    ...(isHeavy || drive.needsCard === true ? validity(driver, 'driverCard', drive) : []),
    ...(isHeavy ? validity(driver, 'code95', drive) : []),
  ]
  return [
    ...(classes.length > 0 && !coversLicence(classes, licence ?? 'CE')
      ? [lackingClass({ driver: name, classes: classes.join(', ') }, licence)]
      : []),
    ...validity(driver, 'licence', drive),
    ...(licence === undefined ? ofHeavy.map((one) => ({ ...one, severity: 'warn' as const })) : ofHeavy),
    ...(courses.length === 0
      ? []
      : driver.adrCertificateUntil === undefined
        ? [block('reason.driver.adrMissing', { driver: name })]
        : [...(lacking === undefined ? [] : [lackingCourse(name, lacking)]), ...validity(driver, 'adr', drive)]),
  ]
}

const block = (code: ReasonCode, values: AssignmentConflict['values']): AssignmentConflict => {
  return { code, severity: 'block', values }
}

const lackingClass = (
  values: { driver: string; classes: string },
  needed: LicenceClass | undefined,
): AssignmentConflict =>
  needed === undefined
    ? { code: 'reason.driver.licenceOpen', severity: 'warn', values }
    : block('reason.driver.licenceClass', { ...values, needed })

const lackingCourse = (driver: string, course: AdrCourse) =>
  course === 'tank'
    ? block('reason.driver.adrTankCourse', { driver })
    : block('reason.driver.adrCourse', { driver, class: course })

/** A paper is valid on its last day. */
function validity(
  driver: DriverPapers & { name: string },
  paper: DriverPaper,
  { from, to }: Drive,
): AssignmentConflict[] {
  const until = driver[PAPER_FIELDS[paper]]
  const { name } = driver
  if (!isPlainDate(until)) {
    return [{ code: `reason.driver.${paper}Unknown`, severity: 'warn', values: { driver: name } }]
  }
  const values = { driver: name, date: until }
  if (daysBetween(from, until) < 0) return [block(`reason.driver.${paper}Expired`, values)]
  return daysBetween(to, until) < 0 ? [{ code: `reason.driver.${paper}Expiring`, severity: 'warn', values }] : []
}

/** How a paper stands on a day. */
export type PaperState = 'valid' | 'due' | 'expired' | 'unknown'

/** How a paper stands on a day: due from so many days before its end on. */
export function paperState(until: string | undefined, today: PlainDate): PaperState {
  if (!isPlainDate(until)) return 'unknown'
  const left = daysBetween(today, until)
  return left < 0 ? 'expired' : left <= EXPIRY_WARNING_DAYS ? 'due' : 'valid'
}

/** The paper that ends first, and when; nothing where none is known. */
export function nextExpiry(driver: DriverPapers): { paper: DriverPaper; until: PlainDate } | undefined {
  const ends = DRIVER_PAPERS.flatMap((paper) => {
    const until = driver[PAPER_FIELDS[paper]]
    return isPlainDate(until) ? [{ paper, until }] : []
  })
  return ends.toSorted((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : 0))[0]
}
