import type { OfferDashboard, OfferStatistics } from '#src/contract/matching/offers-matching.ts'
import { addDays, type PlainDate } from '#src/domain/basics/dates.ts'
import { roundHalfUp } from '#src/domain/basics/money.ts'
import { offerStatus, type Timeframe } from '#src/domain/offers/offers.ts'
import { todayOf } from '../../core/rule-context.ts'
import { allOf } from '../../store/all-of.ts'
import type { Store, Where } from '../../store/store.ts'
import { withStatus } from './offer.resource.ts'
import { since } from './timeframe.ts'

type FigureContext = { store: Store; now: number }
type Filter = Where<'offers'>

/** How many offers there are of each status, and what they are worth in euros net. */
export async function offerStatistics({ store, now }: FigureContext, filter: Filter = {}): Promise<OfferStatistics> {
  const today = todayOf({ now })
  const of = (status: string, more: Filter = {}) => allOf<'offers'>([filter, withStatus(status, today) ?? {}, more])
  const [open, accepted, rejected, expired] = [
    await store.count('offers', of('open')),
    await store.count('offers', of('accepted')),
    await store.count('offers', of('rejected')),
    await store.count('offers', of('expired')),
  ]
  const soon = of('open', { validUntil: { lte: addDays(today, 1) } })
  const decided = accepted + rejected + expired
  return {
    ...{ total: open + decided, open, accepted, rejected, expired },
    expiringSoon: await store.count('offers', soon),
    acceptanceRate: decided === 0 ? 0 : roundHalfUp((accepted * 1000) / decided) / 10,
    openValue: await store.sum('offers', 'price', of('open')),
    acceptedValue: await store.sum('offers', 'price', of('accepted')),
  }
}

/** Offers on one screen. */
const SHOWN = 5
const FREE = { status: 'available', carrierId: { exists: false } } as const

/** Figures, the newest open offers, and what is free to drive them. */
export async function offerDashboard(asking: FigureContext, filter: Filter = {}): Promise<OfferDashboard> {
  const { store, now } = asking
  const where = allOf<'offers'>([filter, withStatus('open', todayOf({ now })) ?? {}])
  const { data } = await store.page('offers', { where, sort: [{ field: 'createdAt', order: 'desc' }], limit: SHOWN })
  return {
    stats: await offerStatistics(asking, filter),
    offers: data.map((offer) => ({ ...offer, status: offerStatus(offer, now) })).map(stamped),
    availableVehicles: await store.count('vehicles', FREE),
    byVehicleType: await store.countBy('offers', 'vehicleType', where),
  }
}

const stamped = <R extends { createdAt?: string; updatedAt?: string }>(row: R) => {
  return { ...row, createdAt: row.createdAt ?? '', updatedAt: row.updatedAt ?? '' }
}

/** What is asked of a part of the offers. */
export function dashboardFilter(
  asking: { now: number },
  query: { plzArea?: string | undefined; vehicleTypes?: string | undefined; timeframe: Timeframe },
): Filter {
  const types = (query.vehicleTypes ?? '').split(',').filter((type) => type !== '')
  const area = query.plzArea?.trim() ?? ''
  return {
    createdAt: { gte: since(asking, query.timeframe) },
    ...(area !== '' && { pickupPostalCode: { prefix: area } }),
    ...(types.length > 0 && { vehicleType: { in: types } }),
  }
}

/** The types that open offers ask for and own vehicles are free of, the most wanted first. */
export async function vehicleTypes({ store, now }: FigureContext) {
  const today: PlainDate = todayOf({ now })
  const wanted = await store.countBy('offers', 'vehicleType', withStatus('open', today))
  const free = await store.countBy('vehicles', 'type', FREE)
  const types = [...new Set([...Object.keys(wanted), ...Object.keys(free)])]
  const lines = types.map((type) => ({ type, wanted: wanted[type] ?? 0, free: free[type] ?? 0 }))
  return lines.toSorted((a, b) => b.wanted - a.wanted || b.free - a.free || (a.type < b.type ? -1 : 1))
}
