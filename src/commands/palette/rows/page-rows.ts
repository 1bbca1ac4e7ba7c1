import type { Command } from '../../gate/command.ts'
import { isWork, scopesOf } from '../../gate/availability.ts'
import { isForRecords } from '../commands.ts'
import { prepare, rank } from '../rank.ts'
import { actionGroups } from './action-rows.ts'
import { choiceGroups, foundGroup } from './choice-rows.ts'
import { commandRow, group, type PaletteGroup, type PaletteInput } from './palette-row.ts'
import { filterGroup, recentSearchGroup, searchGroups, withOpened } from './record-rows.ts'

const shownPerGroup = 3
const shownAtStart = 10

/**
 * How near a command is while nothing is typed: with the focused record, then on this screen, then anywhere. Who has done
 * nothing yet begins with what there has to be before anything else.
 */
function nearness(command: Command, isNewcomer: boolean): number {
  if (isNewcomer && command.isBeginning === true) return 0
  if (isForRecords(command)) return 1
  return isWork(command) && !scopesOf(command).includes('everywhere') ? 2 : 3
}

/** Commands: the recently used ones first as a group of their own, then the others. */
function commandGroups(input: PaletteInput, limits: { recent: number; commands: number }): PaletteGroup[] {
  const { rows, total } = rank(input.commands, input.query, input.commands.items.length)
  const runnable = rows.filter((entry) => entry.availability.state === 'available')
  const untouched = input.query.trim() === ''
  const isNewcomer = untouched && input.recentCommands.length === 0
  const available = untouched
    ? runnable.toSorted((one, other) => nearness(one.command, isNewcomer) - nearness(other.command, isNewcomer))
    : runnable
  const blocked = rows.filter((entry) => entry.availability.state === 'blocked')
  // What was kept before it was no work any more is left out too.
  const recallable = available.filter((entry) => isWork(entry.command))
  const recent = input.recentCommands.flatMap((id) => recallable.find((entry) => entry.command.id === id) ?? [])
  const recentShown = limits.recent > 0 ? recent.slice(0, limits.recent) : []
  const others = [...available, ...blocked].filter((entry) => !recentShown.includes(entry))
  return [
    ...group(
      'recent',
      recentShown.map((entry) => commandRow(entry, input.query, 'recent')),
      recentShown.length,
      limits.recent,
    ),
    ...group(
      'commands',
      others.slice(0, limits.commands).map((entry) => commandRow(entry, input.query, 'commands')),
      total - recentShown.length,
      limits.commands,
    ),
  ]
}

/** Whether a title has in it what was typed: the others are found by other words for the same. */
const isSaid = (groups: readonly PaletteGroup[]): boolean =>
  groups.some(({ rows }) => rows.some(({ ranges }) => ranges.length > 0))

/** Whether choices and lists that are still looked for could come to stand in front of these; see `paletteRows`. */
export const isFirstOpen = (groups: readonly PaletteGroup[]): boolean =>
  !isSaid(groups.filter(({ id }) => id === 'recent' || id === 'commands')) && !groups.some(({ id }) => id === 'filters')

/** The groups a palette page shows; pure, so that a table of inputs and outputs says all about it. */
export function paletteRows(input: PaletteInput): readonly PaletteGroup[] {
  const { page } = input
  const empty = input.query.trim() === ''
  if (page.kind === 'choices') return choiceGroups(input)
  if (page.kind === 'actions') {
    const entries = input.commands.items
      .filter((entry) => isForRecords(entry.command))
      // What is done with all that is selected stands before what is done with one beside it.
      .toSorted((one, other) => Number(one.single !== undefined) - Number(other.single !== undefined))
    if (empty) return actionGroups(entries)
    const commands = prepare(
      entries,
      (entry) => entry.title,
      (entry) => entry.synonyms,
    )
    return commandGroups({ ...input, commands }, { recent: 0, commands: 50 })
  }
  if (page.kind === 'group') {
    if (page.group === 'commands') return commandGroups(input, { recent: 0, commands: 50 })
    if (page.group === 'choices') return foundGroup(input, 50)
    return searchGroups(input, 50).filter((found) => found.id === page.group)
  }
  if (page.kind === 'search') {
    return empty ? recentSearchGroup(input, 10) : searchGroups(input, page.category ? 50 : shownPerGroup, page.category)
  }
  const limits = { recent: shownPerGroup, commands: empty ? shownAtStart : shownPerGroup }
  const commands = commandGroups(input, limits)
  if (!empty) {
    const found = foundGroup(input, shownPerGroup)
    const hits = searchGroups(input, shownPerGroup)
    // A choice that is called as was typed is meant before a command that only goes by that word as well.
    const filters = filterGroup(input)
    if (isSaid(found) && !isSaid(commands) && filters.length === 0) return [...found, ...commands, ...hits]
    return [...commands, ...filters, ...found, ...hits]
  }
  return [...withOpened(commands, input.opened ?? []), ...recentSearchGroup(input, shownPerGroup)]
}
