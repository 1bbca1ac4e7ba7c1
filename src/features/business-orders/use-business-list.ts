import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useRecordList, type RecordList } from '#src/commands/use-record-list.ts'
import type { Order } from '#src/contract/order.ts'
import type { TableHandle } from '#src/ui/table.tsx'
import { encodePanel, samePanel, type PanelRef } from '#src/workspace/panel.ts'
import { useOpenPanels, usePanels } from '#src/workspace/panels.ts'
import type { BusinessSearch } from './business-search.ts'

/** Pause in ms before a peeked panel follows the focus: a held key would write the URL faster than browsers allow. */
const FOLLOW_PAUSE = 120

interface BusinessListInput {
  rows: readonly Order[]
  table: RefObject<TableHandle | null>
  /** The row the URL names. */
  row: string | undefined
  /** The same text for the same filters. */
  filters: string
  change(values: Partial<BusinessSearch>): Promise<void>
  focusFilter(): void
  clearFilters(): void
}

/** Moves through the list; Space shows the order beside and moving on takes that panel along, Enter opens its page. */
export function useBusinessList({ rows, table, row, filters, change, ...filter }: BusinessListInput): RecordList {
  const navigate = useNavigate()
  const panels = usePanels()
  const open = useOpenPanels()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [peeked, setPeeked] = useState<PanelRef>()
  const peeking = peeked !== undefined && open.some((panel) => samePanel(panel, peeked))
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (panel: PanelRef) => {
    if (peeked === undefined || !peeking) panels.open(panel, { focus: false })
    else if (!samePanel(panel, peeked)) panels.replace(encodePanel(peeked), panel)
    setPeeked(panel)
  }
  const list = useRecordList<Order>({
    kind: 'order',
    rowCount: rows.length,
    getRow: (index) => rows[index],
    idOf: ({ id }) => id,
    table,
    peeking,
    peek: ({ id }) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => show({ kind: 'order', id }), peeking ? FOLLOW_PAUSE : 0)
    },
    open: ({ id }, how) => {
      clearTimeout(timer.current)
      if (how === 'add') {
        setPeeked(undefined)
        return panels.open({ kind: 'order', id }, { how: 'add' })
      }
      // Back leads to this very row: it is written down before the page is left.
      void change({ row: id }).then(() => navigate({ to: '/orders/$id', params: { id } } as never))
    },
    ...filter,
  })
  useFirstRow(rows, table, { row, filters }, list)
  return list
}

/**
 * When the rows come, the row of the URL gets the focus, else the first one; so does the first one under other filters. Not
 * while the person is at work elsewhere.
 */
function useFirstRow(
  rows: readonly Order[],
  table: RefObject<TableHandle | null>,
  wanted: { row: string | undefined; filters: string },
  list: RecordList,
): void {
  const done = useRef<string>(undefined)
  useEffect(() => {
    if (done.current === wanted.filters || rows.length === 0) return
    const named = done.current === undefined ? wanted.row : undefined
    done.current = wanted.filters
    const index = Math.max(0, named === undefined ? 0 : rows.findIndex(({ id }) => id === named))
    list.onFocusRow(index)
    const active = document.activeElement
    const isFree = active === null || active === document.body || active.matches('main, main h1, main tr[data-index]')
    if (isFree) table.current?.focusIndex(index)
    else table.current?.scrollToIndex(index)
  })
}
