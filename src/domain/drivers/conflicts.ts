import type { AssignmentConflict } from '../refusals/conflict.ts'
import type { PlainDate } from '../basics/dates.ts'
import { type Absence, absenceConflicts } from './availability.ts'
import { type Drive, driverPaperConflicts, type DriverPapers } from './papers.ts'

/** The days that count of a drive: from today on, as what lies behind is driven already. */
export function drivenDays(
  { from, to }: { from?: PlainDate | undefined; to?: PlainDate | undefined },
  today: PlainDate,
): { from: PlainDate; to: PlainDate } {
  const first = from !== undefined && from > today ? from : today
  return { from: first, to: to !== undefined && to > first ? to : first }
}

/** What speaks against a driver for a drive by himself: when he is away, and his papers. Never throws. */
export function driverConflicts(
  driver: DriverPapers & { name: string; absences: readonly Absence[] },
  drive: Drive,
): AssignmentConflict[] {
  return [...absenceConflicts(driver, drive), ...driverPaperConflicts(driver, drive)]
}
