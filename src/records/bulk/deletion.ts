import { leaveGone } from '#src/records/changes/gone-records.ts'
import type { CommandContext, ToastRequest } from '#src/commands/gate/command.ts'
import type { EntityRecords, VersionedKind } from '#src/contract/entities.ts'
import type { Call } from '#src/contract/index.ts'
import type { Reason, ReasonCode } from '#src/domain/refusals/reason-messages.ts'
import type { Role } from '#src/domain/accounts/roles.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { reasonText } from '#src/i18n/reason-text.ts'
import { invalidateRelated } from '../changes/invalidate.ts'
import { failureLines, MOST_NAMED } from '../changes/outcome.ts'
import { ownSender } from '../changes/intent-key.ts'
import { noteStep, undoAction, type NotedChange } from '../changes/own-steps.ts'
import { chosenTargets, newestRecords } from '../changes/newest-records.ts'
import { dropRecords } from '../changes/record-cache.ts'
import { sendAtOnce, type ItemAnswer } from './at-once.ts'
import { sendOneByOne, type ItemOutcome, type OneByOne } from './one-by-one.ts'

/** Words that name the records; `count` says how many. */
export interface DeleteWords {
  /** "3 Aufträge löschen?" */
  questionMany: TextKey
  confirm: TextKey
  confirmMany: TextKey
  /** "2 werden nicht gelöscht: {{reason}}". */
  refused: TextKey
  changedMeanwhile: TextKey
  /** "gelöscht", after the name. */
  done: TextKey
  /** "3 Aufträge". */
  count: TextKey
  /** In the history of own changes: "Auftrag gelöscht". */
  noted: TextKey
  /** "{{name}} wurde nicht gelöscht". */
  failed: TextKey
  /** "{{name}}: keine Antwort …". */
  unknown: TextKey
  /** "{{done}} von {{all}} Aufträgen gelöscht". */
  partly: TextKey
}

/** A deletion as it goes to the server: upon which version, and once for the intent. */
interface DeleteRequest {
  params: { id: string }
  ifMatch: number
  idempotencyKey: string
}

/** The same of many, each upon the version the person saw. */
interface DeleteManyRequest<R> {
  records: readonly R[]
  idempotencyKey: string
}

/** How records of a kind are deleted: a feature says it once, the kit asks, sends, halts, leaves and tells. */
export interface DeletePlan<K extends VersionedKind> {
  kind: K
  commandId: string
  words: DeleteWords
  /** Where the keyboard goes when the page of a deleted record is left. */
  list: string
  /** The record's name for people. */
  labelOf(record: EntityRecords[K]): string
  /** What the question says of a single record beside its name. */
  detailOf(record: EntityRecords[K]): string
  /** How it is now, where somebody has changed it meanwhile. */
  changedText(current: EntityRecords[K], t: Translate): string
  refusal(record: EntityRecords[K], role: Role): ReasonCode | Reason | undefined
  /** Asks the server for it; answers with the event that can be taken back. */
  call(call: Call, request: DeleteRequest): Promise<{ eventId?: string | undefined }>
  /** Asks for many in one call, where the server takes that. */
  many?: {
    /** Most records of one call. */
    limit: number
    call(call: Call, request: DeleteManyRequest<EntityRecords[K]>): Promise<readonly ItemAnswer[]>
  }
  /** Told of each record that is gone. */
  gone?(context: CommandContext, id: string): void
}

/** Deletions after which the own changes are kept: anyone who closes the page in between can still take them back. */
const KEEP_EVERY = 5

/** A refusal in words, with what stands in it. */
function refusalText(refusal: ReasonCode | Reason | undefined, t: Translate): string | undefined {
  if (refusal === undefined) return undefined
  return typeof refusal === 'string' ? t(refusal) : (reasonText(refusal, t) ?? refusal.code)
}

/** A command that deletes what is selected, else what the keyboard is on. Source: decision B5 */
export function deletion<K extends VersionedKind>(plan: DeletePlan<K>): (context: CommandContext) => Promise<void> {
  return async (context) =>
    deleteRecords(context, plan, await newestRecords(context, plan.kind, chosenTargets(context)))
}

/**
 * Deletes records after a question that names them. One answer per record, one step back for all. Those that may not be
 * deleted are told and left alone.
 */
async function deleteRecords<K extends VersionedKind>(
  context: CommandContext,
  plan: DeletePlan<K>,
  records: readonly EntityRecords[K][],
): Promise<void> {
  const { services, session } = context
  const { kind } = plan
  const refusalOf = (record: EntityRecords[K]) => refusalText(plan.refusal(record, session.role), services.t)
  const wanted = records.filter((record) => refusalOf(record) === undefined)
  const left = records.flatMap((record) => {
    const message = refusalOf(record)
    return message === undefined ? [] : [{ record, done: false as const, message }]
  })
  if (wanted.length === 0 && left.length > 0) return tell(context, plan, '', left, 0)
  if (wanted.length === 0 || !(await isConfirmed(context, plan, wanted, left))) return

  const outcomes: ItemOutcome<EntityRecords[K]>[] = []
  const ids: string[] = []
  const step = { commandId: plan.commandId, title: services.t(plan.words.noted), step: crypto.randomUUID() }
  const unkept: NotedChange[] = []
  const keep = () => noteStep(context, kind, step, unkept.splice(0))
  const settled = (outcome: ItemOutcome<EntityRecords[K]>) => {
    outcomes.push(outcome)
    if (!outcome.done) return
    const { record, eventId } = outcome
    ids.push(record.id)
    plan.gone?.(context, record.id)
    const length = unkept.push({ id: record.id, label: plan.labelOf(record), eventId, isFinal: true })
    if (length >= KEEP_EVERY) keep()
  }
  const { many } = plan
  const sending =
    many === undefined || wanted.length === 1
      ? sendOneByOne(context, workOf(context, plan), wanted, settled)
      : sendAtOnce(context, { kind, title: 'bulk.delete.deleting', ...manyOf(context, plan, many) }, wanted, settled)
  const unsent = await sending.finally(keep)
  leave(context, plan, ids)
  services.list?.deselect?.(ids)
  dropRecords(services.queryClient, kind, ids)
  invalidateRelated(services.queryClient, kind, [])
  tell(context, plan, step.step, [...outcomes, ...left], unsent.length)
}

/** One call for many: sent again it is the same intent. */
function manyOf<K extends VersionedKind>(
  context: CommandContext,
  plan: DeletePlan<K>,
  { limit, call }: NonNullable<DeletePlan<K>['many']>,
) {
  const own = ownSender(context, plan.kind)
  return {
    limit,
    send: (records: readonly EntityRecords[K][]) =>
      own([plan.commandId, records.map(({ id, version }) => [id, version])], (idempotencyKey) =>
        call(context.services.call, { records, idempotencyKey }),
      ),
  }
}

/** One call per record; of a single one that somebody has changed the person decides again. */
function workOf<K extends VersionedKind>(context: CommandContext, plan: DeletePlan<K>): OneByOne<K> {
  const { services } = context
  const { t, confirm } = services
  const own = ownSender(context, plan.kind)
  return {
    kind: plan.kind,
    title: 'bulk.delete.deleting',
    changedMeanwhile: plan.words.changedMeanwhile,
    async send({ id, version }) {
      const { eventId } = await own([plan.commandId, id, version], (idempotencyKey) =>
        plan.call(services.call, { params: { id }, ifMatch: version, idempotencyKey }),
      )
      return eventId
    },
    async decide(current) {
      const refusal = refusalText(plan.refusal(current, context.session.role), t)
      if (refusal !== undefined) return { refusal }
      return confirm({
        title: t('changes.versionConflict.title', { name: plan.labelOf(current) }),
        detail: plan.changedText(current, t),
        confirmLabel: t('bulk.delete.anyway'),
        destructive: true,
        late: true,
      })
    },
  }
}

function isConfirmed<K extends VersionedKind>(
  { services }: CommandContext,
  plan: DeletePlan<K>,
  records: readonly EntityRecords[K][],
  left: readonly { message: string }[],
): Promise<boolean> {
  const { t, confirm } = services
  const { words, labelOf } = plan
  const [first] = records
  const count = records.length
  const others = count - MOST_NAMED
  const [refusal] = left
  const refused = refusal ? [t(words.refused, { count: left.length, reason: refusal.message })] : []
  if (first !== undefined && count === 1) {
    return confirm({
      title: t('bulk.delete.question', { name: labelOf(first) }),
      detail: [plan.detailOf(first), ...refused].join('. '),
      confirmLabel: t(words.confirm),
      destructive: true,
    })
  }
  const names = records.slice(0, MOST_NAMED).map(labelOf)
  const named = [names.join(', '), ...(others > 0 ? [t('app.others', { count: others })] : [])].join(' ')
  return confirm({
    title: t(words.questionMany, { count }),
    detail: [named, ...refused].join('. '),
    confirmLabel: t(words.confirmMany, { count }),
    destructive: true,
  })
}

/** The page of a deleted record is left, and so is every panel that shows it. */
function leave<K extends VersionedKind>(
  { place, focus, services }: CommandContext,
  { kind, list }: DeletePlan<K>,
  ids: readonly string[],
): void {
  leaveGone(services.queryClient, kind, ids)
  if (place.panel === undefined && place.screen === kind && ids.includes(focus?.id ?? '')) services.navigate(list)
}

function tell<K extends VersionedKind>(
  context: CommandContext,
  { words, labelOf }: DeletePlan<K>,
  step: string,
  outcomes: readonly ItemOutcome<EntityRecords[K]>[],
  unsent: number,
): void {
  const { services } = context
  const { t } = services
  const failed = outcomes.flatMap((outcome) => (outcome.done ? [] : [{ ...outcome, label: labelOf(outcome.record) }]))
  const done = outcomes.length - failed.length
  const all = outcomes.length + unsent
  const only = all === 1 ? outcomes[0] : undefined
  const canUndo = outcomes.some((outcome) => outcome.done && outcome.eventId !== undefined)
  const action: Pick<ToastRequest, 'action'> = canUndo ? { action: undoAction(context, step) } : {}
  if (done === all) {
    const name = only === undefined ? t(words.count, { count: all }) : labelOf(only.record)
    const message = t('changes.done', { name, title: t(words.done) })
    return services.notify({ type: 'success', message, ...action })
  }
  const lines = failureLines(failed, t)
  if (unsent > 0) lines.push(t('bulk.unsent', { count: unsent }))
  services.notify({
    type: done > 0 ? 'warning' : 'error',
    message:
      only === undefined
        ? t(words.partly, { done, all })
        : t(failed[0]?.isUnknown === true ? words.unknown : words.failed, { name: labelOf(only.record) }),
    detail: only === undefined ? lines.join('\n') : failed.map(({ message }) => message).join(),
    ...action,
  })
}
