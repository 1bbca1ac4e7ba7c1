import { useEffect, useRef, useState } from 'react'

/** What a list shows before its address says so. */
interface ShownFirst {
  /** What the address said then, and is to say. */
  from: string
  to: string
  isSaid: boolean
}

/** Milliseconds after which a page that paints nothing, as it is out of sight, is not waited for. */
const LONGEST = 100

/**
 * A change of the list that is drawn before it is written into the address: the router's pass through the screen need not
 * stand between a click and the rows. The address follows when they have been painted, and before anything else a person does.
 */
export function useShownFirst() {
  const [shown, setShown] = useState<ShownFirst>()
  const waiting = useRef<{ now(): void; never(): void }>(undefined)
  useEffect(() => () => waiting.current?.never(), [])
  return {
    /** What is shown where the address says this. */
    instead: (said: string): string => (shown !== undefined && !shown.isSaid && shown.from === said ? shown.to : said),
    show: (from: string, to: string, say: () => Promise<void>) => {
      waiting.current?.now()
      const next: ShownFirst = { from, to, isSaid: false }
      setShown(next)
      waiting.current = afterPainting(() => {
        waiting.current = undefined
        void say().finally(() => {
          next.isSaid = true
        })
      })
    },
  }
}

function afterPainting(act: () => void): { now(): void; never(): void } {
  const controller = new AbortController()
  const { signal } = controller
  const never = () => controller.abort()
  const now = () => {
    if (signal.aborted) return
    never()
    act()
  }
  for (const type of ['keydown', 'pointerdown', 'pagehide'])
    window.addEventListener(type, now, { capture: true, signal })
  requestAnimationFrame(() => setTimeout(now))
  setTimeout(now, LONGEST)
  return { now, never }
}
