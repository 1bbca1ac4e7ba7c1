import type { SearchHit } from '#src/commands/palette/search-hits.ts'

/** The row of an order of which nothing but the id is known yet: it holds the place, so that no row moves under Enter. */
export function bareHit(id: string): SearchHit {
  return { kind: 'order', id, title: id, to: `/orders/${encodeURIComponent(id)}`, panel: { kind: 'order', id } }
}
