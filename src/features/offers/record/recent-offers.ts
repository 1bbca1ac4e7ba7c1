import type { SearchHit } from '#src/commands/palette/search-hits.ts'
import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'

/** Most offers kept. */
const MOST = 20

/** Whose offers: they are kept per tenant and user. */
interface Owner {
  tenantId: string
  userId: string
}

const storeOf = ({ tenantId, userId }: Owner) => localStore.scoped(tenantId, userId)

/** Ids of the offers opened last, newest first. */
export const recentOfferIds = (owner: Owner): string[] => storeOf(owner).get(slots.recentOffers)

const othersOf = (owner: Owner, id: string) => recentOfferIds(owner).filter((other) => other !== id)

/** Notes an offer a person has opened. */
export function noteRecentOffer(owner: Owner, id: string): void {
  storeOf(owner).set(slots.recentOffers, [id, ...othersOf(owner, id)].slice(0, MOST))
}

/** Takes an offer out that is not there any more. */
export function forgetRecentOffer(owner: Owner, id: string): void {
  storeOf(owner).set(slots.recentOffers, othersOf(owner, id))
}

/** The row of an offer of which nothing but the id is known yet. */
export const bareOffer = (id: string): SearchHit => ({
  kind: 'offer',
  id,
  title: id,
  to: `/offers/${encodeURIComponent(id)}`,
  panel: { kind: 'offer', id },
})
