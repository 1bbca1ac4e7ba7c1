import type { EntityKind, EntityRecords } from '#src/contract/entities.ts'
import { refreshAround } from '../changes/ask-anew.ts'
import { asOwn } from '../changes/own-news.ts'
import { rememberChanges } from '../changes/own-steps.ts'
import type { BulkPlan } from './plan.ts'

/** What is the same for all kinds of records the contract's table knows. */
type Shared = 'sendOwn' | 'remember' | 'refresh'

/** The bulk changes of a kind of record that the contract's table knows. */
export function entityPlan<K extends EntityKind, I, C>(
  kind: K,
  said: Omit<BulkPlan<EntityRecords[K], I, C>, Shared>,
): BulkPlan<EntityRecords[K], I, C> {
  return {
    ...said,
    sendOwn: (queryClient, key, send) => asOwn(queryClient, kind, key, send),
    remember: (context, words, changes) => rememberChanges(context, kind, words, changes),
    refresh: (queryClient, ids) => refreshAround(queryClient, kind, ids),
  }
}
