import { allOf } from '../../store/all-of.ts'
import type { Store } from '../../store/store.ts'
import { countTroubled, isActive, isLate } from './troubled.ts'

/** How many transports there are, under way, late and in trouble. */
export async function transportStats(store: Store) {
  const [total, running, delayed, troubled, byStatus] = await Promise.all([
    store.count('transports'),
    store.count('transports', isActive),
    store.count('transports', allOf([isActive, isLate])),
    countTroubled(store),
    store.countBy('transports', 'status'),
  ])
  return { total, active: running, delayed, troubled, byStatus }
}
