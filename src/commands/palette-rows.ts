import type { MessageValues, TextKey, Translate } from '#src/i18n/keys.ts'
import type { PanelRef } from '#src/workspace/panel.ts'
import type { Availability, Choice, Command, PalettePage, RecordKind } from './command.ts'
import { matchRanges, prepare, rank, type MatchRange, type Prepared } from './palette-rank.ts'

/** A hit of the search, ready to be shown: words are already in the person's language. */
export interface SearchHit {
  kind: RecordKind
  id: string
  title: string
  context?: string
  status?: string
  /** The raw status, for the sign before the word. */
  statusCode?: string
  date?: string
  amount?: string
  /** Where Enter leads; with Ctrl the panel opens instead. */
  to: string
  panel?: PanelRef
}

/** The hits of one kind; `total` counts those on the server too. */
export interface SearchGroup {
  kind: RecordKind
  total: number
  hits: readonly SearchHit[]
}

/** A command as the palette sees it: its word, its keys and what the gate says. */
export interface PaletteCommand {
  command: Command
  title: string
  context: string
  keys?: string
  synonyms: readonly string[]
  availability: Availability
}

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
    | { kind: 'choice'; commandId: string; choice: Choice }
    | { kind: 'hit'; hit: SearchHit }
    | { kind: 'recentSearch'; query: string }
  )

/** The groups in the order in which they stand. */
export const paletteGroups = [
  'recentSearches',
  'recent',
  'commands',
  'order',
  'transport',
  'vehicle',
  'partner',
  'document',
  'load',
  'choices',
] as const
export type PaletteGroupId = (typeof paletteGroups)[number]

/** A heading with its rows; `more` when there are rows beyond those shown ("Alle zeigen"). */
export interface PaletteGroup {
  id: PaletteGroupId
  total: number
  more: boolean
  rows: readonly PaletteRow[]
}

/** What the palette shows depends on this and on nothing else. */
export interface PaletteInput {
  page: PalettePage | { kind: 'group'; group: PaletteGroupId }
  query: string
  commands: Prepared<PaletteCommand>
  /** Ids of the commands used last, newest first. */
  recentCommands: readonly string[]
  /** Searches made before, newest first; shown while the input is empty. */
  recentSearches: readonly string[]
  search: readonly SearchGroup[]
  choices?: { commandId: string; rows: readonly Choice[] }
}

const shownPerGroup = 3
const shownAtStart = 10

/** Gets commands ready for ranking: titles and synonyms folded once. Hidden and out-of-scope ones are left out. */
export function prepareCommands(
  commands: readonly Command[],
  availabilityOf: (command: Command) => Availability,
  keysOf: (command: Command) => string | undefined,
  titleOf: (command: Command) => string,
  t: Translate,
): Prepared<PaletteCommand> {
  const shown = commands.flatMap((command): PaletteCommand[] => {
    if (command.hiddenInPalette) return []
    const state = availabilityOf(command)
    if (state.state === 'hidden' || state.state === 'outOfScope') return []
    const keys = keysOf(command)
    const title = titleOf(command)
    return [
      {
        command,
        title,
        context: t(`commands.group.${command.group}`),
        ...(keys && { keys }),
        synonyms: synonymsOf(command, t),
        availability: state,
      },
    ]
  })
  return prepare(
    shown,
    (entry) => entry.title,
    (entry) => [...entry.synonyms, entry.context],
  )
}

/** Other words for a command: from the language file (comma-separated), or given as they are. */
export function synonymsOf(command: Command, t: Translate): readonly string[] {
  if (!command.synonyms) return []
  if (typeof command.synonyms !== 'string') return command.synonyms
  return t(command.synonyms)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

function commandRow(entry: PaletteCommand, query: string, group: PaletteGroupId): PaletteRow {
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

function choiceRow(choice: Choice, commandId: string, query: string): PaletteRow {
  return {
    kind: 'choice',
    id: `choice:${choice.id}`,
    commandId,
    choice,
    title: choice.title,
    ranges: matchRanges(choice.title, query),
    ...(choice.detail && { context: choice.detail, contextRanges: matchRanges(choice.detail, query) }),
    ...(choice.keys && { keys: choice.keys }),
    ...(choice.icon && { icon: choice.icon }),
    ...(choice.blocked !== undefined && { blocked: { text: choice.blocked } }),
  }
}

function group(id: PaletteGroupId, rows: readonly PaletteRow[], total: number, limit: number): PaletteGroup[] {
  if (rows.length === 0) return []
  const shown = rows.slice(0, limit)
  return [{ id, total, more: total > shown.length, rows: shown }]
}

/** Commands: the recently used ones first as a group of their own, then the others. */
function commandGroups(input: PaletteInput, limits: { recent: number; commands: number }): PaletteGroup[] {
  const { rows, total } = rank(input.commands, input.query, input.commands.items.length)
  const available = rows.filter((entry) => entry.availability.state === 'available')
  const blocked = rows.filter((entry) => entry.availability.state === 'blocked')
  const recent = input.recentCommands.flatMap((id) => available.find((entry) => entry.command.id === id) ?? [])
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
      others.slice(0, 50).map((entry) => commandRow(entry, input.query, 'commands')),
      total - recentShown.length,
      limits.commands,
    ),
  ]
}

function searchGroups(input: PaletteInput, limit: number, only?: RecordKind): PaletteGroup[] {
  return paletteGroups.flatMap((id) => {
    const found = input.search.find((candidate) => candidate.kind === id)
    if (!found || (only && found.kind !== only)) return []
    const rows = found.hits.slice(0, 50).map((hit) => hitRow(hit, input.query))
    return group(id, rows, Math.max(found.total, rows.length), limit)
  })
}

function choiceGroups(input: PaletteInput): PaletteGroup[] {
  const choices = input.choices
  if (!choices) return []
  const prepared = prepare(
    choices.rows,
    (choice) => choice.title,
    (choice) => [...(choice.synonyms ?? []), choice.detail ?? ''],
  )
  const { rows, total } = rank(prepared, input.query)
  const shown = rows.map((choice) => choiceRow(choice, choices.commandId, input.query))
  return group('choices', shown, total, 50)
}

function recentSearchGroup(input: PaletteInput): PaletteGroup[] {
  const rows = input.recentSearches.map(
    (query): PaletteRow => ({
      kind: 'recentSearch',
      id: `recentSearches:${query}`,
      query,
      title: query,
      ranges: [],
      icon: 'history',
    }),
  )
  return group('recentSearches', rows, rows.length, 10)
}

function isForRecords(entry: PaletteCommand): boolean {
  return entry.command.placements?.some((placement) => placement !== 'toolbar') ?? false
}

/** The groups a palette page shows; pure, so that a table of inputs and outputs says all about it. */
export function paletteRows(input: PaletteInput): readonly PaletteGroup[] {
  const { page } = input
  const empty = input.query.trim() === ''
  if (page.kind === 'choices') return choiceGroups(input)
  if (page.kind === 'actions') {
    const entries = input.commands.items.filter(isForRecords)
    const commands = prepare(
      entries,
      (entry) => entry.title,
      (entry) => entry.synonyms,
    )
    return commandGroups({ ...input, commands }, { recent: 0, commands: 50 })
  }
  if (page.kind === 'group') {
    if (page.group === 'commands') return commandGroups(input, { recent: 0, commands: 50 })
    return searchGroups(input, 50).filter((found) => found.id === page.group)
  }
  if (page.kind === 'search') {
    return empty ? recentSearchGroup(input) : searchGroups(input, page.category ? 50 : shownPerGroup, page.category)
  }
  const limits = { recent: shownPerGroup, commands: empty ? shownAtStart : shownPerGroup }
  const commands = commandGroups(input, limits)
  return empty ? [...recentSearchGroup(input).map(short), ...commands] : [...commands, ...searchGroups(input, 3)]
}

/** On the first page recent searches stand above the commands, so only a few of them. */
function short(found: PaletteGroup): PaletteGroup {
  return { ...found, rows: found.rows.slice(0, shownPerGroup) }
}

/** How many results there are in all, for the counter and the live region. */
export function totalOf(groups: readonly PaletteGroup[]): number {
  return groups.reduce((sum, found) => sum + found.total, 0)
}

/** The group that Tab unfolds: the one of the active row, else the first with more rows than shown. */
export function groupToUnfold(groups: readonly PaletteGroup[], activeRow: string | undefined): PaletteGroup | undefined {
  const unfoldable = groups.filter((found) => found.more && found.id !== 'recentSearches')
  return unfoldable.find((found) => found.rows.some((row) => row.id === activeRow)) ?? unfoldable[0]
}
