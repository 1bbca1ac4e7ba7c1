import { slots } from '#src/storage/slots.ts'
import type { Store } from '#src/storage/store.ts'

/** Automatic reloads that are allowed within the window, and the window in milliseconds. Source: decision A11 */
export const MOST_RELOADS = 3
export const RELOAD_WINDOW = 120_000

/**
 * Whether the page may reload by itself once more at `now` (milliseconds). Where nothing can be kept no one could count,
 * and a page that is broken for good would reload for ever: then it may not. Never throws.
 */
export function mayReload(tab: Store, now: number): boolean {
  const before = reloads(tab, now)
  return before.length < MOST_RELOADS && tab.set(slots.criticalReloads, before)
}

/** Counts one automatic reload; false when it cannot be counted, so that it must not happen. Never throws. */
export function countReload(tab: Store, now: number): boolean {
  const before = reloads(tab, now)
  return before.length < MOST_RELOADS && tab.set(slots.criticalReloads, [...before, now])
}

/** The moments of the reloads within the window; a broken entry counts as none. */
function reloads(tab: Store, now: number): number[] {
  return tab.get(slots.criticalReloads).filter((at) => now - at < RELOAD_WINDOW && at <= now)
}
