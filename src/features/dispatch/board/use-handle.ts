import { useEffect, useMemo, useRef } from 'react'
import type { FocusedRecord } from '#src/commands/gate/command.ts'
import type { ListHandle } from '#src/commands/gate/screen-handles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { samePanel, type PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { keyOfRow, outerTour, rowIndexOf, type TourOfRow } from './state/moves.ts'
import { boardState, type BoardState } from './state/state.ts'
import { slotOf, slotStart } from './state/time.ts'
import { cellSentence } from './rows/cell-sentence.ts'

/** Pause in ms before the panel follows the cursor, as in lists. */
const FOLLOW_PAUSE = 120

/** The record a place of the board stands for: the order of a tour, on a free slot the vehicle or the subcontractor. */
export function panelOf(state: BoardState): PanelRef | undefined {
  const order = state.tour()?.tour.stops[0]?.orderId
  if (order !== undefined) return { kind: 'order', id: order }
  const resource = state.row()?.resource
  if (resource === undefined) return undefined
  return { kind: resource.key.startsWith('carrier:') ? 'partner' : 'vehicle', id: resource.id }
}

/** What the keyboard is on: of a tour its first order, so that what can be done with orders can be done here. */
export function focusOf(state: BoardState): FocusedRecord | undefined {
  const panel = panelOf(state)
  return panel?.id !== undefined && panel.kind === 'order' ? { kind: 'order', id: panel.id } : undefined
}

const ordersOf = ({ tour }: TourOfRow) => [...new Set(tour.stops.map(({ orderId }) => orderId))]

const recordsOf = (found: TourOfRow): FocusedRecord[] =>
  ordersOf(found).map((id) => ({ kind: 'order', id, group: found.tour.id }))

/** The orders of the ticked tours; where none is ticked, all of the tour under the cursor, if it has several. */
export function selectedOrders(state: BoardState): FocusedRecord[] {
  const chosen = state.selection.current()
  if (chosen.size === 0) {
    const here = state.tour()
    const orders = here ? recordsOf(here) : []
    return orders.length > 1 ? orders : []
  }
  const tours = (state.rows.current()?.rows ?? []).flatMap((row) => row.tours)
  return tours.filter(({ tour }) => chosen.has(tour.id)).flatMap(recordsOf)
}

/** What the keys of lists do on the board: up and down is another vehicle, the ends are those of the row. */
export function useBoardHandle(): ListHandle {
  const state = useSessionValue(boardState)
  const panels = usePanels()
  const { t } = useText()
  const format = useFormat()
  const peeked = useRef<PanelRef>(undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      const [shown, next] = [peeked.current, panelOf(state)]
      if (shown === undefined || next === undefined || samePanel(shown, next)) return
      const isOpen = panels.list().some((panel) => samePanel(panel, shown))
      peeked.current = isOpen ? next : undefined
      if (isOpen) panels.open(next, { focus: false })
    }
    const end = state.cursor.subscribe(() => {
      clearTimeout(timer)
      if (peeked.current !== undefined) timer = setTimeout(follow, FOLLOW_PAUSE)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [state, panels])
  return useMemo((): ListHandle => {
    const step = (by: number) => {
      const [place, shown] = [state.cursor.current(), state.rows.current()]
      if (place === undefined || shown === undefined) return
      const index = rowIndexOf(shown.rows, place.resource) + by
      const row = shown.rows[Math.min(Math.max(index, 0), shown.rows.length - 1)]
      if (row) state.moveTo(keyOfRow(row), place.time)
    }
    const toTour = (found: TourOfRow | undefined) => {
      const row = state.row()
      if (found === undefined || row === undefined) return
      state.moveTo(keyOfRow(row), slotStart(found.timeline.start, slotOf(state.window.current().zoom)), found.tour.id)
    }
    const tick = (id: string | undefined, how: 'toggle' | 'add') => {
      if (id === undefined) return
      const chosen = new Set(state.selection.current())
      if (how === 'toggle' && chosen.has(id)) chosen.delete(id)
      else chosen.add(id)
      state.selection.set(chosen)
    }
    return {
      kind: 'order',
      move: step,
      first: () => toTour(outerTour(state.row(), -1)),
      last: () => toTour(outerTour(state.row(), 1)),
      page: (by) => step(by * (state.screen()?.pageSize() ?? 1)),
      toggle: () => tick(state.tour()?.tour.id, 'toggle'),
      extend(by) {
        tick(state.tour()?.tour.id, 'add')
        step(by)
        tick(state.tour()?.tour.id, 'add')
      },
      clear() {
        if (state.selection.current().size === 0) return false
        state.selection.set(new Set())
        return true
      },
      open(how) {
        const panel = panelOf(state)
        if (panel === undefined) return
        peeked.current = undefined
        panels.open(panel, { how: how ?? 'replace' })
      },
      peek() {
        const panel = panelOf(state)
        if (panel === undefined) return
        peeked.current = panel
        panels.open(panel, { focus: false })
      },
      focusFilter: () => state.filters.current()?.open(),
      get clearFilters() {
        return state.filters.current()?.clear
      },
      hasPanel: () => panelOf(state) !== undefined,
      text() {
        const [row, place, shown] = [state.row(), state.cursor.current(), state.rows.current()]
        if (row === undefined || place === undefined || shown === undefined) return ''
        const slot = slotOf(state.window.current().zoom)
        const cell = { row, place, slot, orders: shown.board.orders, isSelected: false }
        return cellSentence(cell, { t, format })
      },
      deselect(ids) {
        const gone = new Set(ids)
        const tours = (state.rows.current()?.rows ?? []).flatMap((row) => row.tours)
        const left = tours.filter(
          ({ tour }) => state.selection.current().has(tour.id) && !tour.stops.some(({ orderId }) => gone.has(orderId)),
        )
        state.selection.set(new Set(left.map(({ tour }) => tour.id)))
      },
    }
  }, [state, panels, t, format])
}
