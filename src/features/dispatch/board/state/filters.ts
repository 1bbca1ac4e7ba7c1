import { crewNames } from '#src/domain/planning/facts/board.ts'
import { troubleOf } from '#src/domain/transports/trouble.ts'
import { addDays, epochToZoned, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import type { ResourceKey } from '#src/domain/planning/facts/board.ts'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { heldStatus } from '#src/domain/vehicles/availability.ts'
import { VEHICLE_TYPES, type VehicleType } from '#src/domain/vehicles/vehicles.ts'
import { defineFilters, type FilterValues } from '#src/records/filters/define-filters.ts'
import { flagFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'

/** Which vehicles and subcontractors the board shows, as the address says it: `?body=mega&free=true`. */
export const boardFilters = defineFilters([
  textFilter('text', { label: 'board.filter.text', hint: 'board.filter.text.hint', most: 60, wide: true }),
  setFilter('body', {
    label: 'board.filter.body',
    values: VEHICLE_TYPES,
    word: (value, t) => t(`vehicle.type.${value as VehicleType}`),
    counted: true,
  }),
  flagFilter('free', { label: 'board.filter.free', word: 'board.filter.free.today' }),
  flagFilter('trouble', { label: 'board.filter.trouble', word: 'board.filter.trouble.now' }),
])

interface FilterContext {
  now: number
  /** Rows somebody went to although the filters leave them out. */
  kept: ReadonlySet<ResourceKey>
}

/** The rows that fit; the one of tours without a vehicle always does: its work is for all. */
export function shownRows(
  rows: readonly ResourceRow[],
  values: FilterValues,
  { now, kept }: FilterContext,
): readonly ResourceRow[] {
  if (!boardFilters.has(values)) return rows
  return rows.filter((row) => row.resource === undefined || kept.has(row.resource.key) || fits(row, values, now))
}

function fits(row: ResourceRow, { text, body, free, trouble }: FilterValues, now: number): boolean {
  const type = row.resource?.type
  if (body !== undefined && (type === undefined || !body.split(',').includes(type))) return false
  if (free !== undefined && !isFreeToday(row, now)) return false
  if (trouble !== undefined && !isInTrouble(row)) return false
  return text === undefined || isCalled(row, text)
}

/** An own vehicle with nothing to drive for the rest of the day, and nothing that keeps it. */
function isFreeToday({ resource, tours }: ResourceRow, now: number): boolean {
  if (resource?.key.startsWith('vehicle:') !== true) return false
  const today = epochToZoned(now).date
  const end = zonedToEpoch(addDays(today, 1), '00:00')
  const isBusy = tours.some(({ timeline }) => timeline.start < end && timeline.end > now)
  return !isBusy && heldStatus(resource, today) === undefined
}

const isInTrouble = ({ tours }: ResourceRow) =>
  tours.some(({ timeline: { disrupted, delayMinutes, status } }) => {
    return troubleOf({ status, delayMinutes, disruption: disrupted ? 'yes' : undefined }) !== undefined
  })

const bare = (text: string) => foldText(text).replaceAll(/[\s-]/g, '')

/** By plate, name, driver, or where it stands: town or the beginning of a postal code. */
function isCalled({ resource }: ResourceRow, text: string): boolean {
  const place = resource?.standsAt ?? resource?.home
  const wanted = bare(text)
  if (/^\d{1,5}$/.test(wanted) && place?.postalCode.startsWith(wanted)) return true
  return [resource?.label, resource?.plate, ...crewNames(resource), place?.city].some(
    (name) => name !== undefined && bare(name).includes(wanted),
  )
}
