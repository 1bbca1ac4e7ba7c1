import type { Recents } from '#src/commands/palette/opened-last.ts'
import { bareHit } from '#src/entities/orders/bare-hit.ts'
import { recentOrderIds } from './recent-orders.ts'

/** The orders opened last, for the palette. */
export const recents: Recents = {
  kind: 'order',
  title: 'orders.recents',
  permission: 'orders.read',
  bare: (session) => recentOrderIds(session).map(bareHit),
  fetch: () => import('./record/recents.late.ts'),
}
