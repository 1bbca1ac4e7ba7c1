import { useEffect, useState } from 'react'

/** How much room a list has, px: the height of what scrolls, and its width without the scroll bar. */
interface Place {
  height: number
  inner: number
}

const nowhere: Place = { height: 0, inner: 0 }

/** By the names of lists. Of the window and not of a session: it says nothing about what the lists show. */
const places = new Map<string, Place>()

/**
 * The room a list of this name had when it was on the screen last. One that comes back is drawn for it at once; else it would
 * be drawn empty first, laid out to be measured, and drawn again.
 */
export function useLastPlace(list: string): Place {
  return useState(() => places.get(list) ?? nowhere)[0]
}

/** Keeps the room a list has now for when it comes back. */
export function useNotedPlace(list: string, height = 0, inner = 0): void {
  useEffect(() => {
    if (height > 0) places.set(list, { height, inner })
  }, [list, height, inner])
}
