import type { RecordKind } from '#src/contract/records/kinds.ts'
import type { MessageValues, TextKey } from '#src/i18n/keys.ts'
import type { CommandContext, FocusedRecord } from './command.ts'
import type { ListHandle } from './screen-handles.ts'

/** Something a command needs; when it does not hold, `reason` says so in the palette, on buttons and in the cheat sheet. */
export interface Condition {
  check(context: CommandContext, targets: readonly FocusedRecord[]): boolean
  /** The sentence, or how to find it where it depends on the state of the record. */
  reason: TextKey | ((context: CommandContext, targets: readonly FocusedRecord[]) => TextKey)
  values?(context: CommandContext, targets: readonly FocusedRecord[]): MessageValues | undefined
  /**
   * While it does not hold, the command is nothing for this record, by its kind or its status, and there is nothing to be done
   * about it here: the record's menus leave the command out. Everywhere else it stays and says why.
   */
  lasting?: boolean | ((context: CommandContext, targets: readonly FocusedRecord[]) => boolean)
  /** It never holds but for records of this kind: two commands for different kinds can share a key. */
  kind?: RecordKind
}

/** A record of this kind has the focus or is selected: "Zuerst einen Auftrag auswählen". */
export function needsRecord(kind: RecordKind): Condition {
  return {
    check: (_context, targets) => targets.length > 0 && targets.every((target) => target.kind === kind),
    reason: `reasons.select.${kind}`,
    kind,
  }
}

/** Any record at all. */
export const needsAnyRecord: Condition = {
  check: (_context, targets) => targets.length > 0,
  reason: 'reasons.selectRecord',
}

/** Exactly one record, not a selection of many. */
export const needsOneRecord: Condition = {
  check: (_context, targets) => targets.length === 1,
  reason: 'reasons.onlyOne',
}

/** A list is on the screen. */
export const needsList: Condition = {
  check: (context) => context.services.list !== undefined,
  reason: 'reasons.noList',
}

/** The list can do this; many can, and one that cannot says so. */
export function needsInList(ability: keyof ListHandle): Condition {
  return { check: ({ services }) => services.list?.[ability] !== undefined, reason: 'reasons.notInThisList' }
}

/** The row the keyboard is on stands for a record that can be shown beside the list. */
export const needsPanelOfRow: Condition = {
  check: ({ services }) => services.list?.hasPanel?.() !== false,
  reason: 'reasons.noPanelOfRow',
}

/** The list shows a part only, so that there is something to reset. */
export const needsFilters: Condition = {
  check: ({ services }) => services.list?.clearFilters !== undefined,
  reason: 'reasons.noFilters',
}

/** The server can be reached: for what only reads, but cannot be read from what is already here. */
export const needsConnection: Condition = { check: ({ online }) => online, reason: 'reasons.offline' }

/** A side panel is open. */
export const needsPanel: Condition = {
  check: ({ place, services }) => place.panel !== undefined || (services.panels.count?.() ?? 0) > 0,
  reason: 'reasons.noPanel',
}

/** There is an own change to take back. */
export const needsUndo: Condition = { check: (context) => context.can.undo, reason: 'reasons.nothingToUndo' }

/** There is a taken-back change to make again. */
export const needsRedo: Condition = { check: (context) => context.can.redo, reason: 'reasons.nothingToRedo' }
