/** Below this difference, in milliseconds, two clocks agree: answers take their time, and the header has no fractions. */
const AGREEMENT = 60_000

/** The time by the server's clock: what a server dates is judged by it, so that a computer's wrong one locks no one out. */
export interface ServerClock {
  /** Milliseconds since 1970; by the own clock until the server has told of its own. */
  now(): number
  /** The date of an answer that has come just now. */
  answered(date: number): void
  /** When a token was made that has come just now: a word for as long as no answer has had a date. */
  issued(at: number): void
}

export function createServerClock(own: () => number): ServerClock {
  let ahead = 0
  let isDated = false
  const set = (at: number) => {
    const difference = at - own()
    ahead = Math.abs(difference) < AGREEMENT ? 0 : difference
  }
  return {
    now: () => own() + ahead,
    answered(date) {
      if (!Number.isFinite(date)) return
      isDated = true
      set(date)
    },
    issued(at) {
      if (!isDated && Number.isFinite(at)) set(at)
    },
  }
}
