import type { EntityKind, EntityRecords } from '#src/contract/entities.ts'
import { invalidateRelated } from '../changes/invalidate.ts'
import { suppressingEcho } from '../changes/echo.ts'
import { rememberChanges } from '../changes/own-steps.ts'
import type { BulkPlan } from './plan.ts'

/** What is the same for all kinds of records the contract's table knows. */
type SharedPlanPart = 'sendOwn' | 'remember' | 'refresh'

/** The bulk changes of a kind of record that the contract's table knows. */
export function entityPlan<K extends EntityKind, I, C>(
  kind: K,
  said: Omit<BulkPlan<EntityRecords[K], I, C>, SharedPlanPart>,
): BulkPlan<EntityRecords[K], I, C> {
  return {
    ...said,
    sendOwn: (queryClient, key, send) => suppressingEcho(queryClient, kind, key, send),
    remember: (context, words, changes) => rememberChanges(context, kind, words, changes),
    refresh: (queryClient, ids) => invalidateRelated(queryClient, kind, ids),
  }
}
