import { RECORD_KINDS, type RecordKind } from '#src/contract/records/kinds.ts'
import type { OpenedHits } from '../opened-last.ts'
import { fold, matchRanges, runTogether } from '../rank.ts'
import type { SearchHit } from '../search-hits.ts'
import { group, type PaletteGroup, type PaletteInput, type PaletteRow } from './palette-row.ts'

function hitRow(hit: SearchHit, query: string): PaletteRow {
  return {
    kind: 'hit',
    id: `${hit.kind}:${hit.id}`,
    hit,
    title: hit.title,
    ranges: matchRanges(hit.title, query),
    icon: hit.icon ?? hit.kind,
    ...(hit.blocked !== undefined && { blocked: { text: hit.blocked } }),
    ...(hit.context && { context: hit.context, contextRanges: matchRanges(hit.context, query) }),
  }
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
export function searchGroups(input: PaletteInput, limit: number, only?: RecordKind): PaletteGroup[] {
  const isNamed = namedBy(input.query)
  const found = RECORD_KINDS.flatMap((id) => {
    const ofKind = input.search.find((candidate) => candidate.kind === id)
    return !ofKind || (only && ofKind.kind !== only) ? [] : [{ ...ofKind, hits: namedFirst(ofKind.hits, isNamed) }]
  })
  const known = namedFirst(found, ({ hits: [first] }) => first !== undefined && isNamed(first)).flatMap(
    ({ kind, hits, total }) => {
      if (kind === 'foreign') return []
      const rows = hits.slice(0, limit).map((hit) => hitRow(hit, input.query))
      return group(kind, rows, Math.max(total, hits.length), limit)
    },
  )
  return only === undefined ? [...known, ...foreignGroups(input, limit)] : known
}

/** What the server finds beside the records of this product, under its own headings. */
function foreignGroups({ search, query }: PaletteInput, limit: number): PaletteGroup[] {
  return search.flatMap((found): PaletteGroup[] => {
    if (found.kind !== 'foreign' || found.hits.length === 0) return []
    const rows = found.hits.slice(0, limit).map((hit) => hitRow(hit, query))
    const total = Math.max(found.total, found.hits.length)
    return [{ id: `foreign:${found.type}`, label: found.label, total, more: total > rows.length, rows }]
  })
}

const namedFirst = <T>(all: readonly T[], isNamed: (one: T) => boolean): T[] =>
  all.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))

/** Lists that are described by what was typed; they are few. */
export function filterGroup({ typed = [], query }: PaletteInput): readonly PaletteGroup[] {
  const rows = typed.map((hit) => hitRow(hit, query))
  return group('filters', rows, rows.length, rows.length)
}

/** Recent searches and, as the last row, the way to forget them; on the first page only a few, below the commands. */
export function recentSearchGroup(input: PaletteInput, limit: number): PaletteGroup[] {
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
export function withOpened(groups: readonly PaletteGroup[], opened: readonly OpenedHits[]): readonly PaletteGroup[] {
  const added = opened.flatMap(({ kind, title, hits }): PaletteGroup[] => {
    const id = `opened:${kind}` as const
    const rows = hits.map((hit) => ({ ...hitRow(hit, ''), id: `${id}:${hit.id}` }))
    return rows.length === 0 ? [] : [{ id, title, total: rows.length, more: false, rows }]
  })
  const at = groups.findIndex(({ id }) => id === 'commands')
  return groups.toSpliced(at < 0 ? groups.length : at, 0, ...added)
}
