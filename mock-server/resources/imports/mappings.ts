import type { ImportMapping } from '#src/contract/imports/import.ts'
import { stamp } from '../../core/rule-context.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import type { Store } from '../../store/store.ts'

/** What is remembered for the first of these senders that anything is remembered for. */
export async function mappingOf(store: Store, senders: string): Promise<ImportMapping | undefined> {
  for (const senderKey of senders.split(',').map((key) => key.trim())) {
    const kept = senderKey === '' ? undefined : await store.first('importMappings', { senderKey })
    if (kept) return withTimestamps(kept)
  }
  return undefined
}

/** Remembers what a sender's columns are; `since` stays the day it was remembered first. */
export async function rememberMapping(
  context: MakingContext,
  { senderKey, columns }: Pick<ImportMapping, 'senderKey' | 'columns'>,
): Promise<ImportMapping> {
  const { store } = context
  const now = stamp(context)
  const kept = await store.first('importMappings', { senderKey })
  // A list may leave out a column that the next one has again.
  const merged = { ...kept?.columns, ...columns }
  const row = kept
    ? await store.patch('importMappings', kept.id, { columns: merged })
    : await store.insert('importMappings', {
        ...{ id: context.newId('ima'), senderKey, columns: merged, since: now, updatedAt: now },
      })
  return withTimestamps(row)
}
