/** Wrong passwords that cost nothing but the try. */
const FREE_TRIES = 5
/** Milliseconds of the first pause, which doubles with each further wrong password, and of the longest one. */
const FIRST_PAUSE = 10_000
const LONGEST_PAUSE = 15 * 60_000
/** Milliseconds after which wrong passwords are forgotten. */
const FORGOTTEN_AFTER = 60 * 60_000
/** Most names that are remembered; those tried least recently make room. */
const MOST_NAMES = 20_000

/** What is known of one account or one address. */
interface Tally {
  failures: number
  /** Epoch milliseconds. */
  pausedUntil: number
  lastFailure: number
  /** Tries whose password is compared just now. */
  running: Set<Promise<unknown>>
}

/** How a try went that was let through: whether the password was right, and for how long there is a pause now, in milliseconds. */
export interface TryResult {
  isRight: boolean
  pause: number
}

/**
 * Wrong passwords by account and by address. After five there is a pause, longer with each further one. A try counts before its
 * password is compared: of a hundred at once five are compared, and the others wait for what comes of them. A right password forgives
 * those of its account, and none of its address, where others may be tried.
 */
export class SignInTries {
  readonly #now: () => number
  readonly #tallies = new Map<string, Tally>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Compares a password unless there is a pause: then it answers only how long that lasts, in milliseconds. */
  async attempt(
    names: { account: string; address?: string | undefined },
    compare: () => Promise<boolean>,
  ): Promise<TryResult | { wait: number }> {
    const tallies = [`account ${names.account}`, ...(names.address === undefined ? [] : [`address ${names.address}`])]
    for (;;) {
      const known = tallies.map((name) => this.#tally(name))
      const wait = Math.max(...known.map(({ pausedUntil }) => pausedUntil - this.#now()))
      if (wait > 0) return { wait }
      const busy = known.find(({ failures, running }) => running.size > 0 && failures + running.size >= FREE_TRIES)
      if (!busy) return this.#compare(known, compare)
      await Promise.race([...busy.running].map((one) => one.catch(() => undefined)))
    }
  }

  async #compare(known: readonly Tally[], compare: () => Promise<boolean>): Promise<TryResult> {
    const comparing = compare()
    const settled: Promise<TryResult> = comparing.then(
      (isRight) => this.#settle(known, settled, isRight),
      (error: unknown) => {
        for (const { running } of known) running.delete(settled)
        throw error
      },
    )
    for (const { running } of known) running.add(settled)
    return settled
  }

  #settle(known: readonly Tally[], settled: Promise<TryResult>, isRight: boolean): TryResult {
    const now = this.#now()
    for (const tally of known) tally.running.delete(settled)
    if (isRight) {
      const [account] = known
      if (account) account.failures = 0
      return { isRight, pause: 0 }
    }
    const pauses = known.map((tally) => {
      tally.failures += 1
      tally.lastFailure = now
      const over = tally.failures - FREE_TRIES
      const pause = over < 0 ? 0 : Math.min(FIRST_PAUSE * 2 ** over, LONGEST_PAUSE)
      tally.pausedUntil = now + pause
      return pause
    })
    return { isRight, pause: Math.max(...pauses) }
  }

  /** The tally of a name, as the one used last. */
  #tally(name: string): Tally {
    const found = this.#tallies.get(name)
    const isKept = found && (found.running.size > 0 || this.#now() - found.lastFailure < FORGOTTEN_AFTER)
    const tally: Tally = isKept ? found : { failures: 0, pausedUntil: 0, lastFailure: 0, running: new Set() }
    this.#tallies.delete(name)
    this.#tallies.set(name, tally)
    const [oldest] = this.#tallies.keys()
    if (this.#tallies.size > MOST_NAMES && oldest !== undefined) this.#tallies.delete(oldest)
    return tally
  }
}
