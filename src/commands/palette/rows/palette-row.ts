import type { RecordKind } from '#src/contract/records/kinds.ts'
import type { MessageValues, TextKey } from '#src/i18n/keys.ts'
import type { ActionSection } from '../../gate/action-sections.ts'
import type { OfferedChoice, PalettePage } from '../../gate/command.ts'
import type { PaletteCommand } from '../commands.ts'
import type { OpenedHits } from '../opened-last.ts'
import { matchRanges, type MatchRange, type RankIndex } from '../rank.ts'
import type { SearchGroup, SearchHit } from '../search-hits.ts'
import type { FoundChoice } from './choice-rows.ts'

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

/** The page that unfolds a group. */
export interface GroupPage {
  kind: 'group'
  group: PaletteGroupId | `foreign:${string}`
}

/** A heading with its rows; `more` when there are rows beyond those shown ("Alle zeigen"). Records opened last bring theirs. */
export type PaletteGroup = { total: number; more: boolean; rows: readonly PaletteRow[] } & (
  | { id: PaletteGroupId; title?: undefined; label?: undefined }
  | { id: `foreign:${string}`; title?: undefined; label: string }
  | { id: `opened:${RecordKind}`; title: TextKey; label?: undefined }
)

/** What the palette shows depends on this and on nothing else. */
export interface PaletteInput {
  page: PalettePage | GroupPage
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

/** A group of the palette; none where it has no rows. */
export function group(id: PaletteGroupId, rows: readonly PaletteRow[], total: number, limit: number): PaletteGroup[] {
  if (rows.length === 0) return []
  const shown = rows.slice(0, limit)
  return [{ id, total, more: total > shown.length, rows: shown }]
}
