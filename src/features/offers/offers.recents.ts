import type { Recents } from '#src/commands/palette/opened-last.ts'
import { bareOffer, recentOfferIds } from './record/recent-offers.ts'

/** The offers opened last, for the palette. */
export const recents: Recents = {
  kind: 'offer',
  title: 'offers.recents',
  permission: 'offers.read',
  bare: (session) => recentOfferIds(session).map(bareOffer),
  fetch: () => import('./record/recents.late.ts'),
}
