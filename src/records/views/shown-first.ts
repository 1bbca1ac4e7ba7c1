import { useEffect, useRef, useState } from 'react'
import { afterPainting, type PaintCallback } from '#src/workspace/loading/after-painting.ts'

/** What a list shows before its address says so. */
interface ShownFirst {
  /** What the address said then, and is to say. */
  from: string
  to: string
  isSaid: boolean
}

/**
 * A change of the list that is drawn before it is written into the address: the router's pass through the screen need not
 * stand between a click and the rows. The address follows when they have been painted, and before anything else a person does.
 */
export function useShownFirst() {
  const [shown, setShown] = useState<ShownFirst>()
  const waiting = useRef<PaintCallback>(undefined)
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
