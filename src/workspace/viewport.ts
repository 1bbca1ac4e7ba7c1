import { useSyncExternalStore } from 'react'

/** How many side panels stand beside the main panel; below 900 px panels are a stack and only the active one shows. */
export type Viewport = { stacked: boolean; sidePanels: number; wide: boolean }

const stack = '(max-width: 899px)'
const wide = '(min-width: 1600px)'
const widest = '(min-width: 2400px)'

const shapes: Record<string, Viewport> = {
  stack: { stacked: true, sidePanels: 1, wide: false },
  narrow: { stacked: false, sidePanels: 1, wide: false },
  wide: { stacked: false, sidePanels: 2, wide: true },
  widest: { stacked: false, sidePanels: 3, wide: true },
}

function current(): string {
  if (matchMedia(stack).matches) return 'stack'
  if (matchMedia(widest).matches) return 'widest'
  return matchMedia(wide).matches ? 'wide' : 'narrow'
}

function subscribe(listener: () => void): () => void {
  const queries = [stack, wide, widest].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

const small = '(max-width: 639px)'

/** Whether it is as narrow as a telephone: there is no room for what only a keyboard needs. */
export function useIsSmall(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(small)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(small).matches,
  )
}

/** The room there is, re-rendering only when it changes its kind. */
export function useViewport(): Viewport {
  return shapes[useSyncExternalStore(subscribe, current)]!
}
