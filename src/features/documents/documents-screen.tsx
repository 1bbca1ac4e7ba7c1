import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useActivePart } from '#src/commands/active-parts.tsx'
import { useRecordList } from '#src/commands/use-record-list.ts'
import type { Document } from '#src/contract/documents.ts'
import { may } from '#src/domain/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Chip } from '#src/ui/chip.tsx'
import { TextField } from '#src/ui/field.tsx'
import { FilterRow, PageHeader } from '#src/ui/page-header.tsx'
import { EmptyState, ErrorState, LoadingRows, NoMatchState, NoPermissionState } from '#src/ui/states.tsx'
import { DataTable, type TableHandle } from '#src/ui/table.tsx'
import type { TableColumn } from '#src/ui/table-columns.ts'
import { usePanelPlace } from '#src/workspace/panel-host.tsx'
import { useOpenPanels, usePanels } from '#src/workspace/panels.ts'
import { useSession } from '#src/workspace/session.tsx'
import { useViewport } from '#src/workspace/viewport.ts'
import { documentKind } from './document-kind.ts'
import { VerifiedWord, verifiedKey } from './document.panel.tsx'

/** Documents a page of the server's answer holds. Source: specification 9 (default 20); a list asks for more at once. */
const PAGE = 200
/** Pause after the last key before the URL and the list follow, milliseconds. Source: specification 9. */
const TYPING_PAUSE = 300

/** The document list: newest first, filtered by text and by whether somebody has checked them. */
export function DocumentsScreen() {
  const { t } = useText()
  const { role } = useSession()
  if (may(role, 'documents.read')) return <DocumentList />
  return (
    <>
      <PageHeader title={t('documents.title')} />
      <NoPermissionState title={t('documents.title')} text={t('documents.noPermission')} />
    </>
  )
}

function DocumentList() {
  const { t } = useText()
  const call = useCall()
  const panels = usePanels()
  const { active } = usePanelPlace()
  const search: { q?: string; verified?: 'true' | 'false' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter = useRef<HTMLInputElement>(null)
  const table = useRef<TableHandle>(null)
  const open = useOpenPanels()
  const [peeked, setPeeked] = useState<string>()
  const columns = useDocumentColumns()
  const query = useQuery({
    ...queryFor(call, 'documents.list', {
      query: { page: 1, limit: PAGE, sortBy: 'uploadedAt', sortOrder: 'desc', q: search.q, verified: search.verified },
    }),
    placeholderData: keepPreviousData,
  })
  const rows = query.data?.data ?? []
  const total = query.data?.pagination.total ?? 0
  const filtered = search.q !== undefined || search.verified !== undefined
  const reset = () => void navigate({ to: '/documents', search: {}, replace: true } as never)
  const list = useRecordList<Document>({
    kind: 'document',
    rowCount: rows.length,
    getRow: (index) => rows[index],
    idOf: (row) => row.id,
    table,
    open: (row, how) => panels.open({ kind: 'document', id: row.id }, { how: how ?? 'replace' }),
    peek: (row) => {
      setPeeked(row.id)
      panels.open({ kind: 'document', id: row.id }, { focus: false })
    },
    // A panel from a copied link, or one opened on purpose, stays as it is.
    peeking: peeked !== undefined && open.some((panel) => panel.kind === 'document' && panel.id === peeked),
    focusFilter: () => filter.current?.focus(),
    clearFilters: reset,
  })
  const part = useActivePart<HTMLDivElement>({ scopes: ['list', 'documents'], list: list.handle, focus: list.focus })
  const first = useRef(true)
  useEffect(() => {
    if (!first.current || rows.length === 0 || !active) return
    first.current = false
    table.current?.focusIndex(list.focusedIndex)
  })
  return (
    <div ref={part} className="flex h-full flex-col">
      <PageHeader
        title={t('documents.title')}
        count={query.data && t('documents.count', { count: rows.length, total })}
      />
      <FilterRow
        label={t('documents.search')}
        reset={filtered ? { title: t('ui.resetFilters'), keys: 'Umschalt+f', onReset: reset } : undefined}
      >
        <SearchField input={filter} value={search.q ?? ''} />
        {search.verified !== undefined && (
          <Chip
            label={t('documents.filter.verified')}
            value={t(verifiedKey(search.verified === 'true'))}
            onRemove={() =>
              void navigate({ to: '.', search: (before: object) => ({ ...before, verified: undefined }) } as never)
            }
          />
        )}
      </FilterRow>
      {query.isPending && <LoadingRows rows={16} />}
      {query.error !== null && query.data === undefined && (
        <ErrorState
          title={t('documents.failed')}
          detail={query.error.message}
          retry={{ keys: 'r', onRun: () => void query.refetch() }}
        />
      )}
      {query.data !== undefined && rows.length === 0 && filtered && (
        <NoMatchState title={t('documents.noMatch')} reset={{ keys: 'Umschalt+f', onRun: reset }} />
      )}
      {query.data !== undefined && rows.length === 0 && !filtered && (
        <EmptyState icon={FileText} title={t('documents.empty.title')} text={t('documents.empty.text')} />
      )}
      {rows.length > 0 && (
        <DataTable<Document>
          ref={table}
          label={t('documents.list')}
          columns={columns}
          rowCount={rows.length}
          getRow={(index) => rows[index]}
          rowId={(row) => row.id}
          rowLabel={(row) => row.name}
          focusedId={list.focusedId}
          onFocusRow={list.onFocusRow}
          onOpen={() => list.handle.open()}
          isActive={active}
          className="min-h-0 grow"
        />
      )}
    </div>
  )
}

/** Keeps what is typed for itself and tells the URL after a pause, so that no key is lost. */
function SearchField({ input, value }: { input: RefObject<HTMLInputElement | null>; value: string }) {
  const { t } = useText()
  const navigate = useNavigate()
  const [text, setText] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value !== sent.current) setText((sent.current = value))
  }, [value])
  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      const q = text.trim() === '' ? undefined : text
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, q }),
        replace: true,
        resetScroll: false,
      } as never)
    }, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [text, navigate])
  return (
    <TextField
      ref={input}
      label={t('documents.search')}
      labelHidden
      placeholder={t('documents.search')}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

function useDocumentColumns(): readonly TableColumn<Document>[] {
  const { t } = useText()
  const format = useFormat()
  const { stacked } = useViewport()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('documents.column.name'),
        width: 'rest',
        // On a small screen the name gives way: kind and number of the order say the same.
        minWidth: stacked ? 76 : 200,
        cell: (row) => <bdi>{row.name}</bdi>,
        full: (row) => row.name,
      },
      {
        id: 'kind',
        header: t('documents.column.kind'),
        width: 136,
        priority: 2,
        cell: (row) => t(`records.document.kind.${documentKind(row.kind)}`),
      },
      { id: 'order', header: t('documents.column.order'), width: 128, cell: (row) => row.orderId ?? '–' },
      {
        id: 'state',
        header: t('documents.column.state'),
        width: 112,
        cell: (row) => <VerifiedWord verified={row.verified} label={t(verifiedKey(row.verified))} />,
      },
      {
        id: 'uploaded',
        header: t('documents.column.uploaded'),
        width: 136,
        priority: 3,
        cell: (row) => format.stamp(row.uploadedAt),
      },
      {
        id: 'size',
        header: t('documents.column.size'),
        width: 80,
        align: 'right',
        priority: 1,
        cell: (row) => format.fileSize(row.size),
      },
    ],
    [t, format, stacked],
  )
}
