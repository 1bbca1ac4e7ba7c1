import { hasNoAnswer } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { EntityKind, EntityRecords } from '#src/contract/entities.ts'
import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { warningText } from '#src/i18n/reason-text.ts'
import { invalidateRelated, invalidateRecords } from './invalidate.ts'
import { ownSender, type SendOwn } from './intent-key.ts'
import { failureLines, isDoubtful, type Failure } from './outcome.ts'
import { rememberChanges, undoAction } from './own-steps.ts'

/** The server's answer to a change: the record as it is now. */
export interface ChangeResult<R> {
  record: R
  /** The event that can be taken back; missing where nothing differed, or where there is no way back. */
  eventId?: string | undefined
  warnings?: readonly SaidWarning[] | undefined
}

/** What a person wants changed, for one record or many of a kind. */
export interface Intent<K extends EntityKind> {
  kind: K
  commandId: string
  /** What was done, for the message and the history of own changes: "Status Disponiert". */
  title: string
  records: readonly EntityRecords[K][]
  /** The record's name for people. */
  labelOf(record: EntityRecords[K]): string
  /** So many records in words, where it can be many: "3 Aufträge". */
  countOf?(count: number): string
  /** What is said when one was changed; its name and the title unless given. */
  message?(record: EntityRecords[K]): string
  /** Too small a change for a message: it is only announced, and noted like any other. */
  isQuiet?: boolean
  /** For so many milliseconds it can be stopped, by this word; a countdown says so. `by`: where that is no taking back. */
  stop?: { word: string; within: number; by?: { command: string; run(): void } }
  /** Sends it for one record by `own`, which has the key; undefined when the person turned away. */
  send(record: EntityRecords[K], own: SendOwn): Promise<ChangeResult<EntityRecords[K]> | undefined>
  /** Told of each record the server has changed. */
  done?(record: EntityRecords[K]): void
}

/** Answers after which the own changes are kept: the whole history is written each time. */
const KEEP_EVERY = 5

interface Outcome<R> {
  done: readonly ChangeResult<R>[]
  failed: readonly Failure[]
  unsent: number
}

/**
 * Sends an intent for each record, one after the other. What the server has done is put into the cache, can be taken back
 * (for many in one step) and is told; what it refused stays selected. A single refusal is thrown. Where no answer comes the
 * others are not sent: each would be waited for in vain.
 */
export async function changeRecords<K extends EntityKind>(context: CommandContext, intent: Intent<K>): Promise<void> {
  const { queryClient, list } = context.services
  const { kind, records, labelOf } = intent
  const words = { commandId: intent.commandId, title: intent.title, step: crypto.randomUUID() }
  const done: ChangeResult<EntityRecords[K]>[] = []
  const failed: Failure[] = []
  const doubtful: string[] = []
  const unkept: Parameters<typeof rememberChanges<K>>[3][number][] = []
  const keep = () => rememberChanges(context, kind, words, unkept.splice(0))
  const own = ownSender(context, kind)
  let unsent = 0
  for (const [at, record] of records.entries()) {
    try {
      const answer = await intent.send(record, own)
      if (answer === undefined) continue
      done.push(answer)
      const { eventId } = answer
      const noted = { record: answer.record, label: labelOf(answer.record), eventId }
      if (unkept.push({ ...noted, isFinal: isOtherVersion(record, answer.record) }) >= KEEP_EVERY) keep()
      intent.done?.(answer.record)
    } catch (error) {
      if (isDoubtful(error)) doubtful.push(record.id)
      if (records.length === 1) {
        invalidateRecords(queryClient, kind, doubtful)
        throw error
      }
      failed.push({ label: labelOf(record), message: error instanceof Error ? error.message : '' })
      if (!hasNoAnswer(error)) continue
      unsent = records.length - at - 1
      break
    }
  }
  keep()
  const ids = done.map(({ record }) => record.id)
  if (ids.length > 0) invalidateRelated(queryClient, kind, ids)
  invalidateRecords(queryClient, kind, doubtful)
  if (records.length > 1) list?.deselect?.(ids)
  tell(context, intent, words.step, { done, failed, unsent })
}

/** A record without a version was changed where the server says so. */
function isOtherVersion(before: object, after: object): boolean {
  return !('version' in before && 'version' in after) || before.version !== after.version
}

function tell<K extends EntityKind>(
  context: CommandContext,
  { title, labelOf, countOf, message, isQuiet, stop }: Intent<K>,
  step: string,
  { done, failed, unsent }: Outcome<EntityRecords[K]>,
): void {
  const { services } = context
  const { t } = services
  const [first] = done
  if (failed.length > 0) {
    const all = done.length + failed.length + unsent
    const lines = [...failureLines(failed, t), ...(unsent > 0 ? [t('bulk.unsent', { count: unsent })] : [])]
    return services.notify({
      type: done.length > 0 ? 'warning' : 'error',
      message: t('bulk.partly', { title, done: done.length, all }),
      detail: lines.join('\n'),
      ...(first && { action: undoAction(context, step) }),
    })
  }
  if (first === undefined) return
  const warnings = (first.warnings ?? []).map((warning) => warningText(warning, t))
  const isMany = done.length > 1 && countOf !== undefined
  const name = isMany ? countOf(done.length) : labelOf(first.record)
  const said = isMany || message === undefined ? t('changes.done', { name, title }) : message(first.record)
  if (isQuiet === true) return services.announce(said)
  const back = first.eventId === undefined ? undefined : undoAction(context, step, stop?.word)
  const action = stop?.by === undefined ? back : { label: stop.word, ...stop.by }
  services.notify({
    type: warnings.length > 0 ? 'warning' : 'success',
    message: said,
    ...(warnings.length > 0 && { detail: warnings.join('\n') }),
    ...(action && { action }),
    ...(action && stop && { runsFor: stop.within }),
  })
}
