import { DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import { VEHICLE_SORTS, type VehicleSort } from '#src/domain/carriers/vehicle-order.ts'
import type { ProposalSort, Provider } from '#src/domain/matching/proposal.ts'
import { readFilters } from '#src/records/filters/define-filters.ts'
import { isPanelId } from '#src/workspace/panels/panel.ts'
import { matchingFilters } from './matching-filters.ts'

/** What is looked at: orders that wait for a vehicle, or vehicles that wait for an order. */
export type MatchingTab = 'loads' | 'vehicles'

/** How far around the loading place is looked, km. */
export const RADII: readonly number[] = [25, 50, 80, 120, 200, 400]

/** As far as the server looks, km. */
const MOST_RADIUS = 1000

/**
 * How the screen stands in the address: `?row=NK-2026-004711&radius=80&sort=cost&who=own`, `?tab=vehicles&row=veh-0001`. What cannot
 * be read is dropped, and what is usual stands in no address.
 */
export interface MatchingSearch {
  /** The order or the vehicle the proposals are for. */
  row?: string | undefined
  tab?: 'vehicles' | undefined
  radius?: number | undefined
  sort?: VehicleSort | undefined
  /** The filters of `matchingFilters`. */
  body?: string | undefined
  who?: string | undefined
}

export function readMatchingSearch(search: Record<string, unknown>): MatchingSearch {
  const { row, tab, radius, sort } = search
  const km = Math.round(Number(radius))
  return {
    row: typeof row === 'string' && isPanelId(row) ? row : undefined,
    tab: tab === 'vehicles' ? tab : undefined,
    radius: km >= 1 && km <= MOST_RADIUS && km !== DEFAULT_RADIUS_KM ? km : undefined,
    sort: VEHICLE_SORTS.find((known) => known === sort),
    ...readFilters(matchingFilters, search),
  }
}

/** The radius of an address, km. */
export const radiusOf = ({ radius }: MatchingSearch): number => radius ?? DEFAULT_RADIUS_KM
export const sortOf = ({ sort }: MatchingSearch): ProposalSort => sort ?? 'score'
export const tabOf = ({ tab }: MatchingSearch): MatchingTab => tab ?? 'loads'

/** What the server is asked for by the filters of an address; only who is proposed for an order is filtered. */
export const askedBy = (search: MatchingSearch) =>
  tabOf(search) === 'loads'
    ? (matchingFilters.input({ ...search }) as { vehicleType?: string | undefined; provider?: Provider | undefined })
    : {}

/** The next wider radius; undefined where there is none. */
export const widerThan = (radius: number): number | undefined => RADII.find((km) => km > radius)
