import { entities } from '#src/contract/entities.ts'
import { isOffered } from '#src/contract/extras.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { hasRole, may, type Role } from '#src/domain/accounts/roles.ts'
import type { MessageValues, TextKey } from '#src/i18n/keys.ts'
import type { Command, CommandContext, FocusedRecord } from './command.ts'
import { isInScope, type Scope } from './scopes.ts'

/** What the one gate answers. Hidden: not yours. Blocked: yours, but not now, for this reason. */
export type Availability =
  | { state: 'available' }
  /** `lasting`: it is nothing for this record as it stands, and menus leave it out. */
  | { state: 'blocked'; reason: TextKey; values?: MessageValues; lasting?: true }
  | { state: 'hidden' }
  | { state: 'outOfScope' }

/** The scopes of a command as a list. */
export function scopesOf(command: Command): readonly Scope[] {
  return typeof command.scope === 'string' ? [command.scope] : command.scope
}

/** Most rows one command takes at once; each of them is decided upon by a person. */
export const MAX_SELECTION = 1000

/** True for a command that works on the whole selection where there is one. */
export function takesMany(command: Command): boolean {
  return command.placements?.includes('bulk') ?? false
}

/** Whether it is worth standing among the commands used last: what is done, not how one got there. */
export const isWork = ({ hiddenInPalette, trivial, group }: Command): boolean =>
  !hiddenInPalette && !trivial && group !== 'goto' && group !== 'panels'

/** How many rows are ticked, also those only a rule stands for. */
export function selectedCount({ selection, selectionTotal }: CommandContext): number {
  return selectionTotal ?? selection.length
}

/** What a command works on: the selection where it can take many, else the focused record. */
export function targetsOf(command: Command, context: CommandContext): readonly FocusedRecord[] {
  if (takesMany(command) && selectedCount(context) > 0) return context.selection
  return context.focus ? [context.focus] : []
}

/** The one kind of record a command is about, where it is about one: `about`, or what it needs. */
export function kindOfCommand({ about, needs }: Command): RecordKind | undefined {
  return about ?? needs?.find(({ kind }) => kind !== undefined)?.kind
}

/** Whether the keyboard is on a record, or in a list, of another kind than the command is about. */
export function isForOthers(command: Command, { focus, services }: CommandContext): boolean {
  const kind = kindOfCommand(command)
  const here = focus?.kind ?? services.list?.kind
  return kind !== undefined && here !== undefined && here !== kind
}

function isAllowed(command: Command, role: Role): boolean {
  const { permission } = command
  const enough = typeof permission === 'string' ? [permission] : permission
  if (enough !== undefined && !enough.some((one) => may(role, one))) return false
  return hasRole(role, command.roles)
}

/** Whether the backend has what the command asks for: its own call, or those it names, and records of its kind. */
function isServed(command: Command, session: CommandContext['session']): boolean {
  const { id, calls = id } = command
  if (!isOffered(session, calls)) return false
  const kind = kindOfCommand(command)
  return kind === undefined || isOffered(session, entities[kind].endpoints.list)
}

/**
 * The ONE gate: palette, key, menu, button and cheat sheet ask it, and nothing else decides. A button passes
 * `'anywhere'`: it can be clicked wherever it is seen, even while the keyboard is in another panel.
 */
export function availability(
  command: Command,
  context: CommandContext,
  where: 'here' | 'anywhere' = 'here',
): Availability {
  if (!isAllowed(command, context.session.role) || !isServed(command, context.session)) return { state: 'hidden' }
  if (where === 'here' && !isInScope(scopesOf(command), context.place.scopes)) return { state: 'outOfScope' }
  if (command.changesData && !context.online) return { state: 'blocked', reason: 'reasons.offline' }
  if (isBeyondSelection(command, context)) return { state: 'blocked', reason: 'reasons.tooManySelected' }
  const targets = targetsOf(command, context)
  const unmet = command.needs?.find((condition) => !condition.check(context, targets))
  if (!unmet) return { state: 'available' }
  const values = unmet.values?.(context, targets)
  const reason = typeof unmet.reason === 'function' ? unmet.reason(context, targets) : unmet.reason
  const lasting = typeof unmet.lasting === 'function' ? unmet.lasting(context, targets) : unmet.lasting
  return { state: 'blocked', reason, ...(values && { values }), ...(lasting && { lasting }) }
}

/**
 * What the palette and the menu offer here: what the gate says, and in a grid, whose keys are its own, also what can be done with
 * the record under its cursor.
 */
export function offer(command: Command, context: CommandContext): Availability {
  const answer = availability(command, context)
  const isInGrid = context.focus !== undefined && context.place.scopes.has('grid')
  if (answer.state !== 'outOfScope' || !isInGrid || !scopesOf(command).includes('record')) return answer
  return kindOfCommand(command) === context.focus?.kind ? availability(command, context, 'anywhere') : answer
}

/** So many rows are ticked that a change of them all would be a slip, or only a rule stands for them. */
function isBeyondSelection(command: Command, context: CommandContext): boolean {
  if (!takesMany(command)) return false
  const count = selectedCount(context)
  return count > context.selection.length || (command.changesData === true && count > MAX_SELECTION)
}
