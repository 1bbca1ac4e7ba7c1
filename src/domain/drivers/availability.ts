import type { AssignmentConflict } from '../refusals/conflict.ts'
import { isPlainDate, minutesOf, type PlainDate } from '../basics/dates.ts'
import type { AbsenceKind, DriverStatus } from './statuses.ts'
import { checkLength, errorAt, type FieldIssue } from '../refusals/field-issue.ts'

/** Days on which a driver does not drive, both ends included. */
export interface Absence {
  id: string
  from: PlainDate
  to: PlainDate
  kind: AbsenceKind
  note?: string | undefined
}

/** The longest absence: a slip of a year in a date is noticed. */
const MOST_DAYS = 366

/** The first absence that touches the days. */
export function absenceIn<A extends Pick<Absence, 'from' | 'to'>>(
  absences: readonly A[],
  from: PlainDate,
  to: PlainDate = from,
): A | undefined {
  return absences
    .filter((absence) => absence.from <= to && absence.to >= from)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
}

/** What a driver is doing on a day; who is away does not drive, whatever his transports say. */
export function driverStatus(absences: readonly Absence[], today: PlainDate, isDriving: boolean): DriverStatus {
  return absenceIn(absences, today)?.kind ?? (isDriving ? 'driving' : 'free')
}

/** What is said about a new absence: its days must be days in order and not overlap another one. */
export function checkAbsence(
  { from, to, note }: { from?: string | undefined; to?: string | undefined; note?: string | undefined },
  others: readonly Absence[],
): FieldIssue[] {
  if (!isPlainDate(from)) return errorAt('from', 'day')
  if (!isPlainDate(to)) return errorAt('to', 'day')
  if (to < from) return errorAt('to', 'absenceOrder')
  if (Date.parse(to) - Date.parse(from) >= MOST_DAYS * 86_400_000)
    return errorAt('to', 'absenceTooLong', { max: MOST_DAYS })
  const other = absenceIn(others, from, to)
  if (other) return errorAt('from', 'absenceOverlaps', { from: other.from, to: other.to })
  return checkLength('note', note, 500)
}

/** When something is driven: days and, where known, the windows at both ends. */
export interface DriveTimes {
  loadingDate?: string | undefined
  loadingTimeFrom?: string | undefined
  loadingTimeTo?: string | undefined
  unloadingDate?: string | undefined
  unloadingTimeFrom?: string | undefined
  unloadingTimeTo?: string | undefined
}

const moment = (date: string, time: string | undefined, otherwise: number): number => {
  const minutes = time === undefined ? otherwise : minutesOf(time)
  return Date.parse(date) / 60_000 + (Number.isNaN(minutes) ? otherwise : minutes)
}

/**
 * From the latest moment of its beginning to the earliest of its end: in between it is surely under way. Nothing where the
 * windows leave that open.
 */
function surelyUnderWay(times: DriveTimes): [from: number, to: number] | undefined {
  const { loadingDate, unloadingDate } = times
  if (!isPlainDate(loadingDate) || !isPlainDate(unloadingDate)) return undefined
  const from = moment(loadingDate, times.loadingTimeTo ?? times.loadingTimeFrom, 24 * 60 - 1)
  const to = moment(unloadingDate, times.unloadingTimeFrom ?? times.unloadingTimeTo, 0)
  return from < to ? [from, to] : undefined
}

/** Whether two drives are surely under way at the same time, so that no one can drive both in different vehicles. */
export function drivesCollide(one: DriveTimes, other: DriveTimes): boolean {
  const [a, b] = [surelyUnderWay(one), surelyUnderWay(other)]
  return a !== undefined && b !== undefined && a[0] < b[1] && b[0] < a[1]
}

/** What speaks against a driver on these days because he is away. */
export function absenceConflicts(
  { name, absences }: { name: string; absences: readonly Absence[] },
  { from, to }: { from: PlainDate; to: PlainDate },
): AssignmentConflict[] {
  const away = absenceIn(absences, from, to)
  if (away === undefined) return []
  const values = { driver: name, from: away.from, to: away.to }
  return [{ code: `reason.driver.absent.${away.kind}`, severity: 'block', values }]
}
