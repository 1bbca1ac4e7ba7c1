import type { ToastRequest } from '#src/commands/gate/command.ts'

/** A message in the corner. `duration` in milliseconds, 0: until it is closed. Source: specification 3 */
export interface Toast extends ToastRequest {
  id: string
  duration: number
  /** Milliseconds since 1970. */
  createdAt: number
}

interface Clock {
  now(): number
  later(task: () => void, delay: number): () => void
}

/** The toasts: at most three are shown, the others wait their turn; time runs only for what is shown and not paused. */
export interface ToastQueue {
  shown(): readonly Toast[]
  add(toast: Toast): void
  remove(id: string): void
  pause(paused: boolean): void
}

export const MOST_SHOWN = 3

interface ToastTimer {
  toast: Toast
  /** Milliseconds left when the clock last started. */
  left: number
  startedAt: number
  stop?: () => void
}

interface Listeners {
  /** Other toasts are shown than before. */
  changed(): void
  /** A toast has been shown for its whole time. */
  expired(toast: Toast): void
}

/** Makes an empty queue. */
export function createToastQueue(clock: Clock, { changed, expired }: Listeners): ToastQueue {
  let shown: ToastTimer[] = []
  let waiting: Toast[] = []
  let paused = false
  let list: readonly Toast[] = []

  function start(running: ToastTimer): void {
    if ((paused && running.toast.runsFor === undefined) || running.toast.duration === 0) return
    running.startedAt = clock.now()
    running.stop = clock.later(() => expire(running.toast), running.left)
  }
  function expire(toast: Toast): void {
    remove(toast.id)
    expired(toast)
  }
  function stop(running: ToastTimer): void {
    if (running.stop === undefined) return
    running.stop()
    delete running.stop
    running.left = Math.max(0, running.left - (clock.now() - running.startedAt))
  }
  function show(toast: Toast): void {
    const running: ToastTimer = { toast, left: toast.duration, startedAt: clock.now() }
    shown.push(running)
    start(running)
  }
  function fill(): void {
    makeRoom()
    while (shown.length < MOST_SHOWN) {
      const next = waiting.shift()
      if (next === undefined) break
      show(next)
    }
    list = shown.map((running) => running.toast)
    changed()
  }
  /** Three errors that stay must not hide all that comes later: the oldest goes back to the end of the queue. */
  function makeRoom(): void {
    const passing = waiting.findIndex((toast) => toast.duration > 0)
    if (passing < 0 || shown.length < MOST_SHOWN || shown.some((running) => running.toast.duration > 0)) return
    const [next] = waiting.splice(passing, 1)
    const oldest = shown.shift()
    if (oldest !== undefined) waiting.push(oldest.toast)
    if (next !== undefined) show(next)
  }
  function remove(id: string): void {
    const gone = shown.find((running) => running.toast.id === id)
    if (gone !== undefined) stop(gone)
    shown = shown.filter((running) => running !== gone)
    waiting = waiting.filter((toast) => toast.id !== id)
    fill()
  }

  return {
    shown: () => list,
    add(toast) {
      // What answers a key is seen at once: the oldest steps back and comes again.
      const oldest = toast.answers && shown.length === MOST_SHOWN ? shown.shift() : undefined
      if (oldest) {
        stop(oldest)
        waiting.unshift(oldest.toast)
      }
      waiting[toast.answers ? 'unshift' : 'push'](toast)
      fill()
    },
    remove,
    pause(next) {
      if (next === paused) return
      paused = next
      // What counts down goes on: the moment it waits for does not stay away.
      for (const running of shown) if (running.toast.runsFor === undefined) (paused ? stop : start)(running)
    },
  }
}
