import { ApiError } from './api-error.ts'

/** Milliseconds after which a request is given up. Source: specification 9 */
export const API_TIMEOUT = 30_000

/** Most repeats of a failed query by the cache. Source: specification 9 */
export const MAX_RETRIES = 2

/** Whether the cache asks again: at most twice, never after a 4xx, nor where a repeat cannot help. */
export function shouldRetryQuery(failedBefore: number, error: unknown): boolean {
  if (failedBefore >= MAX_RETRIES) return false
  if (!(error instanceof ApiError)) return false
  if (error.status >= 400 && error.status < 500) return false
  return error.kind !== 'offline' && error.kind !== 'aborted' && error.kind !== 'unauthenticated'
}

/** Milliseconds before the next try: 1 s doubling up to 30 s. Source: specification 9 */
export function retryDelay(failedBefore: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.min(failedBefore, 10))
}

/** A signal that fires with the first of its sources. `release` takes the listeners off again. */
export interface ComposedSignal {
  signal: AbortSignal
  release(): void
}

export function composeSignals(sources: readonly (AbortSignal | undefined)[]): ComposedSignal {
  const controller = new AbortController()
  const given = sources.filter((source) => source !== undefined)
  const abort = () => controller.abort()
  if (given.some((source) => source.aborted)) controller.abort()
  for (const source of given) source.addEventListener('abort', abort, { once: true })
  return {
    signal: controller.signal,
    release: () => {
      for (const source of given) source.removeEventListener('abort', abort)
    },
  }
}

/** Waits for a promise that cannot be stopped, but only until the signal fires. */
export function untilAborted<T>(signal: AbortSignal, promise: Promise<T>, reason: () => Error): Promise<T> {
  if (signal.aborted) return Promise.reject(reason())
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(reason())
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
