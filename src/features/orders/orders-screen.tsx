import { useNavigate, useSearch } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useActivePart } from '#src/commands/active-parts.tsx'
import { CommandButton } from '#src/commands/command-button.tsx'
import type { ListHandle } from '#src/commands/command.ts'
import { useCommands } from '#src/commands/commands-provider.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { EmptyState, LoadingRows, NoMatchState } from '#src/ui/states.tsx'
import { DataTable, type TableHandle } from '#src/ui/table.tsx'
import { usePanelPlace } from '#src/workspace/panel-host.tsx'
import { usePanels, withPanel } from '#src/workspace/panels.ts'
import { encodePanel, encodePanels } from '#src/workspace/panel.ts'
import { usePanelFocus } from '#src/workspace/panel-focus.tsx'
import { LoadFailure } from './load-failure.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { OrderFilterDialog } from './order-filter-dialog.tsx'
import { OrderFilterRow } from './order-filter-row.tsx'
import {
  filterKey,
  hasFilters,
  OrderSearch,
  sortedBy,
  sortOf,
  SORT_FIELDS,
  type OrderFilters,
} from './order-filters.ts'
import { OrderListFoot } from './order-list-foot.tsx'
import { RowMenu } from './row-menu.tsx'
import { orderText } from './order-values.ts'
import { useListCursor } from './use-list-cursor.ts'
import { useListSelection } from './use-list-selection.ts'
import { useOrderList } from './use-order-list.ts'

/** `/orders/workspace`: the list with the wizard beside it, which has the keyboard. */
export function OrderWorkspaceScreen() {
  const panels = usePanels()
  const panelFocus = usePanelFocus()
  const navigate = useNavigate()
  useEffect(() => {
    const open = panels.list()
    const wizard = open.find(({ kind }) => kind === 'wizard') ?? { kind: 'wizard' as const }
    if (!open.includes(wizard)) {
      const next = encodePanels(withPanel(open, wizard, 'add'))
      const search = (before: Record<string, unknown>) => ({ ...before, panels: next })
      void navigate({ to: '.', search, replace: true, resetScroll: false } as never)
    }
    // After the frame has given the focus to the new screen.
    const timer = setTimeout(() => panelFocus.focus(encodePanel(wizard)))
    return () => clearTimeout(timer)
  }, [panels, panelFocus, navigate])
  return <OrdersScreen />
}

/** Filters, sort and row as the URL says, and how they change. */
function useOrderSearch() {
  const raw = useSearch({ strict: false })
  const search = useMemo(() => OrderSearch.parse(raw), [raw])
  const navigate = useNavigate()
  const change = (values: Partial<OrderSearch>, replace = false) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, ...values }),
      replace,
      resetScroll: false,
    } as never)
  return { search, change }
}

const noFilters: Record<keyof OrderFilters, undefined> = {
  q: undefined,
  status: undefined,
  customer: undefined,
  carrier: undefined,
  from: undefined,
  to: undefined,
  plz: undefined,
  unassigned: undefined,
}

/** The order list: filters, table, and what is done with rows by keyboard. */
export function OrdersScreen() {
  const { t } = useText()
  const format = useFormat()
  const { run } = useCommands()
  const { search, change } = useOrderSearch()
  const { active } = usePanelPlace()
  const table = useRef<TableHandle>(null)
  const [filtering, setFiltering] = useState(false)
  const filters = filterKey(search)
  const list = useOrderList(search)
  const cursor = useListCursor(list, table, search, filters)
  const selection = useListSelection(list, filters)
  const columns = useOrderColumns()
  const filtered = hasFilters(search)
  const clearFilters = () => change({ ...noFilters, page: undefined, row: undefined })

  const sortBy = (id: string) => {
    const field = SORT_FIELDS.find((name) => name === id)
    if (field !== undefined) change({ ...sortedBy(search, field), page: undefined })
  }
  const extend = (by: number) => {
    const rows = [cursor.order(), list.getRow(cursor.index() + by)]
    selection.add(rows.filter((order) => order !== undefined))
    cursor.moveTo(cursor.index() + by)
  }
  const toggle = (order = cursor.order()) => {
    if (order !== undefined) selection.toggle(order)
  }
  const handle: ListHandle = {
    move: (by) => cursor.moveTo(cursor.index() + by),
    first: () => cursor.moveTo(0),
    last: () => cursor.moveTo((list.total ?? 1) - 1),
    page: (by) => cursor.moveTo(cursor.index() + by * (table.current?.pageSize() ?? 1)),
    toggle: () => toggle(),
    extend,
    selectAll: selection.selectAll,
    clear() {
      if (selection.orders.size === 0) return false
      selection.clear()
      return true
    },
    open: (how) => cursor.open(how === 'add' ? 'panel' : 'page'),
    peek: () => cursor.peek(),
    focusFilter: () => setFiltering(true),
    clearFilters,
    text: () => {
      const order = cursor.order()
      return order === undefined ? '' : orderText(order, t, format)
    },
    deselect: selection.remove,
    sort: {
      fields: columns.filter(({ sortable }) => sortable).map(({ id, header }) => ({ id, title: header })),
      by: sortBy,
    },
  }
  const newest = (id: string) => {
    const at = list.indexOf(id)
    return at < 0 ? undefined : list.getRow(at)
  }
  const order = cursor.focusedId === undefined ? undefined : (cursor.order() ?? newest(cursor.focusedId))
  const part = useActivePart<HTMLDivElement>({
    scopes: ['list', 'orders'],
    list: handle,
    ...(cursor.focusedId !== undefined &&
      list.total !== 0 && { focus: { kind: 'order', id: cursor.focusedId, ...(order && { record: order }) } }),
    selection: [...selection.orders.values()].map((held) => ({
      kind: 'order',
      id: held.id,
      record: newest(held.id) ?? held,
    })),
  })
  const isEmpty = list.total === 0 && !list.isBehind
  return (
    <div ref={part} className="flex h-full min-h-0 flex-col">
      <PageHeader
        title={t('orders.title')}
        count={
          list.total !== undefined &&
          (filtered
            ? t('orders.countOf', { count: format.number(list.total), all: format.number(list.allTotal) })
            : format.number(list.total))
        }
        actions={<CommandButton id="orders.create" variant="primary" />}
      />
      <OrderFilterRow search={search} onChange={change} onOpen={() => setFiltering(true)} onClear={clearFilters} />
      {list.total === undefined && list.error !== undefined ? (
        <LoadFailure title={t('orders.loadFailed')} error={list.error} onRetry={list.retry} />
      ) : list.total === undefined ? (
        <LoadingRows rows={18} />
      ) : isEmpty && filtered ? (
        <NoMatchState
          title={t('orders.noMatch')}
          filters={t('orders.noMatch.text', { all: format.number(list.allTotal) })}
          reset={{ onRun: clearFilters, keys: t('orders.keys.clearFilters') }}
          change={{ onRun: () => setFiltering(true), keys: 'f' }}
        />
      ) : isEmpty ? (
        <EmptyState
          icon={ClipboardList}
          title={t('orders.empty')}
          text={t('orders.empty.text')}
          primary={{ title: t('orders.create'), onRun: () => void run('orders.create'), keys: 'n' }}
        />
      ) : (
        <RowMenu orderAt={list.getRow}>
          <DataTable
            ref={table}
            label={t('orders.title')}
            columns={columns}
            rowCount={list.total}
            getRow={list.getRow}
            onRangeChange={list.onRangeChange}
            rowId={(row) => row.id}
            rowLabel={(row) => row.orderNumber}
            rowHref={(row) => `/orders/${encodeURIComponent(row.id)}`}
            focusedId={cursor.focusedId}
            onFocusRow={cursor.onFocusRow}
            selectedIds={new Set(selection.orders.keys())}
            onToggle={(index) => toggle(list.getRow(index))}
            onToggleAll={() => (selection.orders.size > 0 ? selection.clear() : selection.selectAll())}
            sort={sortOf(search)}
            onSort={sortBy}
            onOpen={(index) => cursor.open('page', index)}
            onPeek={(index) => cursor.peek(index)}
            isActive={active}
          />
        </RowMenu>
      )}
      <OrderListFoot list={list} selection={selection} index={cursor.place} />
      <OrderFilterDialog
        open={filtering}
        search={search}
        onCancel={() => setFiltering(false)}
        onApply={(values) => {
          setFiltering(false)
          change({ ...noFilters, ...values, page: undefined, row: undefined })
        }}
      />
    </div>
  )
}
