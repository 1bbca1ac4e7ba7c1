import { hasNoAnswer, isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { EntityKind, EntityRecords } from '#src/contract/entities.ts'
import { mapConcurrent } from '#src/domain/basics/map-concurrent.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { invalidateRecords } from '../changes/invalidate.ts'
import { isDoubtful } from '../changes/outcome.ts'
import { currentOf } from '../changes/versions.ts'
import { workInFront } from './work.ts'

/** Records that are sent at the same time. */
const AT_ONCE = 4

/** What became of one record. */
export type ItemOutcome<R> = { record: R } & (
  | { done: true; eventId: string | undefined }
  /** `isUnknown`: no answer came; whether it is done the list will show. `isLast`: nothing more will get through. */
  | { done: false; message: string; isUnknown?: boolean; isLast?: boolean }
)

/** Work that has one call per record. */
export interface OneByOne<K extends EntityKind> {
  kind: K
  /** What is being done: "Wird gelöscht". */
  title: TextKey
  /** Sends one record with its key; resolves to the event that can be taken back. */
  send(record: EntityRecords[K]): Promise<string | undefined>
  /** What is said of a record that somebody has changed meanwhile. */
  changedMeanwhile: TextKey
  /**
   * Somebody was faster with a single record: the person sees what it is now and decides again (decision A21). Resolves to
   * whether it goes on, or to why it cannot.
   */
  decide(current: EntityRecords[K]): Promise<boolean | { refusal: string }>
}

/**
 * Sends records, a few at a time, and tells of each as it is settled. Several can be halted, and end by themselves where no
 * answer comes or the session is over: the others would fare no better, or meet another tenant. Returns those that were
 * never sent.
 */
export async function sendOneByOne<K extends EntityKind>(
  context: CommandContext,
  work: OneByOne<K>,
  records: readonly EntityRecords[K][],
  settled: (outcome: ItemOutcome<EntityRecords[K]>) => void,
): Promise<readonly EntityRecords[K][]> {
  const [only] = records
  if (only !== undefined && records.length === 1) {
    settled(await settle(context, work, only, 'ask'))
    return []
  }
  // Its code first: without it no one could halt what has begun.
  await import('./progress.tsx')
  const unsent = new Set(records)
  const front = context.services.sessionValue(workInFront)
  front.begin(work.title, records.length)
  try {
    await mapConcurrent(records, AT_ONCE, async (record) => {
      if (front.current()?.stopping !== false) return
      unsent.delete(record)
      const outcome = await settle(context, work, record, 'tell')
      if (!outcome.done && outcome.isLast === true) front.stop()
      front.settled()
      settled(outcome)
    })
  } finally {
    front.end()
  }
  return [...unsent]
}

async function settle<K extends EntityKind>(
  context: CommandContext,
  work: OneByOne<K>,
  record: EntityRecords[K],
  ifChanged: 'ask' | 'tell',
): Promise<ItemOutcome<EntityRecords[K]>> {
  const { t, queryClient } = context.services
  try {
    return { record, done: true, eventId: await work.send(record) }
  } catch (error) {
    const current = currentOf(error, work.kind)
    if (current !== undefined) {
      const decision = ifChanged === 'ask' && (await work.decide(current))
      if (decision === true) return settle(context, work, current, ifChanged)
      const message = decision === false ? t(work.changedMeanwhile) : decision.refusal
      return { record: ifChanged === 'ask' ? current : record, done: false, message }
    }
    if (isDoubtful(error)) invalidateRecords(queryClient, work.kind, [record.id])
    const isLast = hasNoAnswer(error)
    const isUnknown = isLast && isApiError(error) && error.status === 0 && error.kind !== 'offline'
    return { record, done: false, isUnknown, isLast, message: error instanceof Error ? error.message : '' }
  }
}
