import { addDays, zonedToEpoch } from '../basics/dates.ts'

/** What a transport says of its unloading: day plain, time `HH:MM` in Berlin, moments ISO 8601 in UTC. */
export interface UnloadingSeen {
  unloadingDate?: string | undefined
  unloadingTimeTo?: string | undefined
  /** The times are not agreed. */
  unloadingTimesAssumed?: boolean | undefined
  deliveryArrivedAt?: string | undefined
  delayMinutes?: number | undefined
  delayCause?: string | undefined
}

/** How much later than agreed a truck came, whole minutes; 0 in time. Undefined where no one has seen it or no day is agreed. */
function minutesLate({ unloadingDate, unloadingTimeTo, unloadingTimesAssumed, ...seen }: UnloadingSeen) {
  const arrived = Date.parse(seen.deliveryArrivedAt ?? '')
  if (unloadingDate === undefined || Number.isNaN(arrived)) return undefined
  const isAgreed = unloadingTimeTo !== undefined && unloadingTimesAssumed !== true
  const until = isAgreed
    ? zonedToEpoch(unloadingDate, unloadingTimeTo)
    : zonedToEpoch(addDays(unloadingDate, 1), '00:00')
  return Number.isNaN(until) ? undefined : Math.max(0, Math.floor((arrived - until) / 60_000))
}

/**
 * How late a transport is once it has been seen at its unloading place: no forecast any more, but what its arrival and its window say, or its
 * day where no time is agreed; 0 says that it was in time, and not that nobody has seen it. Nothing where that arrival is not new. Source: decision A40
 */
export function delaySeen(
  before: UnloadingSeen,
  after: UnloadingSeen,
): Pick<UnloadingSeen, 'delayMinutes' | 'delayCause'> {
  const minutes = after.deliveryArrivedAt === before.deliveryArrivedAt ? undefined : minutesLate(after)
  if (minutes === undefined) return {}
  return minutes > 0 ? { delayMinutes: minutes } : { delayMinutes: 0, delayCause: undefined }
}
