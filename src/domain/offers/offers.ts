import { epochToZoned, isPlainDate, type PlainDate } from '../basics/dates.ts'

/** What has become of a customer's request for a price. Source: decision B6 */
export const OFFER_STATUSES = ['open', 'accepted', 'rejected', 'expired'] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]

/** How far back lists and figures look. Source: specification 7 */
export const TIMEFRAMES = ['day', 'week', 'month', 'year'] as const
export type Timeframe = (typeof TIMEFRAMES)[number]

/** Whether the last day an offer holds for is over, at a moment in epoch milliseconds; one without such a day holds on. */
export function isOver({ validUntil }: { validUntil?: PlainDate | undefined }, now: number): boolean {
  return isPlainDate(validUntil) && validUntil < epochToZoned(now).date
}

/** What an offer is at a moment: an open one whose last day is over is expired, whether or not the clock has said so yet. */
export function offerStatus(
  offer: { status: OfferStatus; validUntil?: PlainDate | undefined },
  now: number,
): OfferStatus {
  return offer.status === 'open' && isOver(offer, now) ? 'expired' : offer.status
}
