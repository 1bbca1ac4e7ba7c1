import type { HitDisplay, KnownHits, RecentsContext } from '#src/commands/palette/opened-last.ts'
import type { SearchHit } from '#src/commands/palette/search-hits.ts'
import type { Offer } from '#src/contract/offers.ts'
import { openedHits, openedRecord, type OpenedRecord } from '#src/records/panel/opened-record.ts'
import { routeOf, statusText } from '../offer-text.ts'
import { bareOffer, forgetRecentOffer, recentOfferIds } from './recent-offers.ts'

const idsOf = ({ session }: RecentsContext, { most }: HitDisplay) => recentOfferIds(session).slice(0, most)

/** The offers opened last, newest first, with customer, way and state. */
export async function recentHits(around: RecentsContext, shown: HitDisplay): Promise<SearchHit[]> {
  const found = await Promise.all(
    idsOf(around, shown).map((id) => openedRecord(around, 'offer', id, () => forgetRecentOffer(around.session, id))),
  )
  return found.flat().map((opened) => hitOf(opened, shown))
}

/** Those that can be had at once. */
export function knownHits(around: RecentsContext, shown: HitDisplay): KnownHits {
  return openedHits(around, 'offer', idsOf(around, shown), (opened) => hitOf(opened, shown))
}

function hitOf({ id, record: offer }: OpenedRecord<Offer>, { t, format }: HitDisplay): SearchHit {
  return {
    ...bareOffer(id),
    ...(offer && {
      context: [offer.customerName, routeOf(offer)].join(' · '),
      status: statusText(offer.status, t),
      date: format.date(offer.pickupDate),
      ...(offer.price !== undefined && { amount: format.money(offer.price) }),
    }),
  }
}
