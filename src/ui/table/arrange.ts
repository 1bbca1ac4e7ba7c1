import { columnOrderingFeature, columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import {
  areSameCells,
  arrangedColumns,
  leavingColumns,
  roomyFrom,
  type ColumnLayout,
  type TableCell,
  type TableColumn,
} from './columns.ts'

const nothing: object[] = []

// The library keeps the model of the columns; the rows come in pages from outside and never pass through it.
const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature })

/**
 * The columns to draw: the person's arrangement, without those that leave because it is narrow (`available` in px).
 */
export function useArrangedColumns<Row extends object>(
  columns: readonly TableColumn<Row>[],
  layout: ColumnLayout | undefined,
  available: number,
): readonly TableColumn<Row>[] {
  const isRoomy = available <= 0 || available >= roomyFrom
  const arranged = useMemo(() => arrangedColumns(columns, layout, isRoomy), [columns, layout, isRoomy])
  const leaving = leavingColumns(arranged, available).join()
  const definitions = useMemo(() => arranged.map(({ id, header }) => ({ id, header })), [arranged])
  const state = useMemo(
    () => ({
      columnOrder: arranged.map(({ id }) => id),
      columnVisibility: Object.fromEntries(leaving.split(',').map((id) => [id, false])),
    }),
    [arranged, leaving],
  )
  const table = useTable({ features, columns: definitions, data: nothing, state })
  const visible = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join()
  return useMemo(() => {
    const ids = new Set(visible.split(','))
    return arranged.filter(({ id }) => ids.has(id))
  }, [arranged, visible])
}

/** The cells of these columns: the same array as before while rows need not be drawn again. */
export function useCells<Row>(columns: readonly TableCell<Row>[]): readonly TableCell<Row>[] {
  const [kept, keep] = useState(columns)
  if (areSameCells(kept, columns)) return kept
  keep(columns)
  return columns
}

/** The places of the columns that stay: the same map as before while they are the same. */
export function usePinned(offsets: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const text = JSON.stringify([...offsets])
  return useMemo(() => new Map<string, number>(JSON.parse(text)), [text])
}
