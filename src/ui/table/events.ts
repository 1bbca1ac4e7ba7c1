import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
} from 'react'

/** What the rows of a list answer to; read at the time of the event, so that rows need no new functions. */
export interface RowActions {
  isLoaded: (index: number) => boolean
  onFocusRow?: (index: number) => void
  onOpen?: (index: number) => void
  onPeek?: (index: number) => void
  onToggle?: (index: number) => void
}

/** Place of the row in which the focus is, of the rows in `body`. */
export function focusedIndexIn(body: HTMLElement | null): number | undefined {
  const hit = rowOf(document.activeElement)
  return hit !== undefined && body?.contains(hit.row) === true ? hit.index : undefined
}

function rowOf(target: EventTarget | null): { row: HTMLElement; index: number } | undefined {
  if (!(target instanceof Element)) return undefined
  const row = target.closest<HTMLElement>('[data-index]')
  return row ? { row, index: Number(row.dataset.index) } : undefined
}

const isBox = (target: EventTarget) => target instanceof Element && target.closest('[data-box]') !== null
const isLink = (target: EventTarget) => target instanceof Element && target.closest('[data-row-link]') !== null
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/**
 * Mouse and focus of all rows, handled once on the body. A press on a box or link gives the focus to its row; the
 * index of the row focused last is in `focused`. A row that was focused before it was loaded is reported again after.
 * While the focus is in the body it says so by `data-focused`. Rows are whatever carries its index in `data-index`.
 */
export function useRowEvents<Body extends HTMLElement>(actions: RefObject<RowActions>) {
  const focused = useRef(-1)
  const awaited = useRef(-1)
  const body = useRef<Body>(null)
  const handlers = useMemo(
    () => ({
      ref: body,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        event.currentTarget.dataset['focused'] = ''
        const hit = rowOf(event.target)
        if (!hit || hit.row !== event.target) return
        focused.current = hit.index
        awaited.current = actions.current.isLoaded(hit.index) ? -1 : hit.index
        actions.current.onFocusRow?.(hit.index)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) delete currentTarget.dataset['focused']
      },
      onMouseDown: (event: MouseEvent) => {
        const hit = rowOf(event.target)
        if (!hit || event.button !== 0) return
        // The second press of a double click would mark a word.
        if (event.detail > 1) event.preventDefault()
        if (!isBox(event.target) && !isLink(event.target)) return
        event.preventDefault()
        hit.row.focus({ preventScroll: true })
      },
      onClick: (event: MouseEvent) => {
        const hit = rowOf(event.target)
        const follow = actions.current.onPeek ?? actions.current.onOpen
        if (hit && event.target instanceof HTMLInputElement) return actions.current.onToggle?.(hit.index)
        if (!hit || !follow || !isLink(event.target) || !isPlain(event)) return
        event.preventDefault()
        follow(hit.index)
      },
      onDoubleClick: (event: MouseEvent) => {
        const hit = rowOf(event.target)
        if (hit && !isBox(event.target)) actions.current.onOpen?.(hit.index)
      },
    }),
    [actions],
  )
  // A row that goes with the focus in it tells no one.
  useLayoutEffect(() => {
    if (body.current?.contains(document.activeElement) === false) delete body.current.dataset['focused']
  })
  useEffect(() => {
    const index = awaited.current
    if (index < 0 || !actions.current.isLoaded(index)) return
    awaited.current = -1
    actions.current.onFocusRow?.(index)
  })
  return { handlers, focused }
}

/**
 * Gives the focus to rows that may not be drawn yet, and lets it follow a row that changes its place by sorting.
 * `place` is where the focused record stands now, undefined while it is out of sight.
 */
export function useRowFocus(body: RefObject<HTMLElement | null>, id: string | undefined, place: number | undefined) {
  const wanted = useRef(-1)
  const before = useRef({ id, place })
  useLayoutEffect(() => {
    if (wanted.current >= 0 && focusRow(body.current, wanted.current)) wanted.current = -1
  })
  useLayoutEffect(() => {
    const last = before.current
    const isSame = last.id === id
    // Its record may stand far away now, and be drawn only after the list has gone there.
    if (isSame && place === undefined) return
    before.current = { id, place }
    if (!isSame || last.place === place || last.place === undefined || place === undefined) return
    const active = rowOf(document.activeElement)
    if (active?.index === last.place && body.current?.contains(active.row)) focusRow(body.current, place)
  }, [body, id, place])
  return (index: number) => {
    wanted.current = focusRow(body.current, index) ? -1 : index
  }
}

/** Where a row keeps its element, and so the focus, when it moves: the place of the row focused last moves with it. */
export function useMovedFocus(focusedRef: RefObject<number>, place: number | undefined): void {
  useLayoutEffect(() => {
    if (place !== undefined && focusedRef.current >= 0) focusedRef.current = place
  })
}

/** Whether the row is drawn: then it has the focus. */
function focusRow(body: HTMLElement | null, index: number): boolean {
  const row = body?.querySelector<HTMLElement>(`[data-index="${index}"]`)
  row?.focus({ preventScroll: true })
  return Boolean(row)
}

/** The inner width of an element in px, `start` until it is measured. */
export function useInnerWidth(element: RefObject<HTMLElement | null>, start: number): number {
  const [width, setWidth] = useState(start)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setWidth(target.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
