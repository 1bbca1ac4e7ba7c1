import { addDays, epochToZoned, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { putJob } from '../../ports/jobs.ts'
import type { Store } from '../../store/store.ts'

/** Offers looked at in one question. */
const AT_ONCE = 200

const nextMidnight = (now: number) => zonedToEpoch(addDays(epochToZoned(now).date, 1), '00:00')

/** Looks after offers whose last day is over with the next day, once for a tenant. */
export function scheduleExpiry(store: Store, now: number): Promise<void> {
  return putJob(store, { id: `offers-${store.tenantId}`, name: 'offers.expire', runAt: nextMidnight(now), payload: {} })
}

/** Marks open offers whose last day is over, and comes again with the next day while there are open ones with a last day. */
export async function expireOffers(store: Store, now: number): Promise<void> {
  const { date } = epochToZoned(now)
  for (;;) {
    const where = { status: 'open', validUntil: { lt: date } } as const
    const { data } = await store.page('offers', { where, limit: AT_ONCE })
    for (const { id } of data) await store.patch('offers', id, { status: 'expired' })
    if (data.length < AT_ONCE) break
  }
  if ((await store.count('offers', { status: 'open', validUntil: { gte: date } })) > 0) await scheduleExpiry(store, now)
}
