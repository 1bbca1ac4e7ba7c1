import { useEffect, useImperativeHandle, useMemo, useRef, type Ref } from 'react'
import type { Transport } from '#src/contract/transports/transport.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CursorTable } from '#src/records/list/cursor/cursor-table.tsx'
import { useHeldRows } from '#src/records/list/rows/use-held-rows.ts'
import { useListCursor } from '#src/records/list/cursor/use-list-cursor.ts'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { TableColumn } from '#src/ui/table/columns.ts'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { signKind, troubleText, truckName, whereabouts } from './trucks.ts'

/** How the keyboard moves in the table. */
export interface TruckTableHandle {
  move(by: number): void
  page(by: -1 | 1): void
  first(): void
}

interface Props {
  trucks: readonly Transport[]
  updatedAt: number
  focusedId: string | undefined
  isActive: boolean
  onFocus(id: string): void
  onOpen(id: string): void
  ref: Ref<TruckTableHandle>
}

/** What the map shows, as a table; the truck that has the focus there has it here. */
export function TruckTable({ trucks, updatedAt, focusedId, isActive, onFocus, onOpen, ref }: Props) {
  const { t } = useText()
  const format = useFormat()
  const columns = useMemo(() => columnsOf(t, format), [t, format])
  const rows = useHeldRows<Transport>({ rows: trucks, error: null, updatedAt, retry: () => undefined })
  const table = useRef<TableHandle>(null)
  const cursor = useListCursor(rows, table, { panelOf: ({ id }) => ({ kind: 'transport', id }) })
  const { moveTo, moveBy } = cursor
  useImperativeHandle(ref, () => ({
    move: moveBy,
    page: (by) => moveBy(by * (table.current?.pageSize() ?? 1)),
    first: () => moveTo(0),
  }))
  // The keyboard comes from the map: to the same truck.
  const start = useRef(focusedId)
  useEffect(() => {
    const at = trucks.findIndex(({ id }) => id === start.current)
    moveTo(Math.max(0, at))
    // Only when it appears: what moves later must not take the keyboard along.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <CursorTable<Transport>
      cursor={cursor}
      ref={table}
      label={t('map.title')}
      columns={columns}
      rowCount={rows.total ?? 0}
      getRow={rows.getRow}
      rowId={({ id }) => id}
      rowLabel={truckName}
      onFocusRow={(index) => {
        cursor.onFocusRow(index)
        const row = rows.getRow(index)
        if (row) onFocus(row.id)
      }}
      onOpen={(index) => {
        const row = rows.getRow(index)
        if (row) onOpen(row.id)
      }}
      isActive={isActive}
    />
  )
}

function columnsOf(t: Translate, format: Format): readonly TableColumn<Transport>[] {
  return [
    { id: 'vehicle', header: t('dispatch.column.vehicle'), width: 92, cell: truckName },
    { id: 'order', header: t('dispatch.column.order'), width: 120, priority: 2, cell: ({ loadId }) => loadId },
    {
      id: 'status',
      header: t('dispatch.column.status'),
      width: 124,
      cell: ({ status }) => <StatusWord status={status}>{t(`transport.status.${status}`)}</StatusWord>,
      full: ({ status }) => t(`transport.status.${status}`),
    },
    {
      id: 'position',
      header: t('map.detail.position'),
      width: 'rest',
      minWidth: 132,
      cell: (row) => <bdi>{whereabouts(row, t, format) || '–'}</bdi>,
      full: (row) => whereabouts(row, t, format),
    },
    {
      id: 'arrival',
      header: t('dispatch.column.arrival'),
      width: 92,
      priority: 1,
      cell: ({ estimatedArrival }) => format.stamp(estimatedArrival),
    },
    {
      id: 'delay',
      header: t('dispatch.column.delay'),
      width: 104,
      cell: (row) => {
        const trouble = troubleText(row, t, format)
        if (trouble === undefined) return <span className="text-text-3">{t('dispatch.onTime')}</span>
        return (
          <StatusWord status={signKind(row) === 'failure' ? 'failure' : 'warning'} coloured>
            {trouble}
          </StatusWord>
        )
      },
      full: (row) => row.disruption ?? row.delayCause ?? '',
    },
  ]
}
