/** Where a browser does not tell when it has nothing to do. */
const IDLE_DELAY = 200

/** Does something once the browser has nothing else to do, at the latest after `limit` ms; the returned function calls it off. */
export function whenIdle(act: () => void, limit?: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, IDLE_DELAY)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, limit === undefined ? undefined : { timeout: limit })
  return () => cancelIdleCallback(request)
}
