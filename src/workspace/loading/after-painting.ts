/** Milliseconds after which a page that paints nothing, as it is out of sight, is not waited for. */
const LONGEST = 100

/** What waits for the painting: done at once by `now`, called off by `never`. */
export interface PaintCallback {
  now(): void
  never(): void
}

/**
 * What need not stand between a key and the screen it leads to: done when that has been painted, and before anything else a
 * person does.
 */
export function afterPainting(act: () => void): PaintCallback {
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
