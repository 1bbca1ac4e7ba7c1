import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { screenParts } from '#src/workspace/session/screen-parts.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { readParts } from '../board/state/search.ts'
import { useBoardSearch } from '../board/state/use-search.ts'
import { dispatchLists, LISTS, type ListName } from '../parts/lists.ts'

/**
 * How the parts stand: one below the other on a phone; where it is narrow the board alone, and what is gone to over it; the work
 * beside the board, and the rest below.
 */
export type Shape = 'phone' | 'narrow' | 'usual' | 'wide'

/** From this width of the screen's panel on, px. */
const WIDTHS: readonly (readonly [Shape, number])[] = [
  ['wide', 1320],
  ['usual', 940],
  ['narrow', 620],
]

const shapeOf = (width: number): Shape => WIDTHS.find(([, least]) => width >= least)?.[0] ?? 'phone'

/** The shape for the room the screen has, as soon as it is known. */
export function useShape(element: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState<Shape>(() => shapeOf(globalThis.innerWidth - 64))
  useLayoutEffect(() => {
    if (element.current === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentBoxSize[0]?.inlineSize ?? 0
      if (width > 0) setShape(shapeOf(width))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return shape
}

/** The part the keyboard was in last; going to another one shows it before the focus goes there. */
export function useCurrentPart() {
  const lists = useSessionValue(dispatchLists)
  const parts = useSessionValue(screenParts)
  const [current, setCurrent] = useState<ListName>('work')
  const { hidden, show } = useHiddenParts()
  useEffect(() => {
    const ends = [
      lists.beforeEnter((name) => {
        flushSync(() => {
          setCurrent(name)
          show(name, true)
        })
      }),
      lists.onToggle((name) => {
        const isHidden = hidden.has(name)
        flushSync(() => show(name, isHidden))
        lists.enter(isHidden ? name : 'board')
      }),
      parts.set(LISTS.map((name) => () => lists.enter(name))),
    ]
    return () => ends.forEach((end) => end())
  }, [lists, parts, hidden, show])
  return { current, setCurrent, hidden }
}

const hiddenIn = (parts: string | undefined): ReadonlySet<ListName> =>
  new Set(parts === undefined ? [] : LISTS.filter((name) => !parts.split(',').includes(name)))

/** The parts that are not shown, as the address says it; their sizes stay on this computer. */
function useHiddenParts() {
  const navigate = useNavigate()
  const told = useBoardSearch(({ parts }) => parts)
  const [parts, setParts] = useState(told)
  const [read, setRead] = useState(told)
  // The address is written after painting: what was shown at once comes back with it, and Back brings what was before.
  if (read !== told) {
    setRead(told)
    setParts(told)
  }
  const hidden = useMemo(() => hiddenIn(parts), [parts])
  const show = useCallback(
    (name: ListName, isShown: boolean) => {
      if (hidden.has(name) !== isShown) return
      const next = readParts(LISTS.filter((one) => (one === name ? isShown : !hidden.has(one))).join(','))
      setParts(next)
      void navigate({
        to: '.',
        search: (before) => ({ ...before, parts: next }),
        replace: true,
        resetScroll: false,
      })
    },
    [hidden, navigate],
  )
  return { hidden, show }
}
