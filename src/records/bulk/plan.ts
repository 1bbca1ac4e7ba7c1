import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import type { ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Call, EndpointName } from '#src/contract/index.ts'
import type { Permission } from '#src/domain/accounts/roles.ts'
import type { Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import type { NotedChange, StepWords } from '../changes/own-steps.ts'

/** A record as far as bulk changes are concerned. */
export interface BulkRecord {
  readonly id: string
}

/** What the server did with one record, or in a dry run would do; the same for every kind. */
export interface BulkResult<R extends BulkRecord = BulkRecord> {
  id: string
  outcome: 'changed' | 'unchanged' | 'refused'
  /** Old and new value of each field. */
  changes: readonly { field: string; from?: unknown; to?: unknown }[]
  warnings: readonly SaidWarning[]
  /** Why it is refused, in the server's words, and by key for those of the interface. */
  message?: string | undefined
  reasons?: readonly { code: string; values?: Record<string, string | number> | undefined }[]
  /** The refusal is lifted by a reason of somebody who may override rules. */
  overridable: boolean
  /** Only the reason is missing. */
  needsNotes: boolean
  /** The record after the change; in a dry run, or refused, as it is now. Missing when there is none. */
  record?: R | undefined
  /** The event that can be taken back. */
  eventId?: string | undefined
}

/** What the person has entered: the change, and the reason with which refusals may be lifted. */
export interface BulkDraft<I = unknown> {
  input: I
  reason: string
  /** Rules that can be overridden are, with the reason. */
  override: boolean
}

/** How far the reason is used for a record: not at all, as the note the rules ask for, or against a rule. */
export type Lift = 'none' | 'notes' | 'override'

/** Records that are changed alike, in one call. */
export interface BulkCall<R extends BulkRecord = BulkRecord, C = unknown> {
  change: C
  records: readonly R[]
}

/** A call on its way: a dry run changes nothing and has no key. */
export type BulkSending =
  | { dryRun: true; signal: AbortSignal }
  /** One key per call: sent again it is the same intent. */
  | { dryRun: false; idempotencyKey: string }

/** One column of the table that says which record a line is about. */
export interface BulkColumn<R extends BulkRecord = BulkRecord> {
  id: string
  header: TextKey
  /** In px. */
  width: number
  /** When it gets narrow, the column with the lowest number leaves first. */
  priority?: number
  text(record: R): string
}

/** What is typed in the dialog, as the feature draws it. */
export interface BulkInputProps<R extends BulkRecord = BulkRecord, I = unknown> {
  input: I
  records: readonly R[]
  readOnly: boolean
  onChange(input: I): void
}

/** Words that name the records: each takes `count`, but for `reasonFor` and `nothing`. */
export interface BulkWords {
  /** "{{title}} · 3 Aufträge". */
  title: TextKey
  /** "3 Aufträge". */
  count: TextKey
  /** "3 Aufträge ändern". */
  run: TextKey
  /** "Kein Auftrag kann so geändert werden". */
  nothing: TextKey
  reasonFor: TextKey
  /** Why a record has no change of this kind at all. */
  finished: TextKey
}

/** How records of a kind are changed in bulk: a feature says it once, the kit looks, sends, halts, goes on and tells. */
export interface BulkPlan<R extends BulkRecord = BulkRecord, I = unknown, C = unknown> {
  /** The call that changes many at once. */
  endpoint: EndpointName
  /** Most records of one call; more go in several, one after the other. */
  callLimit: number
  words: BulkWords
  /** The first is the name of the record. */
  columns: readonly BulkColumn<R>[]
  overridePermission: Permission
  labelOf(record: R): string
  /** Whether what was typed can be understood. */
  isUnderstood(input: I): boolean
  /** The change of one record as it is sent. Undefined: nothing of this kind can be done with it. */
  changeOf(record: R, draft: BulkDraft<I>, lift: Lift): C | undefined
  send(call: Call, bulk: BulkCall<R, C>, sending: BulkSending): Promise<readonly BulkResult<R>[]>
  /** What was done, for the message and the history, from what the dialog is called and what was typed. */
  doneTitle(title: string, input: I, records: readonly R[], t: Translate, format: Format): string
  /** Old and new in words, a line per field. */
  changeLines(result: BulkResult<R> | undefined, record: R, t: Translate, format: Format): string[]
  /** Draws what is typed; nothing for a change that was chosen before. */
  drawInput?(props: BulkInputProps<R, I>): ReactNode
  /** Sends as one of this tab's own changes: what the live connection then says of it asks for nothing. */
  sendOwn<T>(queryClient: QueryClient, idempotencyKey: string, send: () => Promise<T>): Promise<T>
  /** Puts what was changed where it is shown, and notes it as one step of own changes. */
  remember(
    context: CommandContext,
    words: StepWords,
    changes: readonly (Omit<NotedChange, 'id'> & { record: R })[],
  ): void
  /** Refetches what stands around the records, once all is sent. */
  refresh(queryClient: QueryClient, ids: readonly string[]): void
}

/** A bulk change a person has begun: first looked at in a dry run, then sent. */
export interface BulkIntent<R extends BulkRecord = BulkRecord, I = unknown, C = unknown> {
  id: string
  plan: BulkPlan<R, I, C>
  commandId: string
  /** In words: "Status Bestätigt", "Termine verschieben". */
  title: string
  /** Who began it, from where. */
  context: CommandContext
  records: readonly R[]
  input: I
  /** Told of each record the server has changed. */
  done?(record: R): void
}

/** What must be checked again when it changes; of the reason only whether there is one. */
export function draftKey({ input }: BulkDraft): string {
  return JSON.stringify(input)
}

/** How far the reason would have to be used next for a refused record; undefined where it does not help. */
export function nextLift(result: BulkResult, lift: Lift, draft: BulkDraft): Lift | undefined {
  if (result.outcome !== 'refused' || draft.reason.trim() === '') return undefined
  if (result.overridable) return draft.override && lift !== 'override' ? 'override' : undefined
  return result.needsNotes && lift === 'none' ? 'notes' : undefined
}

/** Puts records together into calls: those with the same change, at most so many, in the order given. */
export function callsFor<R extends BulkRecord, C>(
  changes: readonly (readonly [R, C])[],
  limit: number,
): BulkCall<R, C>[] {
  const alike = new Map<string, { change: C; records: R[] }>()
  for (const [record, change] of changes) {
    const key = JSON.stringify(change)
    const group = alike.get(key)
    if (group === undefined) alike.set(key, { change, records: [record] })
    else group.records.push(record)
  }
  return [...alike.values()].flatMap(({ change, records }) =>
    Array.from({ length: Math.ceil(records.length / limit) }, (_, at) => ({
      change,
      records: records.slice(at * limit, (at + 1) * limit),
    })),
  )
}
