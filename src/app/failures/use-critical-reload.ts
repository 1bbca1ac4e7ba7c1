import { useEffect, useMemo, useState } from 'react'
import { forgetStorage, openTabStore } from '#src/storage/browser.ts'
import type { Store } from '#src/storage/store.ts'
import { countReload, mayReload } from './reload-limit.ts'

/** Seconds until the page reloads by itself. Source: specification 2 and 9 */
export const RELOAD_AFTER = 3

/** What a broken page can do to itself; tests lend other things. */
export interface ReloadPorts {
  reload(): void
  /** Without a network a reload would leave nothing at all. */
  isOnline(): boolean
  now(): number
  /** What only this tab keeps. */
  storage: Store
  /** Forgets what this computer has stored: session, drafts, preferences. */
  forget(): void
}

const browser: ReloadPorts = {
  reload: () => location.reload(),
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  storage: openTabStore(),
  forget() {
    forgetStorage()
    if (__MOCK_BACKEND__) void forgetMockWorlds()
  },
}

/** The backend inside the browser starts over, too: what it has kept may be what is broken. */
async function forgetMockWorlds(): Promise<void> {
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith('dispo-mock') === true) indexedDB.deleteDatabase(name)
  }
}

export interface CriticalReload {
  secondsLeft: number | undefined
  stop(): void
  reload(): void
  /** First asks, then forgets everything local and reloads. */
  reset(): void
  asksToReset: boolean
}

/** The countdown to the automatic reload, and the choices beside it. `secondsLeft` is nothing once it does not run. */
export function useCriticalReload(ports: ReloadPorts = browser): CriticalReload {
  const [secondsLeft, setSecondsLeft] = useState(() =>
    ports.isOnline() && mayReload(ports.storage, ports.now()) ? RELOAD_AFTER : undefined,
  )
  const [asksToReset, setAsksToReset] = useState(false)
  useEffect(() => {
    if (secondsLeft === undefined) return undefined
    const timer = setTimeout(() => {
      if (secondsLeft > 1) return setSecondsLeft(secondsLeft - 1)
      setSecondsLeft(undefined)
      if (ports.isOnline() && countReload(ports.storage, ports.now())) ports.reload()
    }, 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft, ports])
  return useMemo(
    () => ({
      secondsLeft,
      stop: () => setSecondsLeft(undefined),
      reload: ports.reload,
      reset() {
        if (!asksToReset) return setAsksToReset(true)
        ports.forget()
        ports.reload()
      },
      asksToReset,
    }),
    [secondsLeft, asksToReset, ports],
  )
}
