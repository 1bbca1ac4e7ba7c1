import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { allOf } from '../../store/all-of.ts'
import type { Row } from '../../store/models.ts'
import type { Store, Where } from '../../store/store.ts'

type Filter = Where<'transports'>

/** What is over has no trouble any more. */
export const FINISHED = ['DELIVERED', 'COMPLETED', 'CANCELLED']

/** What `troubleOf` of the domain says, as filters. */
export const isActive: Filter = { status: { in: ACTIVE } }
export const isLate: Filter = { delayMinutes: { gt: 0 } }
export const isDisturbed: Filter = { disruption: { exists: true } }
export const isOnTime: Filter = { anyOf: [{ delayMinutes: { exists: false } }, { delayMinutes: { lte: 0 } }] }
export const isUndisturbed: Filter = { disruption: { exists: false } }
const isTroubled = allOf([isActive, { anyOf: [isLate, isDisturbed] }])

/** How many transports under way are disrupted or late: the number of "Störungen" wherever one is told. */
export const countTroubled = (store: Store): Promise<number> => store.count('transports', isTroubled)

/** Own trucks whose tours are looked through for what they miss, the latest: nobody acts on more at once. */
const MOST_BEHIND = 40

/** Those of own trucks that are late by what they say or by the clock: they make late what comes behind them. The latest first. */
export async function transportsBehindTime(store: Store, now: number): Promise<Row<'transports'>[]> {
  const isOverdue: Filter = { estimatedArrival: { lt: new Date(now).toISOString() } }
  const sort = [{ field: 'delayMinutes', order: 'desc' }] as const
  const where = allOf([isActive, { vehicleId: { exists: true } }, { anyOf: [isLate, isDisturbed, isOverdue] }])
  return (await store.page('transports', { where, sort: [...sort], limit: MOST_BEHIND })).data
}

/** More than anybody reads. */
const MOST = 200

/** Those transports, the latest first. */
export async function troubledTransports(store: Store): Promise<Row<'transports'>[]> {
  const sort = [{ field: 'delayMinutes', order: 'desc' }] as const
  return (await store.page('transports', { where: isTroubled, sort: [...sort], limit: MOST })).data
}
