import type { Clock } from './clock.ts'

/** A clock that can be put forward, and stopped. */
export interface MovableClock extends Clock {
  /** Milliseconds by which it differs from the one it follows; as of the stop while it stands. */
  readonly offset: number
  readonly isRunning: boolean
  /**
   * Moves the time by milliseconds. What was to happen once and is due now happens at once, in the order of time; what happens again and
   * again happens once where its time has come, and not as often as it would have.
   */
  advance(milliseconds: number): void
  /** The time stands, and nothing happens again and again; waits that have begun, of an answer say, go on in real time. */
  stop(): void
  /** From where it stands. */
  goOn(): void
  /** Shows this many milliseconds more than the clock it follows, and runs. */
  put(offset: number): void
}

interface Timer {
  dueAt: number
  fire(): void
}

/** Makes a clock movable. */
export function movableClock(base: Clock): MovableClock {
  let offset = 0
  let stoppedAt: number | undefined
  const once = new Set<Timer>()
  const repeated = new Set<Timer & { pause: number }>()
  const now = () => stoppedAt ?? base.now() + offset
  const isRunning = () => stoppedAt === undefined

  return {
    now,
    get offset() {
      return now() - base.now()
    },
    get isRunning() {
      return isRunning()
    },
    after(milliseconds, act) {
      const timer: Timer = { dueAt: now() + milliseconds, fire }
      const stop = base.after(milliseconds, fire)
      once.add(timer)
      return giveUp

      function giveUp(): void {
        stop()
        once.delete(timer)
      }
      function fire(): void {
        giveUp()
        act()
      }
    },
    every(milliseconds, act) {
      const timer = { dueAt: now() + milliseconds, pause: milliseconds, fire }
      const stop = base.every(milliseconds, () => isRunning() && fire())
      repeated.add(timer)
      return () => {
        stop()
        repeated.delete(timer)
      }

      function fire(): void {
        timer.dueAt = now() + milliseconds
        act()
      }
    },
    advance(milliseconds) {
      if (stoppedAt === undefined) offset += milliseconds
      else stoppedAt += milliseconds
      const due = [...once, ...repeated].filter(({ dueAt }) => dueAt <= now())
      for (const { fire } of due.toSorted((a, b) => a.dueAt - b.dueAt)) fire()
      // Put back, it would wait for a time long past.
      for (const timer of repeated) timer.dueAt = Math.min(timer.dueAt, now() + timer.pause)
    },
    stop() {
      stoppedAt ??= now()
    },
    goOn() {
      if (stoppedAt === undefined) return
      offset = stoppedAt - base.now()
      stoppedAt = undefined
    },
    put(wanted) {
      offset = wanted
      stoppedAt = undefined
    },
  }
}
