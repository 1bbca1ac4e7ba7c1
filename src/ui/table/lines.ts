import { useEffect, useMemo, useState } from 'react'
import type { ColumnLayout, TableColumn } from './columns.ts'
import type { narrowRows } from './two-lines.ts'

/** Ids of the columns on both lines of a row where the list is narrow, the most telling first: what has no room leaves. */
export type RowLines = readonly [first: readonly string[], second: readonly string[]]

/** Where a cell stands in a row of two lines, px. */
export interface CellPlace {
  line: 1 | 2
  style: { left: number; width: number }
}

/** Below this width in px a row stands on two lines. */
const narrowBelow = 640

/** What is drawn of a narrow list: its columns, those of the first line first, and their places. */
export interface NarrowRows<Row> {
  columns: readonly TableColumn<Row>[]
  places: ReadonlyMap<string, CellPlace>
}

/** What a list on two lines is made of. */
interface LineLayoutInput<Row> {
  columns: readonly TableColumn<Row>[]
  layout: ColumnLayout | undefined
  /** Without them it never has two lines. */
  lines: RowLines | undefined
  /** Width of the boxes in px. */
  boxes: number
  /** Width of the list in px; 0: not measured yet. */
  inner: number
}

type Place = typeof narrowRows

/** Where cells stand on two lines: code and styles most screens never need. */
let known: Place | undefined

/** Fetches them ahead of their use; rejects where they cannot be had, and may be tried again. */
export async function preloadTwoLines(): Promise<Place> {
  return (known ??= (await import('./two-lines.ts')).narrowRows)
}

/** The rows of a list that is narrow; undefined where it is wide enough for a row on one line, or the code is on its way. */
export function useNarrowRows<Row extends object>(given: LineLayoutInput<Row>): NarrowRows<Row> | undefined {
  const { columns, layout, lines, boxes, inner } = given
  const isNarrow = lines !== undefined && inner > 0 && inner < narrowBelow
  const [place, setPlace] = useState(() => known)
  useEffect(() => {
    // Without it the list is as wide as it is: columns leave.
    if (isNarrow)
      preloadTwoLines().then(
        (one) => setPlace(() => one),
        () => undefined,
      )
  }, [isNarrow])
  const placed = known ?? place
  return useMemo(
    () => (isNarrow && placed !== undefined ? placed(columns, lines, layout, { boxes, inner }) : undefined),
    [isNarrow, placed, columns, lines, layout, boxes, inner],
  )
}
