import { hasNoAnswer, isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { EntityKind, EntityRecords } from '#src/contract/entities.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { isDoubtful } from '../changes/outcome.ts'
import { invalidateRecords } from '../changes/invalidate.ts'
import type { ItemOutcome } from './one-by-one.ts'
import { workInFront } from './work.ts'

/** What the server did with one of many; `message` is why it refused. */
export interface ItemAnswer {
  id: string
  isDone: boolean
  eventId?: string | undefined
  message?: string | undefined
}

/** Work that has one call for many records. */
export interface AtOnce<K extends EntityKind> {
  kind: K
  /** What is being done: "Wird gelöscht". */
  title: TextKey
  /** Most records of one call; more go in several, one after the other. */
  limit: number
  send(records: readonly EntityRecords[K][]): Promise<readonly ItemAnswer[]>
}

/**
 * Sends many records in one call, or in as few as there must be, and tells of each. It can be halted between two calls, and ends by itself
 * where no answer comes. Returns those that were never sent.
 */
export async function sendAtOnce<K extends EntityKind>(
  context: CommandContext,
  work: AtOnce<K>,
  records: readonly EntityRecords[K][],
  settled: (outcome: ItemOutcome<EntityRecords[K]>) => void,
): Promise<readonly EntityRecords[K][]> {
  // Its code first: without it no one could halt what has begun.
  await import('./progress.tsx')
  const front = context.services.sessionValue(workInFront)
  front.begin(work.title, records.length)
  try {
    for (let at = 0; at < records.length; at += work.limit) {
      if (front.current()?.stopping !== false) return records.slice(at)
      const some = records.slice(at, at + work.limit)
      for (const outcome of await outcomesOf(context, work, some)) {
        if (!outcome.done && outcome.isLast === true) front.stop()
        front.settled()
        settled(outcome)
      }
    }
    return []
  } finally {
    front.end()
  }
}

async function outcomesOf<K extends EntityKind>(
  { services }: CommandContext,
  work: AtOnce<K>,
  records: readonly EntityRecords[K][],
): Promise<ItemOutcome<EntityRecords[K]>[]> {
  const refused = (record: EntityRecords[K], message: string) => ({ record, done: false as const, message })
  try {
    const answers = new Map((await work.send(records)).map((answer) => [answer.id, answer]))
    return records.map((record) => {
      const { isDone = false, eventId, message } = answers.get(record.id) ?? {}
      return isDone ? { record, done: true, eventId } : refused(record, message ?? services.t('bulk.noAnswer'))
    })
  } catch (error) {
    if (isDoubtful(error)) {
      const ids = records.map(({ id }) => id)
      invalidateRecords(services.queryClient, work.kind, ids)
    }
    const isLast = hasNoAnswer(error)
    const isUnknown = isLast && isApiError(error) && error.status === 0 && error.kind !== 'offline'
    const message = error instanceof Error ? error.message : ''
    return records.map((record) => ({ ...refused(record, message), isUnknown, isLast }))
  }
}
