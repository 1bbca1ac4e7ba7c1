import { RECORD_KINDS, type RecordKind } from '#src/contract/records/kinds.ts'
import type { MessageValues, TextKey } from '#src/i18n/keys.ts'
import type { ActionSection } from '../gate/action-sections.ts'
import { isWork, scopesOf, type Command, type OfferedChoice, type PalettePage } from '../gate/command.ts'
import { actionGroups } from './action-rows.ts'
import { choiceGroups, foundGroup, type FoundChoice } from './choice-rows.ts'
import { isForRecords, type PaletteCommand } from './commands.ts'
import type { OpenedHits } from './opened-last.ts'
import type { SearchGroup, SearchHit } from './search-hits.ts'
import { fold, matchRanges, prepare, rank, runTogether, type MatchRange, type RankIndex } from './rank.ts'

interface RowBase {
  /** Unique in the list. */
  id: string
  title: string
  ranges: readonly MatchRange[]
  context?: string
  contextRanges?: readonly MatchRange[]
  icon?: string
  keys?: string
  /** Set: shown with a lock; running it only says why. */
  blocked?: { reason: TextKey; values?: MessageValues } | { text: string }
}

/** One row of the palette and what Enter does there. */
export type PaletteRow = RowBase &
  (
    | { kind: 'command'; commandId: string; hasPage: boolean }
    | { kind: 'choice'; commandId: string; choice: OfferedChoice }
    | { kind: 'hit'; hit: SearchHit }
    | { kind: 'recentSearch'; query: string }
    | { kind: 'clearSearches' }
  )

/** Whether two rows look the same and do the same. */
export function isSameRow(one: PaletteRow, other: PaletteRow): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSamePart(Reflect.get(one, name), Reflect.get(other, name)))
}

/** Ranges and reasons are rebuilt with their row, and are compared by what is in them. */
function isSamePart(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => isSamePart(Reflect.get(one, name), Reflect.get(other, name)))
}

/** The groups with a heading of their own, `commands.palette.group.<id>`. */
export type PaletteGroupId =
  | 'recent'
  | 'commands'
  | 'recentSearches'
  | ActionSection
  | 'filters'
  | RecordKind
  | 'choices'
  | 'fits'
  | 'unfit'
  | 'otherwise'

/** A heading with its rows; `more` when there are rows beyond those shown ("Alle zeigen"). Records opened last bring theirs. */
export type PaletteGroup = { total: number; more: boolean; rows: readonly PaletteRow[] } & (
  | { id: PaletteGroupId; title?: undefined }
  | { id: `opened:${RecordKind}`; title: TextKey }
)

/** What the palette shows depends on this and on nothing else. */
export interface PaletteInput {
  page: PalettePage | { kind: 'group'; group: PaletteGroupId }
  query: string
  commands: RankIndex<PaletteCommand>
  /** Ids of the commands used last, newest first. */
  recentCommands: readonly string[]
  /** Searches made before, newest first; shown while the input is empty. */
  recentSearches: readonly string[]
  /** Records opened last, kind by kind, newest first; shown while the input is empty. */
  opened?: readonly OpenedHits[]
  /** Word of the row that forgets the searches. */
  clearSearches: string
  search: readonly SearchGroup[]
  /** Lists that what was typed describes. */
  typed?: readonly SearchHit[]
  choices?: { commandId: string; rows: readonly OfferedChoice[] }
  /** What lies behind the commands that can be run here, found by typing on the first page. */
  found?: RankIndex<FoundChoice>
}

const shownPerGroup = 3
const shownAtStart = 10

/** The row of a command, for the group it stands in. */
export function commandRow(entry: PaletteCommand, query: string, group: PaletteGroupId): PaletteRow {
  const { command, availability } = entry
  const blocked = availability.state === 'blocked' ? availability : undefined
  return {
    kind: 'command',
    id: `${group}:${command.id}`,
    commandId: command.id,
    hasPage: command.choices !== undefined,
    title: entry.title,
    ranges: matchRanges(entry.title, query),
    context: entry.context,
    ...(command.icon && { icon: command.icon }),
    ...(entry.keys && { keys: entry.keys }),
    ...(blocked && { blocked: { reason: blocked.reason, ...(blocked.values && { values: blocked.values }) } }),
  }
}

function hitRow(hit: SearchHit, query: string): PaletteRow {
  return {
    kind: 'hit',
    id: `${hit.kind}:${hit.id}`,
    hit,
    title: hit.title,
    ranges: matchRanges(hit.title, query),
    icon: hit.kind,
    ...(hit.context && { context: hit.context, contextRanges: matchRanges(hit.context, query) }),
  }
}

/** A group of the palette; none where it has no rows. */
export function group(id: PaletteGroupId, rows: readonly PaletteRow[], total: number, limit: number): PaletteGroup[] {
  if (rows.length === 0) return []
  const shown = rows.slice(0, limit)
  return [{ id, total, more: total > shown.length, rows: shown }]
}

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

/** Whether a record is called as was typed: its number or plate, with or without signs, its name or the first words of that. */
function namedBy(query: string): (hit: SearchHit) => boolean {
  const typed = fold(query.trim())
  const compact = runTogether(typed)
  return ({ title }) => {
    const name = fold(title)
    return compact === undefined ? typed !== '' && `${name} `.startsWith(`${typed} `) : runTogether(name) === compact
  }
}

/** The hits, kind by kind; a record that is called as was typed stands before all that only speak of it. */
function searchGroups(input: PaletteInput, limit: number, only?: RecordKind): PaletteGroup[] {
  const isNamed = namedBy(input.query)
  const found = RECORD_KINDS.flatMap((id) => {
    const ofKind = input.search.find((candidate) => candidate.kind === id)
    return !ofKind || (only && ofKind.kind !== only) ? [] : [{ ...ofKind, hits: namedFirst(ofKind.hits, isNamed) }]
  })
  return namedFirst(found, ({ hits: [first] }) => first !== undefined && isNamed(first)).flatMap(
    ({ kind, hits, total }) => {
      const rows = hits.slice(0, limit).map((hit) => hitRow(hit, input.query))
      return group(kind, rows, Math.max(total, hits.length), limit)
    },
  )
}

const namedFirst = <T>(all: readonly T[], isNamed: (one: T) => boolean): T[] =>
  all.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))

/** Lists that are described by what was typed; they are few. */
function filterGroup({ typed = [], query }: PaletteInput): readonly PaletteGroup[] {
  const rows = typed.map((hit) => hitRow(hit, query))
  return group('filters', rows, rows.length, rows.length)
}

/** Recent searches and, as the last row, the way to forget them; on the first page only a few, below the commands. */
function recentSearchGroup(input: PaletteInput, limit: number): PaletteGroup[] {
  if (input.recentSearches.length === 0) return []
  const rows = input.recentSearches.slice(0, limit).map((query): PaletteRow => ({
    kind: 'recentSearch',
    id: `recentSearches:${query}`,
    query,
    title: query,
    ranges: [],
    icon: 'history',
  }))
  const clear: PaletteRow = {
    kind: 'clearSearches',
    id: 'clearSearches',
    title: input.clearSearches,
    ranges: [],
    icon: 'delete',
  }
  return [{ id: 'recentSearches', total: rows.length, more: false, rows: [...rows, clear] }]
}

/** Records opened last, between the commands used last and all others. */
function withOpened(groups: readonly PaletteGroup[], opened: readonly OpenedHits[]): readonly PaletteGroup[] {
  const added = opened.flatMap(({ kind, title, hits }): PaletteGroup[] => {
    const id = `opened:${kind}` as const
    const rows = hits.map((hit) => ({ ...hitRow(hit, ''), id: `${id}:${hit.id}` }))
    return rows.length === 0 ? [] : [{ id, title, total: rows.length, more: false, rows }]
  })
  const at = groups.findIndex(({ id }) => id === 'commands')
  return groups.toSpliced(at < 0 ? groups.length : at, 0, ...added)
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
