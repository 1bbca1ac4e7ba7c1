import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { ownOrdersQuery } from '#src/api/own-orders.ts'
import { useCall } from '#src/api/provider.tsx'
import { useActivePart } from '#src/commands/active-parts.tsx'
import { useCommands } from '#src/commands/commands-provider.tsx'
import { useAnnouncedCount } from '#src/commands/use-announced-count.ts'
import { useLocalKeys } from '#src/commands/local-keys.ts'
import { RowMenu } from '#src/commands/row-menu.tsx'
import { statusesIn } from '#src/domain/order-status.ts'
import { may } from '#src/domain/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { EmptyState, ErrorState, LoadingRows, NoMatchState } from '#src/ui/states.tsx'
import { DataTable, type TableHandle } from '#src/ui/table.tsx'
import { usePanelPlace } from '#src/workspace/panel-host.tsx'
import { useSession } from '#src/workspace/session.tsx'
import { businessOrderText, useBusinessColumns } from './business-columns.tsx'
import { BusinessFigures } from './business-figures.tsx'
import { BusinessSearch, shownOrders } from './business-search.ts'
import { StepFilterDialog, StepFilterRow } from './step-filter.tsx'
import { useBusinessList } from './use-business-list.ts'

const noKeys: ReadonlyMap<string, () => void> = new Map()

/** "Meine Aufträge": what the person at work has entered, with its step of the workflow. Source: specification 2, 4 */
export function BusinessOrdersScreen() {
  const { t } = useText()
  const format = useFormat()
  const { run } = useCommands()
  const { userId, role } = useSession()
  const { active } = usePanelPlace()
  const { search, change } = useBusinessSearch()
  const [filtering, setFiltering] = useState(false)
  const query = useQuery(ownOrdersQuery(useCall(), userId))
  const all = query.data?.data
  const statuses = useMemo(() => statusesIn(search.status), [search.status])
  const rows = useMemo(() => shownOrders(all ?? [], statuses), [all, statuses])
  const columns = useBusinessColumns()
  const table = useRef<TableHandle>(null)
  const clearFilters = () => void change({ status: undefined, row: undefined })
  const list = useBusinessList({
    rows,
    table,
    row: search.row,
    filters: statuses.join(),
    change: (values) => change(values, true),
    focusFilter: () => setFiltering(true),
    clearFilters,
  })
  useAnnouncedCount(all === undefined ? undefined : rows.length, statuses.join(), 'business.noMatch')
  const focused = rows[list.focusedIndex]
  const part = useActivePart<HTMLDivElement>({
    scopes: ['list', 'businessOrders'],
    list: list.handle,
    ...(focused && {
      focus: { kind: 'order', id: focused.id, record: focused, text: () => businessOrderText(focused, t, format) },
    }),
  })
  useLocalKeys(part, query.isError ? new Map([['r', () => void query.refetch()]]) : noKeys)
  const isFiltered = statuses.length > 0
  const total = query.data?.pagination.total ?? 0
  return (
    <div ref={part} className="flex h-full min-h-0 flex-col">
      <PageHeader
        title={t('business.title')}
        count={
          all !== undefined &&
          (isFiltered
            ? t('orders.countOf', { count: format.number(rows.length), all: format.number(all.length) })
            : format.number(total))
        }
      >
        {all !== undefined && total > all.length && (
          <span className="text-status-amber">
            {t('business.newest', { count: format.number(all.length), all: format.number(total) })}
          </span>
        )}
        {query.isError && all !== undefined && (
          <span className="text-status-amber">{t('orders.asOf', { time: format.time(query.dataUpdatedAt) })}</span>
        )}
      </PageHeader>
      <BusinessFigures />
      <StepFilterRow statuses={statuses} onOpen={() => setFiltering(true)} onClear={clearFilters} />
      {all === undefined && query.error !== null ? (
        <ErrorState
          title={t('orders.loadFailed')}
          text={t('orders.loadFailed.text')}
          detail={query.error.message}
          retry={{ keys: 'r', onRun: () => void query.refetch() }}
        />
      ) : all === undefined ? (
        <LoadingRows rows={12} />
      ) : rows.length > 0 ? (
        <RowMenu
          recordAt={(index) => {
            const order = rows[index]
            return order && { record: { kind: 'order', id: order.id, record: order }, name: order.orderNumber }
          }}
        >
          <DataTable
            ref={table}
            label={t('business.title')}
            columns={columns}
            rowCount={rows.length}
            getRow={(index) => rows[index]}
            rowId={(row) => row.id}
            rowLabel={(row) => row.orderNumber}
            rowHref={(row) => `/orders/${encodeURIComponent(row.id)}`}
            focusedId={list.focusedId}
            onFocusRow={list.onFocusRow}
            onOpen={(index) => {
              list.onFocusRow(index)
              list.handle.open('replace')
            }}
            onPeek={(index) => {
              list.onFocusRow(index)
              list.handle.peek()
            }}
            isActive={active}
          />
        </RowMenu>
      ) : isFiltered && all.length > 0 ? (
        <NoMatchState
          title={t('business.noMatch')}
          filters={t('business.noMatch.text', { count: all.length, all: format.number(all.length) })}
          reset={{ onRun: clearFilters, keys: t('orders.keys.clearFilters') }}
          change={{ onRun: () => setFiltering(true), keys: 'f' }}
        />
      ) : (
        <EmptyState
          icon={ClipboardList}
          title={t('business.empty')}
          text={t('business.empty.text')}
          {...(may(role, 'orders.create') && {
            primary: { title: t('orders.create'), onRun: () => void run('orders.create'), keys: 'n' },
          })}
        />
      )}
      {filtering && (
        <StepFilterDialog
          statuses={statuses}
          onCancel={() => setFiltering(false)}
          onApply={(chosen) => {
            setFiltering(false)
            void change({ status: chosen.join(',') || undefined, row: undefined })
          }}
        />
      )}
    </div>
  )
}

/** Filter and row as the URL says, and how they change. */
function useBusinessSearch() {
  const raw = useSearch({ strict: false })
  const search = useMemo(() => BusinessSearch.parse(raw), [raw])
  const navigate = useNavigate()
  const change = (values: Partial<BusinessSearch>, replace = false): Promise<void> =>
    navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...values }),
      replace,
      resetScroll: false,
    } as never)
  return { search, change }
}
