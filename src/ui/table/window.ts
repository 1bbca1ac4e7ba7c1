import { useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'
import { beyond, rangeAhead, rangeWith } from './range.ts'
import { useIsSettled } from './settled.ts'

type Rows = Virtualizer<HTMLDivElement, HTMLTableRowElement>

interface WindowInput {
  scroller: RefObject<HTMLDivElement | null>
  /** Px it had when it was on the screen last, 0 the first time. */
  height: number
  rowCount: number
  rowHeight: number
  headHeight: number
  /** The row with the focus stays drawn, wherever it is. */
  focused: RefObject<number>
}

/** Which rows of a list are drawn. */
export function useRowWindow({ scroller, height, rowCount, rowHeight, headHeight, focused }: WindowInput): Rows {
  const rows = useRef<Rows>(undefined)
  const isMoving = rows.current?.isScrolling === true
  const atRest = useIsSettled() ? beyond.atRest : 0
  // oxlint-disable-next-line react/incompatible-library -- nothing memoised reads the virtualizer; rows get plain values
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height },
    overscan: isMoving ? beyond.ahead : atRest,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: useCallback(
      (range: Range) => rangeWith(rangeAhead(range, rows.current?.scrollDirection ?? null), focused.current),
      [focused],
    ),
  })
  useLayoutEffect(() => {
    rows.current = virtual
  }, [virtual])
  const drawnHeight = useRef(rowHeight)
  useLayoutEffect(() => {
    if (drawnHeight.current !== rowHeight) virtual.measure()
    drawnHeight.current = rowHeight
  }, [virtual, rowHeight])
  return virtual
}
