import { stateName, federalStateOf, regionalHolidayOn } from '../places/regional-holidays.ts'
import type { StopKind } from './window.ts'
import { bindsVehicle, type StopContext } from './checks.ts'
import { findCountry } from '../places/postal-codes.ts'
import { textOf } from '../basics/given-text.ts'
import { warningAt } from '../refusals/field-issue.ts'
import type { FieldIssue } from '../refusals/field-issue.ts'
import { holidayOn } from '../basics/holidays.ts'
import { isPlainDate, weekday } from '../basics/dates.ts'
import type { StopDraft } from './draft.ts'

/**
 * Warns of a stop in a Land where trucks must stand on its day. Only the stop is judged: through which Länder the way leads,
 * and on which day, no one knows here, and the warning says so.
 */
export function checkRegionalBan(kind: StopKind, stop: StopDraft, { vehicleType }: StopContext): FieldIssue[] {
  const { date } = stop
  if (!isPlainDate(date) || findCountry(stop.country)?.code !== 'DE' || !bindsVehicle(vehicleType)) return []
  const state = federalStateOf(textOf(stop.postalCode))
  const holiday = state && regionalHolidayOn(date, state)
  // The ban on a Sunday and on a holiday of all Länder is said already.
  if (state === undefined || holiday === undefined || weekday(date) === 7 || holidayOn(date)) return []
  return warningAt(`${kind}.date`, 'regionalBan', { date, holiday, state: stateName(state) })
}
