import { entities, type EntityKind } from '#src/contract/entities.ts'
import type { FieldChange } from '#src/contract/orders/events.ts'
import type { TransportStatus } from '#src/domain/workflow/transport-status.ts'
import type { Actor, Unit } from '../core/handle.ts'
import type { EntityName, Row } from '../store/models.ts'
import type { Store } from '../store/store.ts'
import type { AnyCascade } from './cascades.ts'
import { type LiveChanges, newsOf } from './news.ts'
import type { Outbox } from './outbox.ts'
import { RecordingStore } from './recording-store.ts'
import type { UndoRules } from './undo-rules.ts'

/** What kinds declare of themselves, for whatever writes them. What only a change needs is fetched with the first one. */
export interface WriteRules {
  liveChanges: LiveChanges
  cascades(): Promise<readonly AnyCascade[]>
  undo(): Promise<UndoRules>
}

/** A record something is done to. */
export interface Head {
  kind: EntityKind
  id: string
}

/** What an event says beside the fields. */
export interface EventText {
  type: string
  payload?: Record<string, unknown> | undefined
}

/** What is being done just now. */
interface OpenAct {
  /** Where it began among the writes. */
  mark: number
  /** What the events of records touched along say. */
  said: Map<string, EventText & Head>
}

/** What a command knows and its cascades have to, by the record it is about. */
interface Intents {
  /** What the transport of an order becomes that no one drives any more; called off without. */
  planned: TransportStatus
}

/** All that one call writes, in one transaction, told once it is committed. */
export class UnitOfWork implements Unit {
  /** What the rules read and write by. */
  readonly store: RecordingStore
  readonly rules: WriteRules
  readonly source: string | undefined
  /** The act that runs; those begun within are part of it. */
  open: OpenAct | undefined
  /** The event that is taken back. */
  undoing: Row<'events'> | undefined
  readonly #inside: Store
  readonly #outbox: Outbox
  readonly #intents = new Map<string, unknown>()

  /** `source`: the call it comes from. */
  constructor(inside: Store, rules: WriteRules, outbox: Outbox, source?: string) {
    // What is written through both would be told twice.
    if (inside instanceof RecordingStore) throw new Error(`The call has a unit of work for ${inside.tenantId} already`)
    this.#inside = inside
    this.store = new RecordingStore(inside)
    this.store.owner = this
    this.rules = rules
    this.#outbox = outbox
    this.source = source
  }

  finish(actor: Actor): Promise<number | undefined> {
    return this.#outbox.append(this.#inside, newsOf(this.store.steps, this.rules.liveChanges), actor)
  }

  intend<N extends keyof Intents>(name: N, id: string, value: Intents[N]): void {
    this.#intents.set(`${name} ${id}`, value)
  }

  intended<N extends keyof Intents>(name: N, id: string): Intents[N] | undefined {
    return this.#intents.get(`${name} ${id}`) as Intents[N] | undefined
  }

  /** Ids of the records of an entity that the act has written so far. */
  touched(entity: EntityName): string[] {
    const steps = this.store.steps.slice(this.open?.mark ?? 0)
    return [...new Set(steps.filter((step) => step.entity === entity).map(({ id }) => id))]
  }

  /** What the event that is taken back changed of a record; nothing where none is, or where it did not touch it. */
  undone(
    entity: EntityName,
    id: string,
  ): { change: 'created' | 'updated' | 'removed'; fields: FieldChange[] } | undefined {
    const entry = this.undoing?.changes?.find((one) => one.entity === entity && one.id === id)
    return entry && { change: entry.change, fields: [...entry.fields, ...entry.follows] }
  }
}

/** Under which name a kind is stored. */
export const entityOf = (kind: EntityKind): EntityName => entities[kind].entity

const kinds: ReadonlyMap<string, EntityKind> = new Map(
  (Object.keys(entities) as EntityKind[]).map((kind) => [entities[kind].entity, kind]),
)

/** The kind behind an entity's name; nothing for what is no kind of record. */
export const kindOfEntity = (entity: string): EntityKind | undefined => kinds.get(entity)
