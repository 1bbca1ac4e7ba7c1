import type { Reminder, Reminders } from './reminders.ts'

/** Milliseconds after which the clock is looked at all the same: computers sleep, and their clocks are set. */
const LONGEST = 30_000

/** How long a tab keeps the lock after it has taken reminders, ms: what it has written is not in every other tab at once. */
const SETTLING = 1000

interface Ports {
  reminders: Reminders
  /** Lets one tab at a time do something. */
  withLock<T>(task: () => Promise<T>): Promise<T>
  show(due: readonly Reminder[]): void
}

/**
 * Tells of each reminder once its time has come, in the one tab that is looked at: what no one looks at waits until somebody does.
 * What has become due while no page was open is told of at once. Returns how to end that.
 */
export function watchReminders({ reminders, withLock, show }: Ports): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false

  async function take(): Promise<void> {
    // While this tab waited for its turn another one may have told of it, or the person has gone.
    if (ended || document.visibilityState === 'hidden') return
    const due = reminders.takeDue(Date.now())
    if (due.length === 0) return
    show(due)
    await new Promise((resolve) => setTimeout(resolve, SETTLING))
  }
  function look(): void {
    clearTimeout(timer)
    const [next] = reminders.waiting()
    if (ended || next === undefined || document.visibilityState === 'hidden') return
    const left = next.at - Date.now()
    if (left > 0) timer = setTimeout(look, Math.min(LONGEST, left))
    // Where no lock is to be had the clock tries again.
    else void withLock(take).then(look, () => (timer = setTimeout(look, LONGEST)))
  }

  const unsubscribe = reminders.subscribe(look)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    ended = true
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', look)
  }
}
