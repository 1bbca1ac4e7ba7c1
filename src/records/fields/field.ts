import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import type { Call } from '#src/contract/index.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import type { ReasonCode } from '#src/domain/refusals/reason-messages.ts'
import type { Permission, Role } from '#src/domain/accounts/roles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import type { FieldKind, FieldValue, Words } from './kinds/kinds.ts'

/** A record as far as fields are concerned: it is known by its id, and each change makes a version of it. */
export interface EditableRecord {
  readonly id: string
  readonly version: number
  readonly [prop: string]: unknown
}

/** One field as it goes to the server: what it shall hold, upon which version, and the key of the intent. */
export interface FieldRequest {
  id: string
  body: Readonly<Record<string, FieldValue>>
  ifMatch: number
  idempotencyKey: string
}

/** The server's answer to a change: the record as it is now. */
export interface FieldAnswer<T> {
  record: T
  /** The event that can be taken back; missing where nothing differed. */
  eventId?: string | undefined
  warnings: readonly SaidWarning[]
}

/** An endpoint that changes a field. Rejects with an `ApiError`; a 409 of version is understood by `currentOf`. */
export type FieldEndpoint<T> = (call: Call, request: FieldRequest) => Promise<FieldAnswer<T>>

/** Who may change a field: `edit` is anyone who may change the record at all, as its rules say. */
export type FieldPermission = Permission | 'edit'

/** Something that may be taken instead of typing. */
export interface Suggestion {
  id: string
  /** What then stands in the field. */
  label: string
  detail?: string | undefined
  /** What is sent beside it, and says which of those with this name is meant. */
  also?: Readonly<Record<string, FieldValue>>
}

/** Suggestions for a text; `busy` while those for this very text are still to come. */
export interface Suggestions {
  options: readonly Suggestion[]
  busy: boolean
}

/** One editable field of a record; a new one is one line in the feature's declaration. */
export interface Field<T extends EditableRecord = EditableRecord> {
  /** Its name in messages and in the address of a draft; usually the property it shows. */
  id: string
  kind: FieldKind<T>
  /** The short word beside its value, and its name by itself for controls and screen readers. */
  label: TextKey
  name: TextKey
  /** What of the record it shows and changes; the values of `kind` in the same order. */
  props: readonly string[]
  permission: FieldPermission
  endpoint: FieldEndpoint<T>
  /** The command a change of it is noted under in the history. */
  commandId: string
  /** Other words it is looked for by, comma-separated; the first one is what it is called most. */
  words?: TextKey
  /** Fields with the same line stand side by side; this is the line's word. */
  line?: TextKey
  /** Folded away where the fields fold, while it holds nothing, or this. */
  optional?: true | string
  /** What else of the record changes with it, in the same step: the town with its postal code. */
  along?(record: T, values: readonly FieldValue[]): Promise<Readonly<Record<string, FieldValue>>>
  /** What is suggested while it is typed; a text of one's own is a row of its own (decision A30). */
  useSuggestions?(record: T, text: string): Suggestions
  /** How it can be reached with one click. */
  link?: 'tel' | 'mailto'
  /** What is typed in it counts at once in what follows from it, such as sums. */
  countsAtOnce?: true
}

/** A change of one field on its way through the cache, the history of own changes and the messages. */
export interface FieldChange<T> {
  commandId: string
  /** What was done, in words: "Gewicht 12.000 kg". */
  title: string
  record: T
  send(): Promise<FieldAnswer<T>>
}

/** A value of a record that is not typed but chosen by a command. */
export interface ChosenValue<T extends EditableRecord = EditableRecord> {
  /** As its `CommandLine` has it. */
  id: string
  name: TextKey
  words?: TextKey
  permission?: FieldPermission
  shown(record: T, words: Words<T>): string
}

/** What can be edited in place in a kind of record: a feature declares it once, the kit does the rest. */
export interface EditableFields<T extends EditableRecord = EditableRecord> {
  kind: RecordKind
  all: readonly Field<T>[]
  /** What commands change beside them. */
  chosen?: readonly ChosenValue<T>[]
  /** Whether a record shows a field at all, or a value that is chosen; left out: all of them. */
  isDrawn?(id: string, record: T): boolean
  /** The id of the value Tab comes to first; it may be one that a command changes. */
  first: string
  /** What is said about these properties of the record as it is to become; `path` of an issue is the property. */
  check(record: T, props: readonly string[], asked: { today: PlainDate }): FieldIssue[]
  /** Why this person may not change the record so now; nothing when she may. */
  refusal(permission: FieldPermission, record: T, role: Role): ReasonCode | undefined
  /** The newest version that some answer in the cache holds. */
  known(queryClient: QueryClient, id: string): T | undefined
  /** Puts the record as the server holds it wherever the cache has it. */
  put(queryClient: QueryClient, record: T): void
  /** The record as it is now, out of a 409 of version; undefined for any other error. */
  currentOf(error: unknown): T | undefined
  /** Sends as one of this tab's own changes: what the live connection then says of it asks for nothing. */
  sendOwn<R>(queryClient: QueryClient, idempotencyKey: string, send: () => Promise<R>): Promise<R>
  /** Sends a change, shows and notes what came of it; rejects with what the server said against it. */
  change(context: CommandContext, change: FieldChange<T>): Promise<void>
}

/** The field of a name; undefined for what is none, such as the name in an old draft. */
export function fieldOf<T extends EditableRecord>(fields: EditableFields<T>, id: string): Field<T> | undefined {
  return fields.all.find((field) => field.id === id)
}

/** What a field shows of a record. */
export function valuesOf(record: Readonly<Record<string, unknown>>, { props }: Pick<Field, 'props'>): unknown[] {
  return props.map((name) => record[name])
}

/** The record with other values in a field; null takes one away. */
export function withValues<T extends Readonly<Record<string, unknown>>>(
  record: T,
  field: Pick<Field, 'props'>,
  values: readonly FieldValue[],
): T {
  // A text that is there is never missing afterwards: what is cleared is empty.
  const cleared = (name: string) => (typeof record[name] === 'string' ? '' : undefined)
  const changed = field.props.map((name, at) => [name, values[at] ?? cleared(name)])
  return { ...record, ...Object.fromEntries(changed) }
}

/** Whether two lists of values are the same to a reader: nothing is nothing, however it is written. */
export function sameValues(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.every((value, at) => plain(value) === plain(others[at]))
}

/** A value in a form that is equal for equal ones: of lists what is in them counts, in whatever order it was said. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? ''
  const entries = Object.entries(value).filter(([, inner]) => (inner ?? '') !== '')
  if (entries.length === 0) return ''
  return JSON.stringify(entries.map(([name, inner]) => [name, plain(inner)]).toSorted())
}
