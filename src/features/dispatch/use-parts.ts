import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { screenParts } from '#src/workspace/screen-parts.ts'
import { useSessionValue } from '#src/workspace/session-values.tsx'
import { dispatchLists, LISTS, type ListName } from './dispatch-lists.ts'

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
  useEffect(() => {
    const ends = [
      lists.beforeEnter((name) => flushSync(() => setCurrent(name))),
      parts.set(LISTS.map((name) => () => lists.enter(name))),
    ]
    return () => ends.forEach((end) => end())
  }, [lists, parts])
  return { current, setCurrent }
}
