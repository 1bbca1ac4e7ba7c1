import { useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'
import { beyond, rangeAhead, rangeWith } from './range.ts'

/** A list of fewer rows draws all of them. */
const virtualFrom = 100

type Rows = Virtualizer<HTMLDivElement, HTMLTableRowElement>

interface WindowInput {
  scroller: RefObject<HTMLDivElement | null>
  rowCount: number
  rowHeight: number
  headHeight: number
  /** The row with the focus stays drawn, wherever it is. */
  focused: RefObject<number>
}

/** Which rows of a long list are drawn. */
export function useRowWindow({ scroller, rowCount, rowHeight, headHeight, focused }: WindowInput): Rows {
  const isWhole = rowCount < virtualFrom
  const rows = useRef<Rows>(undefined)
  const isMoving = rows.current?.isScrolling === true
  const rangeExtractor = useCallback(
    (range: Range) => {
      const heading = rows.current?.scrollDirection ?? null
      return rangeWith(isWhole ? range : rangeAhead(range, heading), focused.current)
    },
    [isWhole, focused],
  )
  // oxlint-disable-next-line react/incompatible-library -- nothing memoised reads the virtualizer; rows get plain values
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: isWhole ? virtualFrom : isMoving ? beyond.ahead : beyond.atRest,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor,
  })
  useLayoutEffect(() => {
    rows.current = virtual
  }, [virtual])
  const measured = useRef(rowHeight)
  useLayoutEffect(() => {
    if (measured.current === rowHeight) return
    measured.current = rowHeight
    virtual.measure()
  }, [virtual, rowHeight])
  return virtual
}
