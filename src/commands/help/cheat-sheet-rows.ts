import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { groupsOf, type CommandContext, type CommandGroup, type Command } from '../gate/command.ts'
import { availability, isForOthers, scopesOf } from '../gate/availability.ts'
import type { Keymap } from '../keys/keymap.ts'
import type { LocalKey } from '../keys/local-key-store.ts'
import { keysText } from '#src/ui/keys/key-strings.ts'
import { fold, termsOf } from '../palette/rank.ts'
import { commandWords } from '#src/i18n/command-words.ts'

/** A line of the cheat sheet: a command, all its keys, and why it does not work now, if so. */
export interface CheatSheetRow {
  id: string
  title: string
  keys: readonly string[]
  reason?: string
  /** Where its keys hold, if elsewhere than most of its group. */
  place?: TextKey
}

/** A heading of the cheat sheet with its lines. */
export interface CheatSheetGroup {
  /** `here`: keys of the part that has the focus, which are no commands. */
  group: CommandGroup | 'here'
  title: TextKey
  /** Where most of its keys hold; not said where the heading already does. */
  place?: TextKey
  /** The rest of a group that began in the column before. */
  goesOn?: true
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
      {
        id: command.id,
        title,
        keys,
        place: placeOf(command),
        ...(answer.state === 'blocked' && { reason: t(answer.reason, answer.values) }),
      },
    ]
  }
  const groups = groupsOf(commands).flatMap((group): CheatSheetGroup[] => {
    const rows = commands.filter((command) => command.group === group).flatMap(rowOf)
    return rows.length === 0 ? [] : [placed({ group, title: `commands.group.${group}`, rows })]
  })
  return here.length === 0 ? groups : [{ group: 'here', title: 'commands.group.here', rows: here }, ...groups]
}

/** Where the keys of a command hold, in words; what one screen alone has is said by its group. */
function placeOf(command: Command): TextKey | undefined {
  const scopes = scopesOf(command)
  if (scopes.includes('everywhere')) return 'commands.cheatSheet.place.everywhere'
  const isInList = scopes.some((scope) => scope === 'list' || scope.startsWith('list:'))
  const isInRecord = scopes.includes('record')
  const isInGrid = scopes.some((scope) => scope === 'grid' || scope.startsWith('grid:'))
  if (isInList && isInRecord) {
    return isInGrid ? 'commands.cheatSheet.place.gridToo' : 'commands.cheatSheet.place.listAndRecord'
  }
  if (isInList) return 'commands.cheatSheet.place.list'
  if (isInRecord) return 'commands.cheatSheet.place.record'
  return isInGrid ? 'commands.cheatSheet.place.grid' : undefined
}

/** Headings that name the place themselves. */
const sayPlace: ReadonlySet<CheatSheetGroup['group']> = new Set(['general', 'list', 'panels', 'goto', 'form'])

/** Says once for the group where most of its keys hold, and at a line only what differs. */
function placed(group: CheatSheetGroup): CheatSheetGroup {
  const counts = new Map<TextKey | undefined, number>()
  for (const { place } of group.rows) counts.set(place, (counts.get(place) ?? 0) + 1)
  const [most] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? []
  const rows = group.rows.map(({ place, ...row }) => ({ ...row, ...(place && place !== most && { place }) }))
  return { ...group, rows, ...(most && !sayPlace.has(group.group) && { place: most }) }
}

/** Heights in lines of 24 px: a heading with the space above it, a command, and the sentence below a blocked one. */
const HEADING = 1.75
const heightOf = ({ reason }: CheatSheetRow) => (reason === undefined ? 1 : 1.75)

/** Fewer lines than this are not spread over columns. */
const LOWEST = 12

/** Fewest lines worth a heading of their own at the foot or the head of a column. */
const FEWEST = 3

/**
 * Puts the groups into columns of about the same height, keeping their order: a group that does not fit goes on in the next
 * column.
 */
export function inColumns(
  groups: readonly CheatSheetGroup[],
  columns: number,
): readonly (readonly CheatSheetGroup[])[] {
  const total = groups.reduce((sum, { rows }) => sum + HEADING + sumOf(rows), 0)
  const height = Math.max(LOWEST, total / columns)
  const result: CheatSheetGroup[][] = [[]]
  let used = 0
  const next = () => {
    result.push([])
    used = 0
  }
  const put = (group: CheatSheetGroup): void => {
    const isLast = result.length === columns
    const fitting = isLast ? group.rows.length : countWithin(group.rows, height - used - HEADING)
    const left = group.rows.length - fitting
    if (fitting < Math.min(FEWEST, group.rows.length) && used > 0) {
      next()
      return put(group)
    }
    // A few lines more or less are no reason to tear a group apart.
    const end = left < FEWEST ? group.rows.length : fitting
    result.at(-1)?.push({ ...group, rows: group.rows.slice(0, end) })
    used += HEADING + sumOf(group.rows.slice(0, end))
    if (end === group.rows.length) return undefined
    next()
    return put({ ...group, goesOn: true, rows: group.rows.slice(end) })
  }
  for (const group of groups) put(group)
  return result
}

const sumOf = (rows: readonly CheatSheetRow[]) => rows.reduce((sum, row) => sum + heightOf(row), 0)

/** How many lines from the first on are no higher than this. */
function countWithin(rows: readonly CheatSheetRow[], height: number): number {
  const at = rows.findIndex((_, index) => sumOf(rows.slice(0, index + 1)) > height + 0.5)
  return at < 0 ? rows.length : at
}
