import { useState, type RefObject } from 'react'
import type { TableHandle } from '#src/ui/table/table.tsx'
import type { ShownLine, ShownRow } from '../work/shown.ts'

/** Where the keyboard is among the rows. */
export interface RowsCursor {
  id: string | undefined
  row: ShownRow | undefined
  /** Which of the rows that are wrong it is, from 1; 0: none. */
  faultNumber: number
  onFocusRow(index: number): void
  move(by: number): void
  page(by: -1 | 1): void
  toEnd(end: 'first' | 'last'): void
  toFault(by: 1 | -1): boolean
  goTo(line: number): void
  /** The first row again, whatever the keyboard was on. */
  restart(): void
  /** Gives the row the keyboard was on the focus again. */
  enter(): void
}

/** A cursor over rows that passes their headings by. The row it is on stays the same when rows change their places. */
export function useRowsCursor(lines: readonly ShownLine[], table: RefObject<TableHandle | null>): RowsCursor {
  const [id, setId] = useState<string>()
  const found = lines.findIndex((line) => line.kind === 'row' && line.id === id)
  const first = lines.findIndex(({ kind }) => kind === 'row')
  const at = found < 0 ? first : found
  const here = lines[at]
  const row = here?.kind === 'row' ? here : undefined
  const faults = lines.filter((line) => line.kind === 'row' && line.state === 'faulty')

  const go = (index: number) => {
    const line = lines[index]
    if (line === undefined) return
    setId(line.id)
    table.current?.focusIndex(index)
  }
  /** The row nearest to a place, in the direction it was gone to first. */
  const near = (index: number, by: number): number => {
    const step = by < 0 ? -1 : 1
    for (let one = index; one >= 0 && one < lines.length; one += step) if (lines[one]?.kind === 'row') return one
    for (let one = index; one >= 0 && one < lines.length; one -= step) if (lines[one]?.kind === 'row') return one
    return at
  }
  const within = (index: number) => Math.min(Math.max(0, index), lines.length - 1)
  return {
    id: row?.id,
    row,
    faultNumber: row === undefined ? 0 : faults.indexOf(row) + 1,
    onFocusRow: (index) => setId(lines[index]?.id),
    move: (by) => go(near(within(at + by), by)),
    page: (by) => go(near(within(at + by * (table.current?.pageSize() ?? 10)), by)),
    toEnd: (end) => go(end === 'first' ? near(0, 1) : near(lines.length - 1, -1)),
    toFault(by) {
      const isFault = (line: ShownLine | undefined) => line?.kind === 'row' && line.state === 'faulty'
      for (let one = at + by; one >= 0 && one < lines.length; one += by) {
        if (!isFault(lines[one])) continue
        go(one)
        return true
      }
      return false
    },
    goTo: (number) => go(lines.findIndex((line) => line.kind === 'row' && line.line === number)),
    restart: () => setId(undefined),
    enter: () => go(at),
  }
}
