import { secretText, type Random } from '../../ports/random.ts'

/** Most tokens that are known at once: anyone who has an older one is refused, fetches a new one and goes on (decision A12). */
const MOST = 4096

/** CSRF tokens this server has given; they end with it. */
export class CsrfTokens {
  readonly #random: Random
  readonly #given = new Set<string>()

  constructor(random: Random) {
    this.#random = random
  }

  issue(): string {
    const token = secretText(this.#random)
    this.#given.add(token)
    const [oldest] = this.#given
    if (this.#given.size > MOST && oldest !== undefined) this.#given.delete(oldest)
    return token
  }

  /** Whether this server gave a token and still accepts it. */
  has(token: string): boolean {
    return this.#given.has(token)
  }

  /** Refuses the tokens given until now. */
  rotate(): void {
    this.#given.clear()
  }
}
