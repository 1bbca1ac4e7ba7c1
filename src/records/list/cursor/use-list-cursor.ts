import { useNavigate } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { createObservable, type Observable } from '#src/workspace/session/observable.ts'
import { encodePanels, samePanel, type PanelRef } from '#src/workspace/panels/panel.ts'
import { MAIN_PANEL, usePanelFocus } from '#src/workspace/panels/panel-focus.tsx'
import { usePanels } from '#src/workspace/panels/panels.ts'
import type { ListRow, ListRows } from '../rows/rows.ts'
import { useRowFromUrl } from './use-row-from-url.ts'

/** Where the keyboard is in a list. */
export interface Spot {
  /** The record of that row; undefined until it is loaded, so that no key reaches a record no one sees. */
  focusedId: string | undefined
  /** Place of the row; -1 before the first one has been focused. */
  place: number
}

/** The row the keyboard is on, and the side panel that goes along with it. */
export interface Cursor<Row extends ListRow> {
  /** For what shows the row: a step draws that and nothing else. */
  spot: Observable<Spot>
  /** The address names this row now. */
  follow(row: string | undefined): void
  /** Place of the row now, also between two drawings. */
  index(): number
  row(): Row | undefined
  moveTo(index: number): void
  /** So many rows on, from where the last move leads; its row may not be drawn yet. */
  moveBy(by: number): void
  /** The table says that a row has the focus. */
  onFocusRow(index: number): void
  peek(index?: number): void
  /** Whether there is anything to show of the row the keyboard is on. */
  hasPanel(): boolean
  /** In its place (its own page, where it has one), or in a panel beside. */
  open(how: 'inPlace' | 'beside', index?: number): void
}

/** Pause in ms before the URL is told of the focused row: a held key would write it faster than browsers allow. */
const URL_PAUSE = 120

/** Where a list stands in the address: the row it names at first, and a text that is the same for the same filters. */
export interface ListAddress {
  row: string | undefined
  filters: string
}

/** What the cursor has to know of the list. */
interface CursorInput<Row extends ListRow> {
  /** The panel that shows a row; undefined where there is nothing to show. */
  panelOf(row: Row): PanelRef | undefined
  /** Route of a row's own page, such as `/orders/$id`; without one rows open in a panel. */
  page?: string | undefined
  /** Without it the list is one of several on its screen: the address tells of its panels, and of no row and no page. */
  address?: ListAddress | undefined
  /** Its first row takes the focus when rows come, unless the person is at work elsewhere; usual for a list with an address. */
  isEntrance?: boolean | undefined
  /** The panel of the row it begins at goes along from the beginning: nothing else opens one here. */
  goesAlong?: boolean | undefined
  /** Beside its panel, or in place of it. */
  onOpen?(row: Row): void
}

/** Where the keyboard is, for a component that is drawn at every step. */
export function useSpot({ spot }: Pick<Cursor<never>, 'spot'>): Spot {
  return useSyncExternalStore(spot.subscribe, spot.current)
}

/** The record the keyboard is on; its row may go to another place without anything being drawn for it. */
export function useFocusedId({ spot }: Pick<Cursor<never>, 'spot'>): string | undefined {
  return useSyncExternalStore(spot.subscribe, () => spot.current().focusedId)
}

/**
 * Moves through the list. Space shows the focused record in a side panel while the focus stays; moving on takes that panel
 * along, unless it was opened on purpose (Enter, Ctrl+Enter).
 */
export function useListCursor<Row extends ListRow>(
  list: ListRows<Row>,
  table: RefObject<TableHandle | null>,
  { panelOf, page: ownPage, address, isEntrance = address !== undefined, goesAlong, onOpen }: CursorInput<Row>,
): Cursor<Row> {
  const navigate = useNavigate()
  const panels = usePanels()
  const panelFocus = usePanelFocus()
  const [spot] = useState(() => createObservable<Spot>({ focusedId: address?.row, place: -1 }))
  const index = useRef(-1)
  /** Where a move leads whose row is not drawn yet: the next key counts from there. */
  const target = useRef<number>(undefined)
  const focused = useRef(address?.row)
  const [named] = useState(() => createObservable(address?.row))
  /** The row of `focused`, as it was last. */
  const here = useRef<Row>(undefined)
  const peeked = useRef<PanelRef>(undefined)
  const begun = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const drawn = useRef(list.input)
  /** Rows this list has written into the URL and not yet read there again. */
  const [written] = useState(() => new Set<string>())

  /** The open panels; the one that goes along shows the row the keyboard is on. */
  const followed = (): readonly PanelRef[] => {
    const open = panels.list()
    const shown = peeked.current
    const panel = here.current && panelOf(here.current)
    if (shown === undefined || panel === undefined || samePanel(shown, panel)) return open
    const at = open.findIndex((other) => samePanel(other, shown))
    peeked.current = at < 0 ? undefined : panel
    return at < 0 ? open : open.with(at, panel)
  }
  const writeUrl = () => {
    const id = focused.current
    const next = encodePanels(followed())
    const page = Math.floor(Math.max(index.current, 0) / list.pageSize) + 1
    if (address !== undefined && id !== undefined && id !== named.current()) written.add(id)
    return navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({
        ...before,
        ...(address !== undefined && { row: id, page: page > 1 ? page : undefined }),
        panels: next,
      }),
      replace: true,
      resetScroll: false,
    })
  }
  const tellUrl = () => {
    clearTimeout(timer.current)
    if (address !== undefined || peeked.current !== undefined)
      timer.current = setTimeout(() => void writeUrl(), URL_PAUSE)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const take = (at: number, row: Row | undefined): boolean => {
    index.current = at
    here.current = row
    target.current = undefined
    const isOther = row?.id !== focused.current
    if (goesAlong === true && !begun.current && row !== undefined) {
      begun.current = true
      const panel = panelOf(row)
      if (panel !== undefined && panels.list().some((open) => samePanel(open, panel))) peeked.current = panel
    }
    focused.current = row?.id
    if (isOther || spot.current().place !== at) spot.set({ focusedId: row?.id, place: at })
    return isOther && row !== undefined
  }
  const settle = (at: number, row: Row | undefined) => {
    if (take(at, row)) tellUrl()
  }
  const moveTo = (place: number) => {
    const last = (list.total ?? 0) - 1
    if (last < 0) return
    target.current = Math.min(Math.max(place, 0), last)
    table.current?.focusIndex(target.current)
  }
  const follow = useRowFromUrl(list, table, {
    mayTakeFocus: () => isEntrance && panelFocus.active() === MAIN_PANEL,
    filters: address?.filters ?? '',
    named,
    focused,
    written,
    index: () => index.current,
    take,
    tellUrl,
  })

  // Rows move when the sort or the data changes: the cursor goes along with its record, or stays in its place.
  useLayoutEffect(() => {
    if (index.current < 0 || list.isBehind) return
    // Another sort takes the view along as well; a row that only moves under a live change must not make it jump.
    const isOtherList = drawn.current !== list.input
    const here = list.getRow(index.current)
    // A row far away, such as the last one, has the focus before it is loaded.
    if (focused.current === undefined) return settle(index.current, here)
    if (here === undefined && !isOtherList && index.current < (list.total ?? 0)) return
    const at = here?.id === focused.current ? index.current : list.indexOf(focused.current)
    const nearest = at >= 0 ? at : Math.min(index.current, (list.total ?? 0) - 1)
    const row = list.getRow(nearest)
    if (row === undefined) return
    drawn.current = list.input
    // The row went with its record, and the focus with it; or the focus stays on what stands there now, where the record has moved so far
    // that its row is not drawn. What is highlighted is what keys act on.
    const isLost = at !== index.current && document.activeElement === document.body
    const highlighted = table.current?.focusedIndex()
    const isOther = at !== index.current && highlighted !== undefined && highlighted !== nearest
    if (isLost || isOther) table.current?.focusIndex(nearest)
    if (at < 0) settle(nearest, row)
    else if (at !== index.current) take(at, row)
    if (isOtherList) table.current?.scrollToIndex(nearest)
  })

  const open = (how: 'inPlace' | 'beside', at = index.current) => {
    const row = list.getRow(at)
    if (row === undefined) return
    if (how === 'beside') openBeside(row)
    else openInPlace(at, row)
    onOpen?.(row)
  }
  const openBeside = (row: Row) => {
    const panel = panelOf(row)
    if (panel === undefined) return
    if (peeked.current !== undefined && samePanel(peeked.current, panel)) peeked.current = undefined
    panels.open(panel, { how: 'add' })
  }
  const openInPlace = (at: number, row: Row) => {
    take(at, row)
    clearTimeout(timer.current)
    const panel = panelOf(row)
    const show = () => {
      if (ownPage === undefined) {
        peeked.current = undefined
        return panel && panels.open(panel)
      }
      const others = panels.list().filter((other) => panel === undefined || !samePanel(other, panel))
      return navigate({ to: ownPage, params: { id: row.id }, search: { panels: encodePanels(others) } })
    }
    if (address === undefined) void show()
    // Back leads to this very row: it is written down before the page is left.
    else void writeUrl().then(show)
  }
  return {
    spot,
    follow,
    index: () => index.current,
    row: () => list.getRow(index.current),
    moveTo,
    moveBy: (by) => moveTo((target.current ?? index.current) + by),
    onFocusRow: (at) => settle(at, list.getRow(at)),
    peek(at = index.current) {
      const row = list.getRow(at)
      const panel = row && panelOf(row)
      if (panel === undefined) return
      peeked.current = panel
      panels.open(panel, { focus: false })
    },
    hasPanel() {
      const row = list.getRow(index.current)
      return row === undefined || panelOf(row) !== undefined
    },
    open,
  }
}
