import { useSyncExternalStore } from 'react'

let since: number | undefined

function subscribe(listener: () => void): () => void {
  const changed = () => {
    since = navigator.onLine ? undefined : (since ?? Date.now())
    listener()
  }
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

function current(): number | undefined {
  if (navigator.onLine) since = undefined
  else since ??= Date.now()
  return since
}

/** Since when the computer is offline, in milliseconds since 1970; nothing while it is online. */
export function useOfflineSince(): number | undefined {
  return useSyncExternalStore(subscribe, current)
}
