import type { EndpointName } from '#src/contract/index.ts'
import { ApiError } from './api-error.ts'

/** Only these say "there is no such call here"; anything else is the server's answer. Source: decision A8 */
export function isMissingPath(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && [404, 405, 501].includes(error.status)
}

/** Tries paths in order, going on only where a path does not exist. Throws the last error. */
export async function inOrder<T>(
  paths: readonly [string, ...string[]],
  attempt: (path: string, index: number) => Promise<T>,
): Promise<T> {
  const last = paths.length - 1
  for (const [index, path] of paths.slice(0, last).entries()) {
    try {
      return await attempt(path, index)
    } catch (error) {
      if (!isMissingPath(error)) throw error
    }
  }
  return attempt(paths[last] ?? paths[0], last)
}

/**
 * The key of one path of a chain: the first path has the intent's own key; the others need their own, for the server
 * may have stored its "not found" under the first. They derive from it, so a repeated intent repeats all of them.
 */
export function keyOfPath(key: string, index: number): string {
  return index === 0 ? key : `${key}-${index}`
}

/** Lists for which a 404 means "nothing there yet". Source: specification 7, orders */
const emptyWhenMissing = new Set<EndpointName>(['customers.orderHistory', 'carriers.orderHistory'])

export function isEmptyWhenMissing(endpoint: EndpointName, error: unknown): boolean {
  return emptyWhenMissing.has(endpoint) && error instanceof ApiError && error.status === 404
}
