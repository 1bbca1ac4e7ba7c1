import type { PalettePage } from '../gate/command.ts'
import type { GroupPage, PaletteGroup, PaletteRow } from './rows/palette-row.ts'

/** A page of the palette on the stack, with what was typed there. */
export interface PaletteFrame {
  page: PalettePage | GroupPage
  query: string
}

/** The open pages, the last one is shown; never empty. */
export interface PaletteState {
  frames: readonly [PaletteFrame, ...PaletteFrame[]]
  /** The row the person moved to; undefined: the first. */
  active: string | undefined
}

/** The palette as it opens, with what was typed before it could be drawn. */
export function openState(page: PalettePage, typedAhead = ''): PaletteState {
  const prefill = page.kind === 'search' ? (page.prefill ?? '') : ''
  return { frames: [{ page, query: (prefill + typedAhead).slice(0, 200) }], active: undefined }
}

export function topFrame(state: PaletteState): PaletteFrame {
  return state.frames.at(-1) ?? state.frames[0]
}

/** What was typed changes; the first row becomes the active one. */
export function withQuery(state: PaletteState, query: string): PaletteState {
  const [first, ...others] = state.frames
  const changed = { ...topFrame(state), query: query.slice(0, 200) }
  if (others.length === 0) return { frames: [changed], active: undefined }
  return { frames: [first, ...others.slice(0, -1), changed], active: undefined }
}

/** One page further. A page that unfolds a group keeps the query, the choices of a command start with an empty one. */
export function pushed(state: PaletteState, page: PaletteFrame['page']): PaletteState {
  const query = page.kind === 'group' ? topFrame(state).query : ''
  return { frames: [...state.frames, { page, query }], active: undefined }
}

/** One page back; undefined when this was the first: the palette closes. */
export function popped(state: PaletteState): PaletteState | undefined {
  const [first, ...others] = state.frames
  if (others.length === 0) return undefined
  return { frames: [first, ...others.slice(0, -1)], active: undefined }
}

/** The first page, with what was typed there or looked for; undefined when it is shown: the palette closes. */
export function atStart(state: PaletteState): PaletteState | undefined {
  const [first] = state.frames
  const { page, query } = topFrame(state)
  if (page.kind === 'root') return undefined
  if (first.page.kind === 'root') return { frames: [first], active: undefined }
  return { frames: [{ page: { kind: 'root' }, query: page.kind === 'search' ? query : '' }], active: undefined }
}

/** The rows of all groups, as the arrows walk them. */
export function rowsOf(groups: readonly PaletteGroup[]): readonly PaletteRow[] {
  return groups.flatMap((group) => group.rows)
}

/** The row that Enter runs: the one moved to while it is still there, else the first. */
export function activeRow(groups: readonly PaletteGroup[], active: string | undefined): PaletteRow | undefined {
  const rows = rowsOf(groups)
  return rows.find((row) => row.id === active) ?? rows[0]
}

/** The row `by` steps away; beyond the ends it goes on at the other one. */
export function rowBy(groups: readonly PaletteGroup[], active: string | undefined, by: number): string | undefined {
  const rows = rowsOf(groups)
  const current = activeRow(groups, active)
  if (!current) return undefined
  return rows.at((rows.indexOf(current) + by) % rows.length)?.id
}

/** How many results there are in all, for the counter and the live region. */
export function totalOf(groups: readonly PaletteGroup[]): number {
  return groups.reduce((sum, found) => sum + found.total, 0)
}

/** The group that Tab unfolds: the one of the active row, else the first with more rows than shown. */
export function groupToUnfold(
  groups: readonly PaletteGroup[],
  activeRow: string | undefined,
): PaletteGroup | undefined {
  const unfoldable = groups.filter((found) => found.more)
  return unfoldable.find((found) => found.rows.some((row) => row.id === activeRow)) ?? unfoldable[0]
}
