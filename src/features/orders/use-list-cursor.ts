import { useNavigate } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Order } from '#src/contract/order.ts'
import type { TableHandle } from '#src/ui/table.tsx'
import { encodePanel, encodePanels } from '#src/workspace/panel.ts'
import { MAIN_PANEL, usePanelFocus } from '#src/workspace/panel-focus.tsx'
import { usePanels } from '#src/workspace/panels.ts'
import { LIST_PAGE } from './orders.queries.ts'
import { useCalledRow } from './use-called-row.ts'
import type { OrderList } from './use-order-list.ts'

/** The row the keyboard is on, and the side panel that goes along with it. */
export interface Cursor {
  /** The order of that row; undefined until it is loaded, so that no key reaches an order nobody sees. */
  focusedId: string | undefined
  /** Place of the row as last drawn; -1 before the first one has been focused. */
  place: number
  /** Place of the row now, also between two drawings. */
  index(): number
  order(): Order | undefined
  moveTo(index: number): void
  /** The table says that a row has the focus. */
  onFocusRow(index: number): void
  peek(index?: number): void
  open(how: 'page' | 'panel', index?: number): void
}

/** Pause in ms before the URL is told of the focused row: a held key would write it faster than browsers allow. */
const URL_PAUSE = 120

/**
 * Moves through the list. Space shows the focused order in a side panel while the focus stays; moving on takes that panel
 * along, unless it was opened beside (Ctrl+Enter).
 */
export function useListCursor(
  list: OrderList,
  table: RefObject<TableHandle | null>,
  search: { row?: string },
  filters: string,
): Cursor {
  const navigate = useNavigate()
  const panels = usePanels()
  const panelFocus = usePanelFocus()
  const [focusedId, setFocusedId] = useState(search.row)
  const index = useRef(-1)
  const [place, setPlace] = useState(-1)
  const focused = useRef(focusedId)
  const peeked = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const drawn = useRef(list.input)
  /** Rows this list has written into the URL and not yet read there again. */
  const [written] = useState(() => new Set<string>())

  const writeUrl = () => {
    const id = focused.current
    const open = panels.list()
    const shown = peeked.current
    const follows = shown !== undefined && id !== undefined && shown !== id
    const at = follows
      ? open.findIndex((panel) => encodePanel(panel) === encodePanel({ kind: 'order', id: shown }))
      : -1
    if (follows) peeked.current = at < 0 ? undefined : id
    const next =
      at < 0 || id === undefined
        ? open
        : open.map((panel, place) => (place === at ? { kind: 'order' as const, id } : panel))
    const page = Math.floor(Math.max(index.current, 0) / LIST_PAGE) + 1
    if (id !== undefined && id !== search.row) written.add(id)
    return navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({
        ...before,
        row: id,
        page: page > 1 ? page : undefined,
        panels: encodePanels(next),
      }),
      replace: true,
      resetScroll: false,
    } as never)
  }
  const tellUrl = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void writeUrl(), URL_PAUSE)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const take = (at: number, order: Order | undefined): boolean => {
    index.current = at
    setPlace(at)
    if (order?.id === focused.current) return false
    focused.current = order?.id
    setFocusedId(order?.id)
    return order !== undefined
  }
  const settle = (at: number, order: Order | undefined) => {
    if (take(at, order)) tellUrl()
  }
  const moveTo = (target: number) => {
    const last = (list.total ?? 0) - 1
    if (last < 0) return
    table.current?.focusIndex(Math.min(Math.max(target, 0), last))
  }
  useCalledRow(list, table, {
    isMainActive: () => panelFocus.active() === MAIN_PANEL,
    filters,
    called: search.row,
    focused,
    written,
    index: () => index.current,
    take,
    tellUrl,
  })

  // Rows move when the sort or the data changes: the cursor goes along with its order, or stays in its place.
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
    const order = list.getRow(nearest)
    if (order === undefined) return
    drawn.current = list.input
    // The last row went with its order, and the focus with it.
    const isLost = nearest !== index.current && document.activeElement === document.body
    if (isLost) table.current?.focusIndex(nearest)
    if (at < 0) settle(nearest, order)
    else if (at !== index.current) take(at, order)
    if (isOtherList) table.current?.scrollToIndex(nearest)
  })

  const orderAt = (at: number) => list.getRow(at)
  return {
    focusedId,
    place,
    index: () => index.current,
    order: () => orderAt(index.current),
    moveTo,
    onFocusRow: (at) => settle(at, list.getRow(at)),
    peek(at = index.current) {
      const order = orderAt(at)
      if (order === undefined) return
      peeked.current = order.id
      panels.open({ kind: 'order', id: order.id }, { focus: false })
    },
    open(how, at = index.current) {
      const order = orderAt(at)
      if (order === undefined) return
      const panel = { kind: 'order', id: order.id } as const
      if (how === 'panel') {
        if (peeked.current === order.id) peeked.current = undefined
        return panels.open(panel, { how: 'add' })
      }
      take(at, order)
      clearTimeout(timer.current)
      // Back leads to this very row: it is written down before the page is left.
      void writeUrl().then(() => {
        const others = panels.list().filter((open) => encodePanel(open) !== encodePanel(panel))
        return navigate({
          to: '/orders/$id',
          params: { id: order.id },
          search: { panels: encodePanels(others) },
        } as never)
      })
    },
  }
}
