import type { Actor, Unit } from '../core/handle.ts'
import type { Store } from '../store/store.ts'
import { type LiveChanges, newsOf } from './news.ts'
import type { Outbox } from './outbox.ts'
import { RecordingStore } from './recording-store.ts'

/** What kinds declare of themselves, for whatever writes them. */
export interface WriteRules {
  liveChanges: LiveChanges
}

/** One act of a person or a machine: all it writes, in one transaction, told once it is committed. */
export class UnitOfWork implements Unit {
  /** What the rules read and write by. */
  readonly store: Store
  readonly #inside: Store
  readonly #recording: RecordingStore
  readonly #rules: WriteRules
  readonly #outbox: Outbox

  constructor(inside: Store, rules: WriteRules, outbox: Outbox) {
    this.#inside = inside
    this.#recording = new RecordingStore(inside)
    this.store = this.#recording
    this.#rules = rules
    this.#outbox = outbox
  }

  finish(actor: Actor): Promise<number | undefined> {
    return this.#outbox.append(this.#inside, newsOf(this.#recording.steps, this.#rules.liveChanges), actor)
  }
}
