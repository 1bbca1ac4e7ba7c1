import { ClipboardList, Columns3, Download, Printer } from 'lucide-react'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useActivePart } from '#src/commands/active-parts.tsx'
import { CommandButton } from '#src/commands/command-button.tsx'
import type { ListHandle } from '#src/commands/handles.ts'
import { useCommands } from '#src/commands/commands-provider.tsx'
import { useAnnouncedCount } from '#src/commands/use-announced-count.ts'
import { failureText } from '#src/commands/failure-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { EmptyState, LoadingRows, NoMatchState } from '#src/ui/states.tsx'
import { arrangedColumns } from '#src/ui/table-columns.ts'
import { DataTable, type TableHandle } from '#src/ui/table.tsx'
import { usePanelPlace } from '#src/workspace/panel-host.tsx'
import { LoadFailure } from './load-failure.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { OrderFilterRow } from './order-filter-row.tsx'
import { filterKey, hasFilters, noFilters, sortedBy, sortOf, SORT_FIELDS, type FilterKey } from './order-filters.ts'
import { filterDialog, viewDialogs } from './order-late-dialogs.ts'
import { tableLayout } from './order-layout.ts'
import { OrderListFoot } from './order-list-foot.tsx'
import { OrderViewButton } from './order-view-button.tsx'
import { RangeClick } from './range-click.tsx'
import { RowMenu } from './row-menu.tsx'
import { orderText } from './order-values.ts'
import { useColumnMouse } from './use-column-mouse.ts'
import { useListCursor } from './use-list-cursor.ts'
import { useListOutput } from './use-list-output.ts'
import { useListSelection } from './use-list-selection.ts'
import { useListTask } from './use-list-task.ts'
import { useOrderList } from './use-order-list.ts'
import { useOrderViews } from './use-order-views.ts'

/** The order list: filters, table, and what is done with rows by keyboard. */
export function OrdersScreen() {
  const { t } = useText()
  const format = useFormat()
  const { run, source } = useCommands()
  const views = useOrderViews()
  const { search, change, layout } = views
  const { active } = usePanelPlace()
  const table = useRef<TableHandle>(null)
  /** The filter dialog, and the field it opens on. */
  const [filtering, setFiltering] = useState<{ field?: FilterKey }>()
  const filters = filterKey(search)
  const list = useOrderList(search)
  const cursor = useListCursor(list, table, search, filters)
  const tasks = useListTask()
  const selection = useListSelection(list, filters, tasks)
  const columns = useOrderColumns()
  const shape = useMemo(() => tableLayout(layout), [layout])
  const shown = useMemo(() => arrangedColumns(columns, shape), [columns, shape])
  const output = useListOutput({ list, selection, search, tasks, columns: shown })
  const dragColumns = useColumnMouse(views, columns)
  useAnnouncedCount(list.isBehind ? undefined : list.total, filters, 'orders.noMatch')
  // Not needed for the list, but there before the first `f`: what is typed right after it belongs into the form.
  useEffect(() => {
    for (const { preload } of [filterDialog, viewDialogs]) preload().catch(() => undefined)
  }, [])
  const filtered = hasFilters(search)
  /** Opens the dialog once its code is there: drawn without it, it would take the list and the selection along. */
  const openFilter = async (field?: FilterKey) => {
    try {
      await filterDialog.preload()
      setFiltering(field === undefined ? {} : { field })
    } catch (error) {
      source.current().services.notify({ type: 'error', message: failureText(error, t) ?? t('commands.loadFailed') })
    }
  }
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
      if (tasks.cancel()) return true
      if (selection.count === 0) return false
      selection.clear()
      return true
    },
    open: (how) => cursor.open(how === 'add' ? 'panel' : 'page'),
    peek: () => cursor.peek(),
    focusFilter: () => void openFilter(),
    clearFilters,
    exportCsv: output.exportCsv,
    print: output.print,
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
  const order = cursor.order()
  const part = useActivePart<HTMLDivElement>({
    scopes: ['list', 'orders'],
    list: handle,
    // The row the keyboard is on and no other: one that is not loaded yet is nothing a key could change.
    ...(order !== undefined &&
      order.id === cursor.focusedId && { focus: { kind: 'order', id: order.id, record: order } }),
    get selection() {
      return selection.records()
    },
    selectionTotal: selection.count,
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
        actions={
          <>
            <CommandButton id="orders.columns" label={t('orders.columns.head')} icon={Columns3} iconOnly />
            <CommandButton id="orders.printList" icon={Printer} iconOnly />
            <CommandButton id="orders.export" icon={Download} iconOnly />
            <CommandButton id="orders.create" variant="primary" />
          </>
        }
      >
        <OrderViewButton view={views.view} search={search} isChanged={views.isChanged} />
      </PageHeader>
      <OrderFilterRow
        search={search}
        onChange={change}
        onOpen={(field) => void openFilter(field)}
        onClear={clearFilters}
      />
      {list.total === undefined && list.error !== undefined ? (
        <LoadFailure title={t('orders.loadFailed')} error={list.error} onRetry={list.retry} />
      ) : list.total === undefined ? (
        <LoadingRows rows={18} />
      ) : isEmpty && filtered ? (
        <NoMatchState
          title={t('orders.noMatch')}
          filters={
            list.allTotal !== undefined &&
            t('orders.noMatch.text', { count: list.allTotal, all: format.number(list.allTotal) })
          }
          reset={{ onRun: clearFilters, keys: t('orders.keys.clearFilters') }}
          change={{ onRun: () => void openFilter(), keys: 'f' }}
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
          <RangeClick from={cursor.index} onRange={(from, to) => void selection.selectRange(from, to)}>
            <DataTable
              ref={table}
              label={t('orders.title')}
              columns={columns}
              layout={shape}
              onColumns={dragColumns}
              rowCount={list.total}
              getRow={list.getRow}
              onRangeChange={list.onRangeChange}
              rowId={(row) => row.id}
              rowLabel={(row) => row.orderNumber}
              rowHref={(row) => `/orders/${encodeURIComponent(row.id)}`}
              focusedId={cursor.focusedId}
              onFocusRow={cursor.onFocusRow}
              selectedIds={selection.rowIds}
              onToggle={(index) => toggle(list.getRow(index))}
              onToggleAll={() => (selection.count > 0 ? selection.clear() : selection.selectAll())}
              sort={sortOf(search)}
              onSort={sortBy}
              onOpen={(index) => cursor.open('page', index)}
              onPeek={(index) => cursor.peek(index)}
              isActive={active}
            />
          </RangeClick>
        </RowMenu>
      )}
      <OrderListFoot list={list} selection={selection} tasks={tasks} index={cursor.place} />
      <Suspense fallback={null}>
        {filtering && (
          <filterDialog.component
            search={search}
            field={filtering.field}
            onCancel={() => setFiltering(undefined)}
            onApply={(values) => {
              setFiltering(undefined)
              change({ ...noFilters, ...values, page: undefined, row: undefined })
            }}
          />
        )}
        {(views.columns.isOpen || views.question) && (
          <viewDialogs.component of={views} columns={columns} widthOf={(id) => table.current?.columnWidth?.(id)} />
        )}
      </Suspense>
      {output.paper && <output.paper.View {...output.paper.props} />}
    </div>
  )
}
