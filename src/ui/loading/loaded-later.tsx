import { lazy, useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from './when-idle.ts'

/** A part of the interface whose code is fetched on its own. */
export interface LoadedLater<Props> {
  /** Draws the part; inside a `Suspense`, for the time its code is on its way. Throws without it, and refetches next time. */
  component: ComponentType<Props>
  /** Fetches the code ahead of time; rejects where it cannot be had, and may be tried again. */
  preload(): Promise<unknown>
}

/** ms before code that could not be had is asked for again. */
const RETRY_PAUSE = 1000

/**
 * A part that is drawn at once when its code is there already. `lazy` alone shows the fallback even then, for the 300 ms
 * React waits before it replaces one, and what is typed in that time goes to the screen behind.
 */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>): LoadedLater<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => (loaded ??= await load())
  let waiting: ComponentType<Props> | undefined
  let failedAt: number | undefined
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await preload() }
      } catch (error) {
        failedAt = performance.now()
        throw error
      }
    }) as ComponentType<Props>
  /** A rejected `lazy` stays rejected: another takes its place, but not while React still draws again what has thrown. */
  const pending = () => {
    const isOver = failedAt !== undefined && performance.now() - failedAt > RETRY_PAUSE
    if (isOver) [waiting, failedAt] = [undefined, undefined]
    return (waiting ??= attempt())
  }
  function Part(props: Props) {
    // Chosen once: another component in the same place would start over and lose what was typed.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? pending())
    return <Content {...props} />
  }
  return { component: Part, preload }
}

/** ms after the first drawing: what is fetched ahead must not delay what is seen. Source: specification 9. */
const AHEAD_DELAY = 2000

/** Fetches code ahead of its use, once, when the screen stands; offline only as soon as there is a network again. */
export function useLoadAhead(load: () => void): void {
  const [first] = useState(() => load)
  useEffect(() => {
    const stopped = new AbortController()
    const begin = () => {
      if (navigator.onLine) return first()
      addEventListener('online', first, { once: true, signal: stopped.signal })
    }
    const timer = setTimeout(begin, AHEAD_DELAY)
    return () => {
      clearTimeout(timer)
      stopped.abort()
    }
  }, [first])
}

/**
 * Fetches code of what a screen is asked for next, once the screen shows what it is there for and the browser has nothing
 * else to do: it is there before the first key, and delays nothing.
 */
export function useLoadBehind(isShown: boolean, load: () => void): void {
  const [first] = useState(() => load)
  useEffect(() => {
    return isShown ? whenIdle(first) : undefined
  }, [isShown, first])
}
