import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { afterAct, AT_FIRST, type ViewAct, type ViewState } from './view-state.ts'
import { turnedSize } from './turned-box.ts'

/** Free room around a page, px on each side. */
const MARGIN = 12
/** A step of the window over a larger page, and what stays in view when it goes on by a window: its share. */
const PAN = 60
const WINDOW = 0.9

/** How a document is looked at: page, zoom, turn; and how that is changed. */
export function useView({
  pages,
  page,
  box,
}: {
  pages: number
  /** The page that is drawn, upright, in points. */
  page: { width: number; height: number } | undefined
  /** The window it is looked at through. */
  box: RefObject<HTMLElement | null>
}) {
  const [view, setView] = useState<ViewState>(AT_FIRST)
  const room = useRoom(box)
  const size = page && turnedSize(page, view.turn)
  const fitted = size === undefined || room === undefined ? 1 : fittedScale(size, room)
  const scale = view.zoom === 'page' ? fitted : view.zoom
  useKeptMiddle(box, scale)

  const act = useCallback(
    (wanted: ViewAct) => setView((before) => afterAct(before, wanted, { pages, fitted })),
    [pages, fitted],
  )
  const toPage = useCallback((number: number) => setView((before) => ({ ...before, page: number })), [])
  const pageBy = useCallback(
    (by: -1 | 1) => {
      const element = box.current
      if (element === null) return
      const { scrollTop, scrollHeight, clientHeight } = element
      const left = by > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop
      if (left > 1) return element.scrollBy({ top: by * clientHeight * WINDOW, behavior: 'instant' })
      act(by > 0 ? 'nextPage' : 'previousPage')
      element.scrollTo({ top: by > 0 ? 0 : element.scrollHeight, behavior: 'instant' })
    },
    [box, act],
  )
  const pan = useCallback(
    (across: -1 | 0 | 1, down: -1 | 0 | 1) =>
      box.current?.scrollBy({ left: across * PAN, top: down * PAN, behavior: 'instant' }),
    [box],
  )
  return { view, scale, isMeasured: room !== undefined, act, toPage, pageBy, pan }
}

interface Room {
  width: number
  height: number
}

/** Pixels per point at which a page is seen as a whole. */
const fittedScale = (size: Room, room: Room): number =>
  Math.max(0.05, Math.min((room.width - 2 * MARGIN) / size.width, (room.height - 2 * MARGIN) / size.height))

/** The room of the window, without its scroll bars. */
function useRoom(box: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>()
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.borderBoxSize[0]
        ? { width: entry.borderBoxSize[0].inlineSize, height: entry.borderBoxSize[0].blockSize }
        : {}
      // A panel that is not shown has no room, and comes back as it was.
      if (width > 0 && height > 0) setRoom({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return room
}

/** What is in the middle of the window stays there when the page becomes larger or smaller. */
function useKeptMiddle(box: RefObject<HTMLElement | null>, scale: number): void {
  const before = useRef(scale)
  useEffect(() => {
    const element = box.current
    const ratio = scale / before.current
    before.current = scale
    if (element === null || ratio === 1) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    element.scrollTo({
      left: (scrollLeft + clientWidth / 2) * ratio - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * ratio - clientHeight / 2,
      behavior: 'instant',
    })
  }, [box, scale])
}
