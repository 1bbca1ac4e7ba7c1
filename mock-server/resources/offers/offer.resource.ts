import type { PlainDate } from '#src/domain/basics/dates.ts'
import { OFFER_STATUSES, offerStatus } from '#src/domain/offers/offers.ts'
import { contains, is, listed, oneOf, since, until } from '../../core/lists/filters.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Where } from '../../store/store.ts'
import { defineResource } from '../../write/define-resource.ts'
import { since as createdSince, timeframeOf } from './timeframe.ts'
import { changedOffer, newOffer, refuseRemoval } from './rules.ts'

/** Offers of a status on a day: one whose last day is over counts as expired, whether or not the clock has said so yet. */
export function withStatus(text: string, today: PlainDate): Where<'offers'> | undefined {
  const wanted = OFFER_STATUSES.filter((status) => listed(text).includes(status))
  const conditions = wanted.map((status): Where<'offers'> => {
    if (status === 'open') return { status, anyOf: [{ validUntil: { gte: today } }, { validUntil: { exists: false } }] }
    if (status === 'expired') return { anyOf: [{ status }, { status: 'open', validUntil: { lt: today } }] }
    return { status }
  })
  const [first] = conditions
  if (first === undefined) return listed(text).length === 0 ? undefined : { id: { in: [] } }
  return conditions.length === 1 ? first : { anyOf: conditions }
}

/** What customers ask a price for, the newest first. */
export const offers = defineResource({
  kind: 'offer',
  list: {
    sort: [
      { field: 'createdAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
    filters: {
      status: (text, asking) => withStatus(text, todayOf(asking)),
      vehicleType: oneOf('vehicleType'),
      customerId: is('customerId'),
      orderId: is('orderId'),
      customer: contains('customerName'),
      city: contains('pickupCity', 'deliveryCity'),
      plzArea: (prefix) =>
        prefix.trim() === ''
          ? undefined
          : {
              anyOf: [
                { pickupPostalCode: { prefix: prefix.trim() } },
                { deliveryPostalCode: { prefix: prefix.trim() } },
              ],
            },
      pickupFrom: since('pickupDate'),
      pickupTo: until('pickupDate'),
      timeframe(text, asking) {
        const timeframe = timeframeOf(text)
        return timeframe && { createdAt: { gte: createdSince(asking, timeframe) } }
      },
    },
  },
  view: (rows, { now }) => rows.map((offer) => ({ ...offer, status: offerStatus(offer, now) })),
  write: { create: newOffer, update: changedOffer, refuseRemoval },
})
