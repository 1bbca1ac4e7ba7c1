/**
 * The time, and what happens by it. A real one is the machine's clock, kept right by a time service: it may be a second off, and
 * never goes back by more. What has to happen although the program ends in between is a job, and no timer.
 */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Does something once, after so many milliseconds; answers how to give it up. */
  after(milliseconds: number, act: () => void): () => void
  /** Does something again and again, and holds no program open for it; answers how to end it. */
  every(milliseconds: number, act: () => void): () => void
}

/** The clock of this machine; tests move `now` by themselves. */
export function systemClock(now: () => number = Date.now): Clock {
  return {
    now,
    after(milliseconds, act) {
      const timer = setTimeout(act, milliseconds)
      return () => clearTimeout(timer)
    },
    every(milliseconds, act) {
      const timer: unknown = setInterval(act, milliseconds)
      if (isOfNode(timer)) timer.unref()
      return () => clearInterval(timer as number)
    },
  }
}

const isOfNode = (timer: unknown): timer is { unref(): void } =>
  typeof timer === 'object' && timer !== null && 'unref' in timer
