import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import type { PastOf } from '../../ports/past.ts'
import { seededHistory } from './history.ts'
import { createRandom } from '../basics/random.ts'
import { DEFAULT_SEED, seedIdOf } from '../basics/seed-id.ts'

/** The past of an order of this seed's world: the same order always has the same. */
export const seededPast: PastOf = async (store, order) => {
  const [users, seed] = await Promise.all([store.all('users'), store.find('counters', seedIdOf(store.tenantId))])
  return seededHistory(order, {
    at: zonedToEpoch,
    random: (key) => createRandom(seed?.value ?? DEFAULT_SEED, key),
    users,
  })
}
