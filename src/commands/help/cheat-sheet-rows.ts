import type { TextKey, Translate } from '#src/i18n/keys.ts'
import {
  availability,
  isForOthers,
  commandGroups,
  type CommandContext,
  type CommandGroup,
  type Command,
} from '../gate/command.ts'
import type { Keymap } from '../keys/keymap.ts'
import type { LocalKey } from '../keys/local-key-store.ts'
import { keysText } from '#src/ui/key-strings.ts'
import { fold, termsOf } from '../palette/rank.ts'
import { commandWords } from '#src/i18n/command-words.ts'

/** A line of the cheat sheet: a command, all its keys, and why it does not work now, if so. */
export interface CheatSheetRow {
  id: string
  title: string
  keys: readonly string[]
  reason?: string
}

/** A heading of the cheat sheet with its lines. */
export interface CheatSheetGroup {
  /** `here`: keys of the part that has the focus, which are no commands. */
  group: CommandGroup | 'here'
  title: TextKey
  rows: readonly CheatSheetRow[]
}

/** What works here and now and has a key, group by group; searched by title, other words and keys. */
export function cheatSheetRows(
  commands: readonly Command[],
  keymap: Keymap,
  context: CommandContext,
  query: string,
  options: { mac: boolean; t: Translate; local?: readonly LocalKey[] },
): readonly CheatSheetGroup[] {
  const { t } = options
  const terms = termsOf(query)
  const isFound = (words: readonly string[], keys: readonly string[]) => {
    const text = fold([...words, ...keys.map((key) => keysText(key, options))].join(' '), 400)
    return terms.every((term) => text.includes(term))
  }
  const here = (options.local ?? [])
    .filter(({ title, keys }) => isFound([title], [keys]))
    .map(({ title, keys }) => ({ id: `here ${keys}`, title, keys: [keys] }))
  const rowOf = (command: Command): CheatSheetRow[] => {
    const keys = keymap.get(command.id) ?? []
    if (keys.length === 0 || isForOthers(command, context)) return []
    const answer = availability(command, context)
    if (answer.state === 'hidden' || answer.state === 'outOfScope') return []
    const title = t(command.title, command.titleValues?.(context))
    if (!isFound([title, ...commandWords(command.id)], keys)) return []
    return [
      { id: command.id, title, keys, ...(answer.state === 'blocked' && { reason: t(answer.reason, answer.values) }) },
    ]
  }
  const groups = commandGroups.flatMap((group): CheatSheetGroup[] => {
    const rows = commands.filter((command) => command.group === group).flatMap(rowOf)
    return rows.length === 0 ? [] : [{ group, title: `commands.group.${group}`, rows }]
  })
  return here.length === 0 ? groups : [{ group: 'here', title: 'commands.group.here', rows: here }, ...groups]
}

/** Puts the groups into columns of about the same height, keeping their order. */
export function inColumns(
  groups: readonly CheatSheetGroup[],
  columns: number,
): readonly (readonly CheatSheetGroup[])[] {
  const heightOf = (group: CheatSheetGroup) => group.rows.length + 2
  const total = groups.reduce((sum, group) => sum + heightOf(group), 0)
  const result: CheatSheetGroup[][] = Array.from({ length: columns }, () => [])
  let before = 0
  for (const group of groups) {
    const middle = before + heightOf(group) / 2
    const column = Math.min(columns - 1, Math.floor((middle / Math.max(total, 1)) * columns))
    result[column]?.push(group)
    before += heightOf(group)
  }
  return result
}
