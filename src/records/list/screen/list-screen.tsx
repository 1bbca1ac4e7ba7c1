import { Columns3, Download, Printer } from 'lucide-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { listScope } from '#src/commands/gate/scopes.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useLoadBehind } from '#src/ui/loading/loaded-later.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { NoPermissionState } from '#src/ui/feedback/states.tsx'
import { preloadSidePanels } from '#src/workspace/panels/panel-host.tsx'
import { arrangedColumns } from '#src/ui/table/columns.ts'
import { preloadTwoLines } from '#src/ui/table/lines.ts'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { columnsFor } from '../../columns/define-columns.ts'
import { sortedBy, sortOf } from '../../columns/sort.ts'
import { useColumnMouse } from '../../columns/use-column-mouse.ts'
import { useTableColumns } from '../../columns/use-table-columns.tsx'
import type { FilterValues } from '../../filters/define-filters.ts'
import { FilterChips } from '../../filters/filter-chips.tsx'
import { filterDialog as lateFilterDialog } from '../../filters/late-filter-dialog.ts'
import { useFilterDialog } from '../../filters/use-filter-dialog.tsx'
import { useListOutput } from '../../output/use-list-output.tsx'
import { LateViewDialogs, viewDialogs } from '../../views/late-dialogs.tsx'
import { useSavedViews } from '../../views/use-saved-views.ts'
import { useRowInAddress } from '../../views/use-view-address.ts'
import type { ViewedList } from '../../views/viewed-list.ts'
import { ViewButton } from '../../views/view-button.tsx'
import type { ListDefinition } from '../define-list.ts'
import { Beside } from './beside.tsx'
import { ListBody } from './list-body.tsx'
import { ListFoot } from './list-foot.tsx'
import type { ListRow, ListRows } from '../rows/rows.ts'
import type { TabbedParts } from '../tabs/define-tabs.tsx'
import { useAnnouncedCount } from '../selection/use-announced-count.ts'
import { useList } from '../use-list.ts'

interface ScreenProps<Row extends ListRow> {
  list: ListDefinition<Row>
  /** Facts behind the title. */
  head?: ReactNode
  /** Buttons of commands beside those of every list. */
  toolbar?: ReactNode
  /** What ticked rows can be put to: buttons of commands. */
  bulk?: ReactNode
  /** What stands above the filters. */
  above?: ReactNode
  /** What is said below the title where there is nothing at all; the list's own words unless given. */
  emptyText?: string | undefined
  /** Where the screen has several lists: what this one shows and drives of them. */
  tabs?: TabbedParts
  /** What stands beside the list for the row the keyboard is on, and gets the keyboard when that is opened. */
  beside?: { draw(row: Row): ReactNode; enter(row: Row): void }
}

/** The screen of a list: head, filters, table, foot, and what is done with its rows by keyboard. */
export function ListScreen<Row extends ListRow>(props: ScreenProps<Row>) {
  const { words, access } = props.list
  const { t } = useText()
  const { role } = useSession()
  // The definition itself where all of its columns are theirs: what is worked out once for a definition holds then.
  const list = useMemo(() => {
    const columns = columnsFor(props.list.columns, role)
    return columns === props.list.columns ? props.list : { ...props.list, columns }
  }, [props.list, role])
  if (access === undefined || may(role, access.permission)) return <PermittedList {...props} list={list} />
  return (
    <>
      <PageHeader title={t(words.title)} />
      <NoPermissionState title={t(words.title)} text={t(access.refusal)} />
    </>
  )
}

function PermittedList<Row extends ListRow>(props: ScreenProps<Row>) {
  const { list: definition, head, toolbar, bulk, above, emptyText, tabs, beside } = props
  const { columns: all, filters, words, ownWords, asRows } = definition
  const { t } = useText()
  const table = useRef<TableHandle>(null)
  const views = useSavedViews(definition)
  const { search, change } = views
  const changeFilters = (values: FilterValues) => change({ ...values, page: undefined, row: undefined })
  const filterDialog = useFilterDialog(filters, ownWords, search, changeFilters)
  const isFiltered = filters.has(search)
  const clearFilters = () => changeFilters(filters.none)
  const router = useRouter()
  const [start] = useState(() => definition.search.parse(router.state.location.search))
  const rows = definition.useRows(definition, { ...search, ...(start.page !== undefined && { page: start.page }) })
  const key = filters.key(search)
  const address = { row: start.row, filters: key }
  const list = useList(definition, rows, { table, address, goesAlong: beside !== undefined })
  const columns = useTableColumns(all)
  const layout = useMemo(() => all.layouts.forTable(views.layout), [all, views.layout])
  const isThere = (id: string) => table.current?.columnWidth?.(id) !== undefined
  const output = useListOutput({
    definition,
    list,
    search,
    title: [words.title, ...(tabs === undefined ? [] : [tabs.title])].map((key) => t(key)).join(' · '),
    columns() {
      const shown = arrangedColumns(columns, layout).filter(({ id, extra }) => !extra || isThere(id))
      const isMissing = ({ id }: { id: string }) => all.columns[id]?.alwaysInFile && !shown.some((one) => one.id === id)
      return [...columns.filter(isMissing), ...shown]
    },
  })
  const dragColumns = useColumnMouse(views, columns)
  const sortBy = (id: string) => {
    if (all.sorts.includes(id)) views.showFirst({ ...sortedBy(all, search, id), page: undefined })
  }
  // What is typed right after the first `f` belongs into the form.
  useLoadBehind(rows.total !== undefined, () => {
    for (const preload of [lateFilterDialog.preload, viewDialogs.preload, preloadSidePanels, preloadTwoLines]) {
      preload().catch(() => undefined)
    }
  })
  useAnnouncedCount(rows.isBehind ? undefined : rows.total, key, words)
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['list', listScope(definition.name), tabs === undefined ? 'list' : 'tabs'],
    list: {
      ...list.handle,
      focusFilter: () => filterDialog.open(),
      ...(isFiltered && { clearFilters }),
      exportCsv: output.exportCsv,
      print: output.print,
      ...(asRows === undefined && { openColumns: views.columns.open }),
      ...(beside && {
        open(how) {
          const row = list.cursor.row()
          if (how === 'add' || row === undefined) list.handle.open(how)
          else beside.enter(row)
        },
      }),
      views: views.handle,
      ...(tabs && { tabs: tabs.handle }),
      sort: {
        fields: columns.filter(({ sortable }) => sortable).map(({ id, header }) => ({ id, title: header })),
        by: sortBy,
      },
    },
    get focus() {
      return list.focus()
    },
    changes: list.cursor.spot,
    get selection() {
      return definition.leadsTo === undefined ? list.selection.records() : []
    },
    selectionTotal: definition.leadsTo === undefined ? list.selection.count : 0,
  })
  const count = useCountText(rows, isFiltered)
  const isTable = asRows === undefined
  const column = (
    <div ref={part} className="flex h-full min-h-0 flex-col">
      <PageHeader
        title={t(words.title)}
        count={isTable ? count : undefined}
        actions={isTable ? <Toolbar own={toolbar} /> : toolbar}
      >
        {isTable && (
          <ViewButton list={definition} view={views.view} isChanged={views.isChanged} isFiltered={isFiltered} />
        )}
        {head}
      </PageHeader>
      {above}
      {!isTable && tabs?.strip}
      {(isTable || isFiltered) && (
        <FilterChips
          filters={filters}
          search={search}
          onChange={changeFilters}
          onOpen={filterDialog.openOn}
          onClear={clearFilters}
          lead={isTable ? tabs?.strip : undefined}
        />
      )}
      <ListBody
        list={list}
        table={table}
        columns={columns}
        layout={layout}
        lines={all.lines}
        onColumns={dragColumns}
        sort={sortOf(all, search)}
        onSort={sortBy}
        isFiltered={isFiltered}
        emptyText={emptyText}
        onFilter={() => filterDialog.openOn()}
        onClearFilters={clearFilters}
      />
      <RowInAddress list={definition} onChange={list.cursor.follow} />
      <ListFoot list={list} bulk={bulk} />
      {filterDialog.dialog}
      <LateViewDialogs of={views} columns={columns} widthOf={(id) => table.current?.columnWidth?.(id)} />
      {output.paper}
    </div>
  )
  return beside === undefined ? (
    column
  ) : (
    <Beside list={list} draw={beside.draw}>
      {column}
    </Beside>
  )
}

/** Listens to the row of the address by itself: it changes at every step, and nothing is drawn for it. */
function RowInAddress(props: { list: Pick<ViewedList, 'search'>; onChange(row: string | undefined): void }) {
  const { list, onChange } = props
  const row = useRowInAddress(list)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => latest.current(row), [row])
  return null
}

function Toolbar({ own }: { own: ReactNode }) {
  const { t } = useText()
  return (
    <>
      {/* Beside a very wide panel the title and the screen's own buttons have the room; these have keys. */}
      <span className="flex items-center gap-2 @max-[400px]:hidden">
        <CommandButton id="list.columns" label={t('list.columns.head')} icon={Columns3} iconOnly />
        <CommandButton id="list.print" icon={Printer} iconOnly />
        <CommandButton id="list.export" icon={Download} iconOnly />
      </span>
      {own}
    </>
  )
}

/** `240`, or `12 von 240` where filters leave some out. */
function useCountText<Row extends ListRow>({ total, allTotal }: ListRows<Row>, isFiltered: boolean) {
  const { t } = useText()
  const format = useFormat()
  if (total === undefined) return undefined
  const all = format.number(allTotal)
  return isFiltered ? t('list.countOf', { count: format.number(total), all }) : all
}
