import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useRowKeys } from '#src/commands/keys/local-keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { TableColumn } from '#src/ui/table/columns.ts'
import type { RowLines } from '#src/ui/table/lines.ts'
import { DataTable, type TableHandle } from '#src/ui/table/table.tsx'
import type { BulkPlan } from './plan.ts'
import type { BulkRow } from './rows.ts'
import { rowChanges, rowResult } from './words.ts'

/** Rows shown before the list scrolls. */
const MOST_ROWS = 10

/** What happens to each record: which it is, old and new, and how it stands; below it the row in front in full. */
export function BulkTable({ plan, rows }: { plan: BulkPlan; rows: readonly BulkRow[] }) {
  const { t } = useText()
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const table = useRef<TableHandle>(null)
  const [focusedId, setFocusedId] = useState<string>()
  const columns = useMemo<readonly TableColumn<BulkRow>[]>(() => {
    // In a row of the list the year would only take the room; the row in full has it.
    const short = { ...format, dateWithYear: format.date }
    const changes = (row: BulkRow) => rowChanges(plan, row, t, short).join(' · ')
    const full = (row: BulkRow) => rowChanges(plan, row, t, format).join(' · ')
    const result = (row: BulkRow) => {
      const { word, sentences } = rowResult(row, t)
      return [word, ...sentences].join(': ')
    }
    return [
      ...plan.columns.map(({ text, header, ...column }) => ({
        ...column,
        header: t(header),
        cell: ({ record }: BulkRow) => <bdi>{text(record)}</bdi>,
        full: ({ record }: BulkRow) => text(record),
      })),
      { id: 'changes', header: t('bulk.changes'), width: 'rest', minWidth: 240, cell: changes, full },
      {
        id: 'result',
        header: t('bulk.result'),
        width: 400,
        cell: (row) => <StatusWord status={rowResult(row, t).sign}>{result(row)}</StatusWord>,
        full: result,
      },
    ]
  }, [plan, t, format])
  const lines = useMemo<RowLines>(() => {
    const [name = '', ...others] = plan.columns.map(({ id }) => id)
    return [
      [name, 'result'],
      ['changes', ...others],
    ]
  }, [plan])
  const index = rows.findIndex(({ record }) => record.id === focusedId)
  const focused = rows[index]
  const onKeyDown = (event: KeyboardEvent) => {
    const to = targetOf(event, Math.max(0, index), rows.length, table.current?.pageSize() ?? MOST_ROWS)
    if (to === undefined || !(event.target instanceof HTMLElement) || event.target.closest('tbody') === null) return
    event.preventDefault()
    table.current?.focusIndex(to)
  }
  useRowKeys(box, (by) => {
    const isOnRow = document.activeElement?.matches('tbody *') === true
    if (isOnRow) table.current?.focusIndex(Math.max(0, Math.min(rows.length - 1, Math.max(0, index) + by)))
  })
  return (
    <>
      <div
        ref={box}
        onKeyDown={onKeyDown}
        // As high as its rows are: on a small screen they stand on two lines.
        className="flex min-h-0 shrink flex-col [--row:32px] max-[657px]:[--row:48px]"
        style={{ height: `calc(30px + ${Math.max(1, Math.min(rows.length, MOST_ROWS))} * var(--row))` }}
      >
        <DataTable
          ref={table}
          label={t('bulk.table')}
          columns={columns}
          lines={lines}
          rowCount={rows.length}
          getRow={(at) => rows[at]}
          rowId={({ record }) => record.id}
          focusedId={focusedId}
          onFocusRow={(at) => setFocusedId(rows[at]?.record.id)}
          density="normal"
        />
      </div>
      {focused && <RowInFull plan={plan} row={focused} />}
    </>
  )
}

/** Where a key leads in the list: arrows, page keys, Home and End. */
function targetOf(event: KeyboardEvent, at: number, count: number, page: number): number | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  const by = new Map([
    ['ArrowDown', 1],
    ['ArrowUp', -1],
    ['PageDown', page],
    ['PageUp', -page],
    ['Home', -count],
    ['End', count],
  ]).get(event.key)
  return by === undefined ? undefined : Math.max(0, Math.min(count - 1, at + by))
}

/** The row in front with all its sentences, which the list may cut. */
function RowInFull({ plan, row }: { plan: BulkPlan; row: BulkRow }) {
  const { t } = useText()
  const format = useFormat()
  const { sign, word, sentences } = rowResult(row, t)
  const [name, ...others] = plan.columns.map(({ text }) => text(row.record))
  return (
    <div
      role="group"
      aria-label={name}
      className="max-h-28 shrink-0 overflow-y-auto border-t border-line bg-sunken px-4 py-2 text-chip"
    >
      <p>
        <span className="font-semibold">{name}</span> <bdi>{others.join(' ')}</bdi> ·{' '}
        <StatusWord status={sign}>{word}</StatusWord>
      </p>
      {[...rowChanges(plan, row, t, format), ...sentences].map((line) => (
        <p key={line} className="break-words text-text-2">
          {line}
        </p>
      ))}
    </div>
  )
}
