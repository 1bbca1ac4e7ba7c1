/** What is never covered: feet with buttons, what lies at the foot of the screen, and what else says that it is worked on. */
const FEET = '[data-foot], [data-worked-on], .panel-dock'
/** Of the upper edge of the screen, px: what would stand higher has no room at all. */
const HIGHEST = 48
/** Between a message and what it gives way to, px. */
const GAP = 8
/** Above the foot of a list or a panel, px. */
const USUAL = 80
/** Higher than this is no row and no field, but a whole part of the screen, px. */
const HIGHEST_ROW = 120

/** A place on the screen, px from its edges. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Pure: how far from the lower edge of the screen a stack of messages stands, so that it covers none of the boxes: where it
 * usually does, else right above what is in the way; where there is no room for it at all, where it usually does. `stack`: where
 * it is now; px.
 */
export function clearBottom(stack: Box, boxes: readonly Box[], screen: number): number {
  const height = stack.bottom - stack.top
  let bottom = USUAL
  // Above one box there may be another; each is passed once at most.
  for (let tries = 0; tries <= boxes.length; tries++) {
    const [low, high] = [screen - bottom, screen - bottom - height]
    const hit = boxes.filter((box) => {
      return box.left < stack.right && box.right > stack.left && box.top < low && box.bottom > high
    })
    if (hit.length === 0) return bottom
    bottom = screen - Math.min(...hit.map(({ top }) => top)) + GAP
    if (screen - bottom - height < HIGHEST) return USUAL
  }
  return bottom
}

/** Keeps the messages away from buttons and from where the keyboard is, until the signal ends it. */
export function keepClear(stack: HTMLElement | null, signal: AbortSignal): void {
  if (stack === null || signal.aborted) return
  let isAsked = false
  const place = () => {
    isAsked = false
    if (signal.aborted) return
    const boxes = [...document.querySelectorAll(FEET), ...here()].map((element) => element.getBoundingClientRect())
    const bottom = clearBottom(
      stack.getBoundingClientRect(),
      boxes.filter(({ height }) => height > 0),
      window.innerHeight,
    )
    stack.style.bottom = `${bottom}px`
  }
  const ask = () => {
    if (!isAsked) requestAnimationFrame(place)
    isAsked = true
  }
  document.addEventListener('focusin', ask, { signal })
  // What is carried goes on without the focus.
  document.addEventListener('keyup', ask, { signal })
  document.addEventListener('scroll', ask, { signal, capture: true, passive: true })
  window.addEventListener('resize', ask, { signal })
  // A foot may come with the very thing the message is about.
  const size = new ResizeObserver(ask)
  size.observe(stack)
  for (const foot of document.querySelectorAll('[data-panel]')) size.observe(foot)
  signal.addEventListener('abort', () => size.disconnect())
  place()
}

/** Where the keyboard is: the row, else the field or button, and nothing of the messages themselves. */
function here(): Element[] {
  const element = document.activeElement
  const row = element?.closest('[data-index]') ?? element
  if (row === null || row === undefined || row.closest('.toasts') !== null) return []
  return row.getBoundingClientRect().height > HIGHEST_ROW ? [] : [row]
}
