import type { QueryClient } from '@tanstack/react-query'
import type { Call, EndpointName } from '#src/contract/index.ts'
import { RECORD_KINDS, type RecordKind, type RecordOf } from '#src/contract/records/kinds.ts'
import type { Extras } from '#src/contract/extras.ts'
import type { AnyPermission } from '#src/contract/basics/core.ts'
import type { Permission, Role } from '#src/domain/accounts/roles.ts'
import type { MessageKey, MessageValues, TextKey, Translate } from '#src/i18n/keys.ts'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import type { SessionValues } from '#src/workspace/session/session-values.tsx'
import type { ActionSection } from './action-sections.ts'
import type { Condition } from './conditions.ts'
import type { FormHandle, InterfaceHandle, ListHandle, PanelsHandle } from './screen-handles.ts'
import type { Scope } from './scopes.ts'
import type { ConfirmQuestion, TextQuestion } from './question.ts'
import type { UndoEntry } from '../undo/steps.ts'

/**
 * The row or the panel record the keyboard is on: a union by kind, `FocusedRecord<'order'>` is one of it. `record` is what
 * the screen already holds of it, if anything.
 */
export type FocusedRecord<K extends RecordKind = RecordKind> = {
  [Kind in K]: {
    kind: Kind
    id: string
    record?: RecordOf<Kind>
    /** What people call it, where that is not its id. */
    name?: string
    /** Records with the same mark go together, as the orders of one tour do. */
    group?: string
    /** The record as text, for the clipboard. */
    text?(): string
  }
}[K]

/** Whether a record is of this kind. */
export function isOfKind<K extends RecordKind>(
  record: FocusedRecord,
  kind: K,
): record is FocusedRecord<K> & FocusedRecord {
  return record.kind === kind
}

/** The record the keyboard is on, where it is of this kind. */
export function focusedOf<K extends RecordKind>({ focus }: Pick<CommandContext, 'focus'>, kind: K) {
  return focus !== undefined && isOfKind(focus, kind) ? focus : undefined
}

/**
 * A focused record for kits, which are told the kind and never know it; anyone who knows it writes the record out and needs no
 * help. Who calls this answers for `record` being of that kind.
 */
export function recordFocus(
  kind: RecordKind,
  id: string,
  held: { record?: object; name?: string; text?(): string },
): FocusedRecord {
  return { kind, id, ...held } as FocusedRecord
}

/** Everything a command may look at; rebuilt for each question, never kept. */
export interface CommandContext {
  session: { userId: string; role: Role; tenantId: string; demo: boolean; extras?: Extras | undefined }
  /** What is active now: the path of the main panel, its screen, the side panel that has the focus, the scopes. */
  place: { path: string; screen: string; panel?: PanelRef; scopes: ReadonlySet<Scope> }
  focus?: FocusedRecord
  /** Rows ticked in the active list; for commands with the placement `bulk` they win over the focus. */
  selection: readonly FocusedRecord[]
  /** How many rows are ticked; more than `selection` holds where "all in the filter" is a rule and not a list of rows. */
  selectionTotal?: number
  online: boolean
  /** The person wants to give a reason, whether anything stands against it or not (decision A38). */
  asksReason?: boolean
  can: { undo: boolean; redo: boolean }
  services: CommandServices
}

/** What a command may do. The app hands these in; commands import no client and no router. */
export interface CommandServices {
  call: Call
  queryClient: QueryClient
  /** To a path of the product, with its search params. */
  navigate(to: string): void
  /** `replace` (the default) shows the panel in place of the last one, `add` beside it. */
  openPanel(panel: PanelRef, how?: 'replace' | 'add', options?: { focus: boolean }): void
  closePanel(): void
  notify(toast: ToastRequest): void
  /** Asks for a text, a reason usually; undefined when the person turns away. */
  ask(question: TextQuestion): Promise<string | undefined>
  confirm(question: ConfirmQuestion): Promise<boolean>
  /** Says something to screen readers, politely. */
  announce(text: string): void
  /** Takes the last own step back, or the one with this id while it still can be. */
  undo(step?: string): Promise<void>
  redo(): Promise<void>
  /** Notes an own change, so that it can be taken back; all of one call are one step. */
  remember(...entries: readonly UndoEntry[]): void
  copy(text: string): Promise<void>
  ui: InterfaceHandle
  panels: PanelsHandle
  /** What the session has one of, made when it is first asked for; components reach it by `useSessionValue`. */
  sessionValue: SessionValues['of']
  /** The list that has the focus, or had it last on this screen. */
  list?: ListHandle
  /** The form that has the focus. */
  form?: FormHandle
  t: Translate
}

/** A short message; errors stay, warnings 6 s, others 4 s (specification 9). */
export interface ToastRequest {
  type: 'success' | 'info' | 'warning' | 'error'
  message: string
  detail?: string
  /** `command` is the one that does the same: its key stands beside the word. `step`: the own change it takes back. */
  action?: { label: string; command?: string; step?: string; run(): void }
  /** The record it tells of: the message that is kept opens it. */
  about?: { kind: RecordKind; id: string }
  /** It says what a key just pressed has done, or why not: seen at once, before others that wait. */
  answers?: boolean
  /** Milliseconds for which what it offers can be done: it counts down, and stands no longer. */
  runsFor?: number
}

/** A page of the palette. */
export type PalettePage =
  | { kind: 'root' }
  /** A search, of one kind alone perhaps; `prefill` stands in the input, `placeholder` where nothing does. */
  | { kind: 'search'; prefill?: string; category?: RecordKind; placeholder?: TextKey }
  /** The commands for the focused row or the selection. */
  | { kind: 'actions'; record?: FocusedRecord }
  /** The choices of one command; `record` stands in for the focused one. */
  | { kind: 'choices'; commandId: string; record?: FocusedRecord }

/** How a row of a command's second palette page looks. */
export interface ChoiceRow {
  /** Unique on the page. */
  id: string
  title: string
  detail?: string
  keys?: string
  icon?: string
  synonyms?: readonly string[]
  /** Set: the choice is shown, but cannot be taken now, and this sentence says why. */
  blocked?: string
  /** Under which heading it stands: what fits, what does not; without one, below both. */
  section?: 'fits' | 'unfit'
}

/** A choice as its command offers it: the row, and the value `run` is given. */
export interface Choice<V> extends ChoiceRow {
  value: V
}

/** A choice as the palette holds it, whatever its value is: the row, and what happens when it is taken. */
export interface OfferedChoice extends ChoiceRow {
  take(context: CommandContext): void | Promise<void>
}

type NamedIn<K> = K extends `commands.group.${infer Name}` ? Name : never

/** Under which heading a command stands in the cheat sheet and the settings; a feature brings its own by the word `commands.group.<name>`. */
export type CommandGroup = Exclude<NamedIn<MessageKey>, 'here'>

/** What stands before the headings of features, and what behind them. */
const firstGroups: readonly CommandGroup[] = ['general', 'list', ...RECORD_KINDS]
const lastGroups: readonly CommandGroup[] = ['form', 'panels', 'goto', 'administration']

/** The headings of commands in their order: kinds of records as they are listed everywhere, features as they come. */
export function groupsOf(commands: readonly Command[]): readonly CommandGroup[] {
  const own = commands.map(({ group }) => group).filter((group) => !lastGroups.includes(group))
  return [...new Set([...firstGroups, ...own, ...lastGroups])]
}

/** Everything that can be done, declared once. Palette, keys, menus, buttons and cheat sheet are derived from it. */
export interface Command {
  /** `orders.setStatus`: the same word as the endpoint, where there is one. */
  id: string
  title: TextKey
  titleValues?(context: CommandContext): MessageValues
  group: CommandGroup
  /** `'mod+k'`, `'g o'`, `'/'`, `'shift+f'`, `'+'`: any of them; see keys.ts. */
  keys?: readonly string[]
  scope: Scope | readonly Scope[]
  /** Of several one is enough; that of the call it sends (`endpoints[…].permission`), where that is one. */
  permission?: Permission | AnyPermission | undefined
  /**
   * What it asks the server for, where that is no call of its own name: a backend that does not offer it has no such command. Of several
   * one is enough. Source: decision A34
   */
  calls?: EndpointName | readonly EndpointName[]
  /** Who sees it; admin always. */
  roles?: readonly Role[]
  /** The kind of record it makes or lists, where it needs none under the keyboard. */
  about?: RecordKind
  /** What must hold; the first unmet one gives the reason. */
  needs?: readonly Condition[]
  /** The rows of a second palette page; made by `choiceCommand`. */
  choices?(context: CommandContext): readonly OfferedChoice[] | Promise<readonly OfferedChoice[]>
  /** Placeholder of that page. */
  choicesTitle?: TextKey
  run(context: CommandContext): void | Promise<void>
  /** Does it as it is told in a sentence, for the focused record or the selection; made by `acceptsArguments`. */
  told?(context: CommandContext, words: unknown): Promise<void>
  /** Its keys mean it only where nothing nearer has them. */
  givesWay?: boolean
  /** Sends a change to the server: blocked offline, and a held key never repeats it. */
  changesData?: boolean
  /** It waits its turn by itself: a second press while it runs is a second intent, not the same one again. */
  inTurn?: boolean
  /** Its Ctrl or function key also works while a text field has the focus. */
  inInputs?: boolean
  /** It opens a field, late perhaps: what is typed until that is there belongs into it. */
  opensField?: boolean
  /** The keyboard is already in what it would open: nothing is waited for. */
  isThere?(context: CommandContext): boolean
  /** A held key runs it again and again (moving in a list). */
  repeatable?: boolean
  icon?: string
  hiddenInPalette?: boolean
  /** Its choices are few and at hand: the palette's first page finds them, too. */
  findable?: boolean
  /** Too small a step to stand among the commands used last: moving, closing, searching, undoing. */
  trivial?: boolean
  /** Done with it, a row is done with: who wants to goes on to the next one. */
  isStep?: boolean
  /** What somebody does first who has done nothing yet: all else needs what it makes. */
  isBeginning?: boolean
  placements?: readonly ('row' | 'toolbar' | 'bulk')[]
  /** Its part of a record's menu, where that is not `change` for what changes data and `open` for the rest. */
  section?: ActionSection
}

/** A command that asks first: its choices carry values of one type, and `run` is given the one that was taken. */
export interface ChoiceCommand<V> extends Omit<Command, 'choices' | 'run'> {
  choicesTitle: TextKey
  choices(context: CommandContext): readonly Choice<V>[] | Promise<readonly Choice<V>[]>
  run(context: CommandContext, value: V): void | Promise<void>
}

/** Makes a command of one that asks first; what the values are stays between its `choices` and its `run`. */
export function choiceCommand<V>({ choices, run, ...shared }: ChoiceCommand<V>): Command {
  const offer = ({ value, ...row }: Choice<V>): OfferedChoice => ({ ...row, take: (context) => run(context, value) })
  return {
    ...shared,
    choices: async (context) => (await choices(context)).map(offer),
    run: ({ services }) => services.ui.openPalette({ kind: 'choices', commandId: shared.id }),
  }
}
