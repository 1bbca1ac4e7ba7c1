/** Automatic reloads that are allowed within the window, and the window in milliseconds. Source: decision A11 */
export const MOST_RELOADS = 3
export const RELOAD_WINDOW = 120_000

const KEY = 'critical-reloads'

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Whether the page may reload by itself once more at `now` (milliseconds). Without a storage nobody could count, and a
 * page that is broken for good would reload for ever: then it may not. Never throws.
 */
export function mayReload(storage: TabStorage | undefined, now: number): boolean {
  const before = readReloads(storage, now)
  return before !== undefined && before.length < MOST_RELOADS
}

/** Counts one automatic reload; false when it cannot be counted, so that it must not happen. Never throws. */
export function countReload(storage: TabStorage | undefined, now: number): boolean {
  const before = readReloads(storage, now)
  if (before === undefined || storage === undefined || before.length >= MOST_RELOADS) return false
  try {
    storage.setItem(KEY, JSON.stringify([...before, now]))
    return true
  } catch {
    return false
  }
}

/** The moments of the reloads within the window; a broken entry counts as none, a storage that throws as unknown. */
function readReloads(storage: TabStorage | undefined, now: number): number[] | undefined {
  try {
    const list = parsed(storage?.getItem(KEY) ?? null)
    if (storage === undefined) return undefined
    return list.filter((at) => now - at < RELOAD_WINDOW && at <= now)
  } catch {
    return undefined
  }
}

function parsed(text: string | null): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((at): at is number => typeof at === 'number') : []
  } catch {
    return []
  }
}

/** The tab's own storage, or nothing where even asking for it throws. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}
