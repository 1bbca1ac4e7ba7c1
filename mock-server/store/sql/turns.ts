import { AsyncLocalStorage } from 'node:async_hooks'

/** What the connection is taken for: by readers together, by one writer, by a transaction. */
type Kind = 'readers' | 'writer' | 'transaction'

/** The time in which the connection is somebody's. */
export interface Turn {
  readonly kind: Kind
  isOpen: boolean
  /** Names of the savepoints that are open, and how many there were. */
  savepoints: string[]
  counted: number
  /** Two savepoints have run at once: what one took back may have been the other's. */
  overlap: boolean
}

/** Readers with a turn in common, which ends with the last of them. */
interface Readers {
  turn: Turn
  count: number
  begun: Promise<void>
  leave: () => void
}

/**
 * Who has the one connection: a writer alone, or readers together. Anyone who comes waits for those before; what is asked within
 * a turn, by the store of whatever tenant, is part of it instead of waiting for itself.
 */
export class Turns {
  readonly #running = new AsyncLocalStorage<Turn>()
  #last: Promise<void> = Promise.resolve()
  /** Whom a further reader joins: no one waits behind them. */
  #readers: Readers | undefined

  /** The turn that the caller is in. */
  get current(): Turn | undefined {
    const turn = this.#running.getStore()
    return turn?.isOpen ? turn : undefined
  }

  /** Runs when those before are done, and no one beside it. */
  async alone<T>(kind: Exclude<Kind, 'readers'>, work: (turn: Turn) => Promise<T>): Promise<T> {
    this.#readers = undefined
    const { turn, begun, leave } = this.#enter(kind)
    await begun
    try {
      return await this.#running.run(turn, () => work(turn))
    } finally {
      leave()
    }
  }

  /** Runs beside other readers when the writers before are done; those that come later wait. */
  async together<T>(work: () => Promise<T>): Promise<T> {
    const readers = (this.#readers ??= { ...this.#enter('readers'), count: 0 })
    readers.count += 1
    await readers.begun
    try {
      return await this.#running.run(readers.turn, work)
    } finally {
      readers.count -= 1
      if (readers.count === 0) this.#end(readers)
    }
  }

  #end(readers: Readers): void {
    if (this.#readers === readers) this.#readers = undefined
    readers.leave()
  }

  #enter(kind: Kind): { turn: Turn; begun: Promise<void>; leave: () => void } {
    const turn: Turn = { kind, isOpen: true, savepoints: [], counted: 0, overlap: false }
    const begun = this.#last
    let settle = (): void => undefined
    this.#last = new Promise((resolve) => (settle = resolve))
    const leave = () => {
      turn.isOpen = false
      settle()
    }
    return { turn, begun, leave }
  }
}
